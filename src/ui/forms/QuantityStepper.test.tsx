import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { QuantityStepper } from './QuantityStepper.tsx'

function Soup() {
  const [quantity, setQuantity] = useState(0)
  const labels = { decrease: 'One soup less', increase: 'One soup more', quantity: 'Soups' }
  return <QuantityStepper name="soup" value={quantity} onChange={setQuantity} labels={labels} />
}

it('counts up and down, never below 0, and preserves the keyboard focus', async () => {
  render(<Soup />)
  const less = screen.getByRole('button', { name: 'One soup less' })
  const more = screen.getByRole('button', { name: 'One soup more' })
  expect(less).toBeDisabled()
  await userEvent.click(more)
  await userEvent.click(more)
  expect(screen.getByRole('status')).toHaveTextContent('2')
  await userEvent.click(less)
  await userEvent.click(less)
  expect(screen.getByRole('status')).toHaveTextContent('0')
  expect(less).toBeDisabled()
  expect(more).toHaveFocus()
})
