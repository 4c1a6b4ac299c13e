import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { eventually } from '#tests/support/eventually.ts'

const root = document.documentElement

let ran: string[]
/** A script that notes that it ran. */
const script = (name: string) => `data:text/javascript,globalThis.noteRun('${name}')`

/** Runs `loadApp.ts` in a page with these scripts of the app. */
async function loadApp(...sources: readonly string[]): Promise<void> {
  document.body.innerHTML = `<template id="app">${sources.map((src) => `<script type="module" src="${src}"></script>`).join('')}</template>`
  vi.resetModules()
  await import('./loadApp.ts')
}

/** Reports the first paint to the page. */
let paint: () => void

/** Runs the callback of the first frame. */
function draw(): void {
  vi.mocked(window.requestAnimationFrame).mock.calls.forEach(([callback]) => callback(0))
}

beforeEach(() => {
  ran = []
  vi.stubGlobal('noteRun', (name: string) => ran.push(name))
  vi.stubGlobal('requestAnimationFrame', vi.fn())
  paint = () => expect.unreachable('Nothing waits for the first paint')
  class StubPerformanceObserver {
    constructor(report: () => void) {
      paint = report
    }
    observe = vi.fn()
  }
  vi.stubGlobal('PerformanceObserver', StubPerformanceObserver)
})
afterEach(() => root.removeAttribute('data-starting'))

it('the app is loaded after the first paint', async () => {
  await loadApp(script('react'), script('app'))
  draw()
  await new Promise((resolve) => setTimeout(resolve))
  expect(ran).toEqual([])
  paint()
  await eventually(() => expect(ran.toSorted()).toEqual(['app', 'react']))
})

it('the app is loaded also in a browser that does not report its first paint', async () => {
  await loadApp(script('unreported'))
  draw()
  await eventually(() => expect(ran).toEqual(['unreported']))
})

it('the app is loaded at once in a page in the background, which does not paint', async () => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  await loadApp(script('in the background'))
  await eventually(() => expect(ran).toEqual(['in the background']))
})
