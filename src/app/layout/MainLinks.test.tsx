import { act, render, screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { MemoryRouter } from 'react-router-dom'
import { I18nextProvider } from 'react-i18next'
import { storeCart } from '#src/submissions/drafts/storedCart.ts'
import { makeTranslator } from '#tests/support/page/makeTranslator.ts'
import { guest, renderScreen } from '#tests/support/page/renderScreen.tsx'
import { openFrame } from '#tests/support/page/openFrame.tsx'
import styles from './MainLinks.module.css'
import { MainLinks } from './MainLinks.tsx'
import { OutcomeBanners } from './OutcomeBanners.tsx'

const links = () => within(screen.getByRole('navigation', { name: 'Menu' }))

it('lead to home, room service, My stay and reception, and mark the open page', () => {
  openFrame('/')
  const all = links().getAllByRole('link')
  expect(all.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Home', '/'],
    ['Order', '/room-service'],
    ['My stay', '/my-stay'],
    ['Help', '/reception'],
  ])
  expect(all.map((link) => link.getAttribute('aria-current'))).toEqual(['page', null, null, null])
})

it.each([
  ['/room-service', true],
  ['/room-service/finalize-order', true],
  ['/', false],
])('give way to a bar that a page has at the bottom: %s %s', (path, givesWay) => {
  openFrame(path)
  expect(screen.getByRole('navigation', { name: 'Menu' }).classList.contains(String(styles['above']))).toBe(givesWay)
})

it.each([true, false])('mark My stay with a dot while something there has not been seen: %s', (isMarked) => {
  render(
    <I18nextProvider i18n={makeTranslator('en')}>
      <MemoryRouter>
        <MainLinks marks={{ '/my-stay': isMarked }} />
      </MemoryRouter>
    </I18nextProvider>,
  )
  const marked = links()
    .getAllByRole('link')
    .filter((link) => link.querySelector('span') !== null)
  expect(marked.map(({ textContent }) => textContent)).toEqual(isMarked ? ['My stay'] : [])
})

it('mark Order while something is in the cart, also after a reload', async () => {
  const marked = vi.fn()
  const Page = () => <OutcomeBanners first={[]} onMark={marked} />
  const { router } = renderScreen({ routes: [{ path: '/begin' }, { path: '*', Component: Page }], at: '/begin' })
  storeCart({ personId: guest.personId, lines: [{ productId: 7, quantity: 3 }] })
  await act(() => router.navigate('/'))
  expect(marked).toHaveBeenLastCalledWith({ '/my-stay': false, '/room-service': true })
})
