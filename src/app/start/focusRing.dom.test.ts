import { afterEach, expect, it } from 'vitest'
import { followPresses } from './focusRing.ts'

const { dataset } = document.documentElement

afterEach(() => {
  globalThis.isPointerDown = undefined
  delete dataset['pressed']
})

it('the page is marked from a press until a key is pressed', () => {
  followPresses()
  expect(dataset).not.toHaveProperty('pressed')
  window.dispatchEvent(new Event('pointerdown'))
  expect(dataset).toHaveProperty('pressed')
  window.dispatchEvent(new Event('keydown'))
  expect(dataset).not.toHaveProperty('pressed')
})

it('the page is marked when the guest tapped before the app started', () => {
  globalThis.isPointerDown = false // noted by the page's own script
  followPresses()
  expect(dataset).toHaveProperty('pressed')
})
