import { cleanup, screen } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { foreign } from '#tests/support/foreign.ts'
import { eventually } from '#tests/support/eventually.ts'
import { openApp, openAsGuest } from '#tests/support/page/openApp.tsx'
import { settle } from '#tests/support/page/settle.ts'
import { expectConsole } from '#tests/support/quietConsole.ts'
import { routeRows } from './routesOfTheSpec.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-02-03T12:10:00Z') }))

const noNetwork = http.all(`${window.location.origin}/api/*`, () => HttpResponse.error())
/** What the hotel lists with its time, also without a network: something of it that must have been there. */
const lists: Readonly<Record<string, RegExp>> = {
  '/': /^Поръчка 2117/,
  '/my-orders': /^20\d\d$/,
  '/my-reservations': /Гости/,
  '/request-amenities/requests': /Кърпи|Почистване|Сешоар|Шампоан|Друго/,
  '/report-problem/reported-problems': /Кранът на мивката капе/,
  '/my-stay': /^20\d\d$/,
  '/room-service': /Таратор/,
  '/restaurant-menu': /Шопска салата/,
}

/** The texts of these elements, and the names that only a screen reader says. */
function textsOf(elements: string): string[] {
  const names = ['aria-label', 'alt', 'placeholder', 'title']
  const all = [...document.querySelectorAll(elements)].flatMap((each) => [
    ...[...each.childNodes].map((node) => (node.nodeType === Node.TEXT_NODE ? node.textContent : '')),
    ...names.map((name) => each.getAttribute(name)),
  ])
  return all.filter((text) => text !== null && text.trim() !== '') as string[] // not null
}

async function ready(name: string | RegExp = /./): Promise<void> {
  await screen.findByRole('heading', { level: 1, name })
  await eventually(() => expect(document.querySelector('[aria-busy=true]')).toBeNull())
  await settle()
}

describe.each(routeRows.filter(({ path }) => path !== '/login'))('$path', ({ path, heading }) => {
  it('shows without a network all that it showed before, a list with its time', async () => {
    const list = lists[path]
    const { hotel } = openAsGuest({ path })
    await ready(heading)
    if (list) await screen.findAllByText(list)
    const before = textsOf('main *').filter((text) => !text.startsWith('Обновено'))
    expect(before).not.toEqual([])
    cleanup()
    expectConsole('error', /config.*did not answer/)
    openApp({ path, hotel, instead: [noNetwork] })
    await eventually(() => {
      const now = textsOf('main *')
      expect(before.filter((text) => !now.includes(text))).toEqual([])
    })
    if (list) expect(screen.getAllByText(/^Данни към \d|^Обновено: \d/)).not.toEqual([])
  })

  it('is all in Spanish for a guest who reads Spanish, except what guests wrote', async () => {
    localStorage.setItem('companion-language', 'es')
    openAsGuest({ path })
    await ready()
    const ofGuests = /Елена Петрова|^Маса до прозореца|^Две хавлии|^Нощната лампа|^Кранът на мивката/
    const all = textsOf('body *:not(body [lang], body [lang] *, script)')
    expect(all).toContain('Ir al contenido')
    expect(all.filter((text) => foreign.es.test(text) && !ofGuests.test(text))).toEqual([])
  })
})
