import { useState, type ComponentProps, type SubmitEvent } from 'react'
import { Choice, Hint, Outcome, TextButton } from '#mock-server/desk/frame/elements.tsx'
import elements from '#mock-server/desk/frame/elements.module.css'
import { deskApi } from '#mock-server/desk/deskApi.ts'
import { useTexts } from '#mock-server/desk/texts/texts.ts'
import type { ShownBrand } from '#mock-server/handlers/demo/brand.ts'
import type { Dish } from '#mock-server/handlers/dishes.ts'
import { languages, type Language } from '#src/lib/languages.ts'
import { ButtonRow } from '#src/ui/forms/Button.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import styles from './Dishes.module.css'
import { editOf, priceIn, priceText, type Typed } from './dishEdit.ts'

const PRICE_ERROR = 'dish-price-error'
const menus = ['all', 'bar', 'breakfast', 'roomService'] as const

/** The texts and prices of the menus, which are read when they are opened. */
export function Dishes({ currency }: Pick<ShownBrand, 'currency'>) {
  const { t, language: deskLanguage } = useTexts()
  const [isOpen, setOpen] = useState(false)
  const { data: dishes = [] } = deskApi.useDishesQuery(undefined, { skip: !isOpen })
  const [menu, setMenu] = useState<Dish['menu']>('all')
  const [language, setLanguage] = useState<Language>(deskLanguage)
  const [typed, setTyped] = useState<Typed>({})
  const [isRefused, setRefused] = useState(false)
  const [editDishes, edited] = deskApi.useEditDishesMutation()
  const [restoreDishes, restored] = deskApi.useRestoreDishesMutation()

  const isWrong = ({ id }: Dish) => priceIn(typed[`${id} price`] ?? '0') === undefined

  async function save(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const wrong = dishes.find(isWrong)
    setRefused(wrong !== undefined)
    if (wrong === undefined) {
      const { error } = await editDishes(Object.fromEntries(dishes.map((dish) => [dish.id, editOf(dish, typed)])))
      if (error === undefined) setTyped({})
    } else {
      setMenu(wrong.menu)
      // The field of another menu appears first.
      requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
    }
  }

  const field = (
    of: 'name' | 'description' | 'price',
    { names }: Dish,
    key: string,
    input: ComponentProps<'input'>,
  ) => (
    <input
      {...input}
      value={typed[key] ?? input.value}
      aria-label={t(`dishes.${of}Of`, { dish: names[language] })}
      className={styles[of]}
      onChange={({ target }) => setTyped({ ...typed, [key]: target.value })}
    />
  )

  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className={elements.summary}>
        <h3>{t('dishes.title')}</h3>
      </summary>
      <Stack as="form" gap={3} onSubmit={(event) => void save(event)}>
        <Hint>{t('dishes.lead')}</Hint>
        <div className={styles.choices}>
          <Choice
            label={t('dishes.menu')}
            of={menus}
            nameOf={(value) => t(`dishes.menus.${value}`)}
            value={menu}
            onChoose={setMenu}
          />
          <Choice
            label={t('dishes.language')}
            of={languages}
            nameOf={(value) => t(`hotel.languages.${value}`)}
            value={language}
            onChoose={setLanguage}
          />
        </div>
        <div className={styles.table}>
          <p aria-hidden="true" className={styles.heads}>
            <span>{t('dishes.name')}</span>
            <span>{t('dishes.description')}</span>
            <span>{t(currency === 'eur' ? 'dishes.priceInEuro' : 'dishes.priceInLeva')}</span>
          </p>
          <ul className={styles.rows}>
            {dishes
              .filter((dish) => dish.menu === menu)
              .map((dish) => (
                <li key={dish.id} className={styles.row}>
                  {field('name', dish, `${dish.id} names ${language}`, { value: dish.names[language], maxLength: 100 })}
                  {field('description', dish, `${dish.id} descriptions ${language}`, {
                    value: dish.descriptions[language],
                    maxLength: 300,
                  })}
                  {field('price', dish, `${dish.id} price`, {
                    ...(isRefused && isWrong(dish) && { 'aria-invalid': true, 'aria-describedby': PRICE_ERROR }),
                    inputMode: 'decimal',
                    value: priceText(dish.price, deskLanguage),
                    maxLength: 8,
                  })}
                </li>
              ))}
          </ul>
        </div>
        <p id={PRICE_ERROR} role="alert" className={styles.error}>
          {isRefused && t('dishes.priceRefused')}
        </p>
        <ButtonRow>
          <TextButton says="dishes.save" type="submit" />
          <TextButton says="brand.discard" variant="quiet" onClick={() => setTyped({})} />
          <TextButton
            says="dishes.restore"
            variant="quiet"
            onClick={() => void restoreDishes().then(() => setTyped({}))}
          />
        </ButtonRow>
        <Outcome of={edited} done={t('dishes.done')} />
        <Outcome of={restored} done={t('dishes.restored')} />
      </Stack>
    </details>
  )
}
