import { screen } from '@testing-library/react'
import { expect } from 'vitest'
import type { Kind } from '#src/outbox/kinds.ts'
import { paste, type User } from './user.ts'

/** A form of the app, with its Bulgarian texts. */
export interface Form {
  readonly kind: Kind
  readonly path: string
  readonly heading: string
  /** Fills in all fields. */
  fill(user: User): Promise<void>
  /** Expects the values of `fill`; with `again`, only those that a receipt stores. */
  expectFilled(again?: boolean): void
  /** Sends the filled form, with a double tap, up to the success page. */
  send(user: User): Promise<void>
}

const radio = (name: RegExp | string) => screen.getByRole('radio', { name })
const box = (name: RegExp | string) => screen.getByRole('textbox', { name })

const press = (user: User, name: string) => user.dblClick(screen.getByRole('button', { name }))

type FormPage = Pick<Form, 'kind' | 'path' | 'heading'>

function categoryForm(page: FormPage, button: string, category: string): Form {
  return {
    ...page,
    async fill(user) {
      await user.click(radio(category))
      await paste(user, box('Съобщение'), 'Дълъг текст, писан с един пръст')
    },
    expectFilled() {
      expect(radio(category)).toBeChecked()
      expect(box('Съобщение')).toHaveValue('Дълъг текст, писан с един пръст')
    },
    send: (user) => press(user, button),
  }
}

const rating: Form = {
  ...{ kind: 'rating', path: '/leave-rating', heading: 'Оценка на престоя' },
  async fill(user) {
    const stars = await screen.findByRole('slider')
    stars.focus()
    await user.keyboard('{Home}{ArrowRight>6/}')
    await user.clear(box('Съобщение до хотела'))
    await paste(user, box('Съобщение до хотела'), 'Тиха стая')
    await user.clear(box('Публичен отзив'))
    await paste(user, box('Публичен отзив'), 'Препоръчвам')
  },
  expectFilled() {
    expect(screen.getByRole('slider')).toHaveValue('3.5')
    expect(box('Съобщение до хотела')).toHaveValue('Тиха стая')
    expect(box('Публичен отзив')).toHaveValue('Препоръчвам')
  },
  send: (user) => press(user, 'Изпратете оценката'),
}

const reservation: Form = {
  ...{ kind: 'reservation', path: '/reserve-table', heading: 'Резервация на маса' },
  async fill(user) {
    await user.click(radio('4'))
    await user.click(radio(/^Днес/))
    await paste(user, box('Час'), '20:15')
    await paste(user, box(/^Имейл/), 'elena@hotel.bg')
    await paste(user, box(/^Телефон/), '0888 123 456')
    await paste(user, box(/^Специални желания/), 'До прозореца')
    await user.click(screen.getByRole('checkbox'))
  },
  expectFilled(again = false) {
    expect(radio('4')).toBeChecked()
    expect(radio(/^Днес/)).toBeChecked()
    expect(box('Час')).toHaveValue('20:15')
    expect(box(/^Имейл/)).toHaveValue(again ? '' : 'elena@hotel.bg')
    expect(box(/^Телефон/)).toHaveValue(again ? '' : '0888 123 456')
    expect(box(/^Специални желания/)).toHaveValue('До прозореца')
    expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(!again)
  },
  async send(user) {
    const tick = screen.getByRole<HTMLInputElement>('checkbox')
    if (!tick.checked) await user.click(tick)
    await user.click(screen.getByRole('button', { name: 'Напред' }))
    await user.dblClick(await screen.findByRole('button', { name: 'Изпратете резервацията' }))
  },
}

/** The four forms with fields for free text, whose drafts are stored. */
export const forms: readonly Form[] = [
  categoryForm(
    { kind: 'problem', path: '/report-problem', heading: 'Съобщете за проблем' },
    'Изпратете сигнала',
    'Шум',
  ),
  categoryForm(
    { kind: 'request', path: '/request-amenities', heading: 'Заявка за стаята' },
    ...(['Изпратете заявката', 'Друго'] as const),
  ),
  rating,
  reservation,
]
