import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Picture } from './Picture.tsx'

it('shows the fallback when the picture is missing or fails to load, and loads a new picture', () => {
  const { rerender } = render(<Picture src={undefined} fallback="/dish.svg" alt="Soup" />)
  const image = screen.getByRole('img', { name: 'Soup' })
  expect(image).toHaveAttribute('src', '/dish.svg')
  rerender(<Picture src="/soup.webp" fallback="/dish.svg" alt="Soup" />)
  expect(image).toHaveAttribute('src', '/soup.webp')
  fireEvent.error(image)
  expect(image).toHaveAttribute('src', '/dish.svg')
  rerender(<Picture src="/better.webp" fallback="/dish.svg" alt="Soup" />)
  expect(image).toHaveAttribute('src', '/better.webp')
})
