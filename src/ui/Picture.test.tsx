import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Picture } from './Picture.tsx'

it('gives way to the fallback when there is no picture or it does not load, and tries a new one', () => {
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
