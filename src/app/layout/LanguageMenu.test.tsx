import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { openFrame } from '#tests/support/page/openFrame.tsx'

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
})
