import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { RadioGroup } from './forms/RadioGroup.tsx'
import { SelectField } from './forms/SelectField.tsx'
import { TextArea } from './forms/TextArea.tsx'
import { TextField } from './forms/TextField.tsx'

const options = [
  { value: 'room', label: 'To the room', hint: 'On your bill' },
  { value: 'cash', label: 'Cash' },
] as const

const texts = { label: 'Room', hint: 'On your key', error: 'Fill this in', required: true }

it.each([
  ['a text field', () => <TextField {...texts} />],
  ['a text area', () => <TextArea {...texts} />],
  ['a select', () => <SelectField {...texts} options={options} />],
])('%s is found by its label, is marked as required, and describes its error', (_name, Control) => {
  render(<Control />)
  const control = screen.getByLabelText(/^Room/)
  expect(control).toBeRequired()
  expect(control).toBeInvalid()
  expect(control).toHaveAccessibleDescription('On your key Fill this in')
})

it('text fields limit the length of the text, because the hotel rejects longer ones', () => {
  render([
    <TextField key="line" label="Time" />,
    <TextArea key="area" label="Message" />,
    <TextField key="own" label="Room" maxLength={100} />,
  ])
  const longest = ['Time', 'Message', 'Room'].map((label) => screen.getByLabelText(label).getAttribute('maxlength'))
  expect(longest).toEqual(['250', '2000', '100'])
})

it('radio buttons are a named group with one checked option', () => {
  const group = { legend: 'Payment', name: 'payment', value: 'cash', options, error: 'Choose one' } as const
  render(<RadioGroup {...group} onChange={() => {}} />)
  expect(screen.getByRole('group', { name: 'Payment' })).toHaveAccessibleDescription('Choose one')
  expect(screen.getByRole('radio', { name: 'Cash' })).toBeChecked()
  expect(screen.getByRole('radio', { name: 'To the room On your bill' })).not.toHaveAccessibleDescription()
})
