import { Checkbox } from './Checkbox.tsx'
import { render, screen, fireEvent } from '@testing-library/react'
import { expect, it, beforeEach, describe, vi } from 'vitest'
import { RadioGroup } from './RadioGroup.tsx'
import { SelectField, TextArea, TextField } from './Field.tsx'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { QuantityStepper } from './QuantityStepper.tsx'
import { Stars } from './Stars.tsx'

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
  const group = { legend: 'Payment', name: 'payment', value: 'cash', options } as const
  render(<RadioGroup {...group} onChange={() => {}} />)
  expect(screen.getByRole('group', { name: 'Payment' })).toBeVisible()
  expect(screen.getByRole('radio', { name: 'Cash' })).toBeChecked()
  expect(screen.getByRole('radio', { name: 'To the room On your bill' })).not.toHaveAccessibleDescription()
})

function Soup({ quantityLabel = 'Soups', min = 0 }) {
  const [quantity, setQuantity] = useState(min)
  const labels = { decrease: 'One soup less', increase: 'One soup more', quantity: quantityLabel }
  return <QuantityStepper value={quantity} onChange={setQuantity} labels={labels} min={min} />
}

it.each([0, 1])(
  'counts up and down, never below %d, preserves the keyboard focus, and announces presses but no change of the language',
  async (min) => {
    const { rerender } = render(<Soup min={min} />)
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
    const less = screen.getByRole('button', { name: 'One soup less' })
    const more = screen.getByRole('button', { name: 'One soup more' })
    expect(less).toBeDisabled()
    await userEvent.click(more)
    await userEvent.click(more)
    expect(screen.getByRole('status')).toHaveTextContent(`Soups, ${min + 2}`)
    await userEvent.click(less)
    await userEvent.click(less)
    expect(screen.getByRole('status')).toHaveTextContent(`Soups, ${min}`)
    expect(less).toBeDisabled()
    expect(more).toHaveFocus()
    rerender(<Soup quantityLabel="Супи" min={min} />)
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
  },
)

const chosen = vi.fn<(value: number) => void>()

function Rating({ from }: { readonly from?: number }) {
  const [value, setValue] = useState(from)
  return (
    <Stars
      label="Your rating"
      value={value}
      onChange={(next) => {
        chosen(next)
        setValue(next)
      }}
      textOf={(shown) => (shown === undefined ? 'Choose' : `word ${shown}`)}
      spokenOf={(shown) => (shown === undefined ? 'nothing yet' : `${shown} of 5`)}
    />
  )
}

const slider = () => screen.getByRole('slider', { name: 'Your rating' })

/** A row of 200 px at 100 px from the left: 20 px per half star. */
function row(): HTMLElement {
  const found = slider().parentElement
  if (found === null) throw new Error('The slider stands in no row')
  found.getBoundingClientRect = () => new DOMRect(100, 0, 200, 44)
  found.setPointerCapture = () => {}
  return found
}

beforeEach(() => chosen.mockClear())

describe('the star rating', () => {
  it('is a single control, without a value until one is chosen', async () => {
    render(<Rating />)
    expect(slider()).toHaveAttribute('aria-valuetext', 'nothing yet')
    expect(screen.getByText('Choose')).toBeVisible()
    await userEvent.tab()
    expect(slider()).toHaveFocus()
    await userEvent.tab()
    expect(document.body).toHaveFocus()
  })

  it.each([
    ['{ArrowRight}', undefined, 0.5],
    ['{ArrowRight}', 3, 3.5],
    ['{ArrowUp}', 3, 3.5],
    ['{ArrowLeft}', 3, 2.5],
    ['{ArrowDown}', 3, 2.5],
    ['{ArrowRight}', 5, 5],
    ['{ArrowLeft}', 0.5, 0.5],
    ['{Home}', 4, 0.5],
    ['{End}', 1, 5],
  ])('responds to %s by changing from %s to %s', async (key, from, to) => {
    render(<Rating {...(from !== undefined && { from })} />)
    await userEvent.tab()
    await userEvent.keyboard(key)
    expect(slider()).toHaveValue(String(to))
    expect(slider()).toHaveAttribute('aria-valuetext', `${to} of 5`)
    expect(screen.getByText(`word ${to}`)).toBeVisible()
  })

  it.each([
    [101, 0.5],
    [119, 0.5],
    [121, 1],
    [279, 4.5],
    [999, 5],
    [0, 0.5],
  ])('pressed at %i px is %s', (clientX, value) => {
    render(<Rating />)
    fireEvent.pointerDown(row(), { clientX, button: 0 })
    fireEvent.pointerUp(row(), { clientX })
    expect(chosen.mock.calls).toEqual([[value]])
    expect(fireEvent.mouseDown(row()), 'the row takes no focus').toBe(false)
    expect(slider()).toHaveFocus()
  })

  it('follows a drag and is set when it ends', () => {
    render(<Rating />)
    fireEvent.pointerDown(row(), { clientX: 110, button: 0 })
    fireEvent.pointerMove(row(), { clientX: 230 })
    expect(screen.getByText('word 3.5')).toBeVisible()
    expect(chosen).not.toHaveBeenCalled()
    fireEvent.pointerUp(row(), { clientX: 250 })
    expect(chosen.mock.calls).toEqual([[4]])
  })

  it('is unchanged when a touch scrolls the page', () => {
    render(<Rating from={4} />)
    fireEvent.pointerDown(row(), { clientX: 110, button: 0 })
    fireEvent.pointerCancel(row())
    fireEvent.pointerMove(row(), { clientX: 130 })
    expect(chosen).not.toHaveBeenCalled()
    expect(screen.getByText('word 4')).toBeVisible()
  })
})

it('a checkbox keeps the description it is given, and has that of its error instead', () => {
  const shown = (error?: string) => (
    <>
      <Checkbox aria-describedby="hint" error={error}>
        Agree
      </Checkbox>
      <p id="hint">What it is for</p>
    </>
  )
  const { rerender } = render(shown())
  expect(screen.getByRole('checkbox')).toHaveAccessibleDescription('What it is for')
  rerender(shown('Agree first'))
  expect(screen.getByRole('checkbox')).toHaveAccessibleDescription('Agree first')
})
