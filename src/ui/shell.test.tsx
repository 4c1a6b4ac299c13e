import { readFileSync } from 'node:fs'
import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import bg from '#src/i18n/bg/common.json'
import { Shell } from './layout/Shell.tsx'

function without(whitespace: string): string {
  return whitespace.replace(/>\s+</g, '><').trim()
}

it('the shell is the markup of index.html, so nothing shifts when React replaces it', () => {
  const page = new DOMParser().parseFromString(readFileSync('index.html', 'utf8'), 'text/html')
  const { container } = render(<Shell loading={bg.loading} />)
  const painted = document.createElement('div')
  painted.innerHTML = page.querySelector('#root')?.innerHTML ?? ''
  expect(without(painted.innerHTML)).toBe(without(container.innerHTML))
})
