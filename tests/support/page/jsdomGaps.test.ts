// @vitest-environment jsdom
import { screen } from '@testing-library/dom'
import { beforeEach, expect, it } from 'vitest'
import { fillJsdomGaps } from './jsdomGaps.ts'

beforeEach(() => {
  fillJsdomGaps()
  document.body.innerHTML = `
    <dialog aria-label="Сигурни ли сте?"><button>Да</button></dialog>
    <button popovertarget="languages">Език</button><div id="languages" popover role="menu">BG</div>`
})

it('a dialog is accessible only while it is open, and fires an event when it closes', () => {
  const dialog = document.querySelector('dialog') as HTMLDialogElement // in the page above
  let closed = 0
  dialog.addEventListener('close', () => closed++)
  expect(screen.queryByRole('dialog')).toBeNull()
  dialog.showModal()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Да' }))
  dialog.requestClose('no')
  expect([closed, dialog.returnValue, screen.queryByRole('dialog')]).toEqual([1, 'no', null])
})

it('a dialog returns the focus to the element that had it', () => {
  const button = screen.getByRole('button', { name: 'Език' })
  const dialog = document.querySelector('dialog') as HTMLDialogElement // in the page above
  button.focus()
  dialog.showModal()
  dialog.close()
  expect(document.activeElement).toBe(button)
})

it('a popover is accessible only while it is shown, by its button or by a method call', () => {
  expect(screen.queryByRole('menu')).toBeNull()
  screen.getByRole('button', { name: 'Език' }).click()
  screen.getByRole('menu').hidePopover()
  expect(screen.queryByRole('menu')).toBeNull()
})
