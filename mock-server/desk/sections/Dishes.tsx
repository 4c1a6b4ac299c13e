import { useState, type SubmitEvent } from 'react'
import { deskApi } from '#mock-server/desk/deskApi.ts'
import { Outcome } from '#mock-server/desk/frame/Outcome.tsx'
import { useTexts } from '#mock-server/desk/texts/texts.ts'
import type { ShownBrand } from '#mock-server/handlers/demo/brand.ts'
import type { Dish } from '#mock-server/handlers/dishes.ts'
import { languages } from '#src/lib/languages.ts'
import { Button } from '#src/ui/forms/Button.tsx'
import { ButtonRow } from '#src/ui/forms/ButtonRow.tsx'
import { SelectField } from '#src/ui/forms/SelectField.tsx'
import styles from './Dishes.module.css'
import { editsOf, priceIn, priceText, type DishDrafts } from './dishDrafts.ts'
import words from '#mock-server/desk/frame/words.module.css'

const PRICE_ERROR = 'dish-price-error'
const menus = ['all', 'bar', 'breakfast', 'roomService'] as const

/** The texts and prices of the menus, in a table that opens on request. */
export function Dishes({ currency }: Pick<ShownBrand, 'currency'>) {
  const { t } = useTexts()
  const [isOpen, setOpen] = useState(false)
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className={words.summary}>
        <h3>{t('dishes.title')}</h3>
      </summary>
      {isOpen && <Menus currency={currency} />}
    </details>
  )
}

function Menus({ currency }: Pick<ShownBrand, 'currency'>) {
  const { t, language: deskLanguage } = useTexts()
  const { data: dishes = [] } = deskApi.useDishesQuery()
  const [menu, setMenu] = useState<(typeof menus)[number]>('all')
  const [language, setLanguage] = useState<(typeof languages)[number]>(deskLanguage)
  const [drafts, setDrafts] = useState<DishDrafts>({})
  const [refused, setRefused] = useState(false)
  const [editDishes, edited] = deskApi.useEditDishesMutation()
  const [restoreDishes, restored] = deskApi.useRestoreDishesMutation()

  async function save(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const wrong = dishes.find(({ id }) => drafts[id]?.price !== undefined && priceIn(drafts[id].price) === undefined)
    setRefused(wrong !== undefined)
    if (wrong !== undefined) {
      setMenu(wrong.menu)
      // The field of another menu appears first.
      requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
      return
    }
    const { error } = await editDishes(editsOf(drafts))
    if (error === undefined) setDrafts({})
  }

  return (
    <form className={styles.menus} onSubmit={(event) => void save(event)}>
      <p className={words.hint}>{t('dishes.lead')}</p>
      <div className={styles.choices}>
        <SelectField
          label={t('dishes.menu')}
          options={menus.map((value) => ({ value, label: t(`dishes.menus.${value}`) }))}
          value={menu}
          onChange={({ target }) => setMenu(menus.find((each) => each === target.value) ?? 'all')}
        />
        <SelectField
          label={t('dishes.language')}
          options={languages.map((value) => ({ value, label: t(`hotel.languages.${value}`) }))}
          value={language}
          onChange={({ target }) => setLanguage(languages.find((each) => each === target.value) ?? 'bg')}
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
              <Row
                key={dish.id}
                dish={dish}
                language={language}
                drafts={drafts}
                refused={refused}
                onChange={setDrafts}
              />
            ))}
        </ul>
      </div>
      <p id={PRICE_ERROR} role="alert" className={styles.error}>
        {refused && t('dishes.priceRefused')}
      </p>
      <ButtonRow>
        <Button type="submit" variant="secondary">
          {t('dishes.save')}
        </Button>
        <Button variant="quiet" onClick={() => setDrafts({})}>
          {t('brand.discard')}
        </Button>
        <Button variant="quiet" onClick={() => void restoreDishes().then(() => setDrafts({}))}>
          {t('dishes.restore')}
        </Button>
      </ButtonRow>
      <Outcome of={edited} done={t('dishes.done')} />
      <Outcome of={restored} done={t('dishes.restored')} />
    </form>
  )
}

interface RowProps {
  readonly dish: Dish
  readonly language: (typeof languages)[number]
  readonly drafts: DishDrafts
  /** Whether prices that cannot be read are marked. */
  readonly refused: boolean
  readonly onChange: (drafts: DishDrafts) => void
}

function Row({ dish, language, drafts, refused, onChange }: RowProps) {
  const { t, language: deskLanguage } = useTexts()
  const { id, names, descriptions, price } = dish
  const draft = drafts[id] ?? {}
  const name = draft.names?.[language] ?? names[language]
  const typedPrice = draft.price ?? priceText(price, deskLanguage)
  const isWrong = refused && priceIn(typedPrice) === undefined
  return (
    <li className={styles.row}>
      <input
        aria-label={t('dishes.nameOf', { dish: names[language] })}
        value={name}
        maxLength={100}
        onChange={({ target }) =>
          onChange({ ...drafts, [id]: { ...draft, names: { ...draft.names, [language]: target.value } } })
        }
      />
      <input
        aria-label={t('dishes.descriptionOf', { dish: names[language] })}
        className={styles.description}
        value={draft.descriptions?.[language] ?? descriptions[language]}
        maxLength={300}
        onChange={({ target }) =>
          onChange({
            ...drafts,
            [id]: { ...draft, descriptions: { ...draft.descriptions, [language]: target.value } },
          })
        }
      />
      <input
        aria-label={t('dishes.priceOf', { dish: names[language] })}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? PRICE_ERROR : undefined}
        className={styles.price}
        inputMode="decimal"
        value={typedPrice}
        maxLength={8}
        onChange={({ target }) => onChange({ ...drafts, [id]: { ...draft, price: target.value } })}
      />
    </li>
  )
}
