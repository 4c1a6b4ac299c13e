import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { makeI18n } from '#src/i18n/i18n.ts'
import { openFrame } from '#tests/support/openFrame.tsx'

describe('the language menu', () => {
  beforeEach(() => localStorage.clear())

  it('offers BG, EN and ES, opens on the one in use, and closes on a choice', async () => {
    const { user } = openFrame('/')
    const opener = screen.getByRole('button', { name: 'Language EN' })
    await user.click(opener)
    const choices = screen.getAllByRole('menuitemradio')
    expect(choices.map(({ textContent }) => textContent)).toEqual(['BGБългарски', 'ENEnglish', 'ESEspañol'])
    expect(screen.getByRole('menuitemradio', { checked: true })).toHaveFocus()
    await user.click(screen.getByRole('menuitemradio', { name: /Español/ }))
    expect(screen.queryByRole('menu')).not.toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Idioma ES' })).toHaveFocus()
    expect(document.documentElement.lang).toBe('es')
  })

  it('is used with the keyboard alone', async () => {
    const { user } = openFrame('/')
    screen.getByRole('button', { name: 'Language EN' }).focus()
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}')
    expect(screen.getByRole('menuitemradio', { name: /Български/ })).toHaveFocus()
    await user.keyboard('{Enter}')
    expect(screen.getByRole('button', { name: 'Език BG' })).toHaveFocus()
  })

  it('closes on Escape and gives the focus back; a press elsewhere closes it too', async () => {
    const { user } = openFrame('/')
    const opener = screen.getByRole('button', { name: 'Language EN' })
    await user.click(opener)
    await user.keyboard('{Escape}')
    expect(opener).toHaveFocus()
    expect(screen.queryByRole('menu')).not.toBeInTheDocument()
    await user.click(opener)
    await user.click(screen.getByText('Welcome'))
    expect(screen.queryByRole('menu')).not.toBeInTheDocument()
  })

  /** Opens the app where the first change of language fails. */
  function openWithoutFiles() {
    const translator = makeI18n('en')
    vi.spyOn(translator, 'addResourceBundle').mockImplementationOnce(() => {
      throw new TypeError('Failed to fetch dynamically imported module')
    })
    return openFrame('/', null, translator)
  }

  it('says when a language cannot be had, and goes on in the one in use', async () => {
    const { user } = openWithoutFiles()
    await user.click(screen.getByRole('button', { name: 'Language EN' }))
    await user.click(screen.getByRole('menuitemradio', { name: /Español/ }))
    expect(await screen.findByRole('alert')).toHaveTextContent('The language could not be loaded.')
    expect(screen.getByRole('menuitemradio', { checked: true })).toHaveTextContent('English')
    expect(localStorage.getItem('companion-language')).toBeNull()
    await user.click(screen.getByRole('menuitemradio', { name: /Español/ }))
    expect(await screen.findByRole('button', { name: 'Idioma ES' })).toHaveFocus()
  })

  it.each([
    ['a press elsewhere', () => screen.getByText('Welcome')],
    ['a press on its button', () => screen.getByRole('button', { name: 'Language EN' })],
  ])('says nothing of an earlier failure when it opens again after %s', async (_how, elsewhere) => {
    const { user } = openWithoutFiles()
    await user.click(screen.getByRole('button', { name: 'Language EN' }))
    await user.click(screen.getByRole('menuitemradio', { name: /Español/ }))
    await screen.findByRole('alert')
    await user.click(elsewhere())
    expect(screen.queryByRole('menu')).not.toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Language EN' }))
    expect(screen.getByRole('menu')).toBeVisible()
    expect(screen.queryByRole('alert')).toBeNull()
  })
})
