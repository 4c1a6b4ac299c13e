import { useState, type ReactNode } from 'react'
import { useDispatch } from 'react-redux'
import { Choice, Hint, TextButton } from '#mock-server/desk/frame/elements.tsx'
import elements from '#mock-server/desk/frame/elements.module.css'
import { useTexts } from '#mock-server/desk/texts/texts.ts'
import { dishMenus, type Dish, type DishMenu } from '#mock-server/handlers/dishes.ts'
import { languages, textIn, type Language } from '#src/lib/languages.ts'
import type { currencies } from '#src/schemas/configuration.ts'
import { FieldError } from '#src/ui/forms/Field.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { draft, useDraft } from './draft.ts'
import styles from './Menu.module.css'
import type { MenuTable } from './menuTable.ts'
import { MenuFromTable } from './MenuFromTable.tsx'
import { firstWrongPrice, priceText, typedNames } from './typedDishes.ts'

export type HotelCurrency = (typeof currencies)[number]

interface Props {
  /** The dishes that the form has; `undefined` until they are read. */
  readonly menu: readonly Dish[] | undefined
  readonly table: MenuTable
  readonly currency: HotelCurrency
  /** Whether saving was refused. */
  readonly isRefused: boolean
  readonly isOpen: boolean
  readonly onOpen: (isOpen: boolean) => void
  readonly onCurrency: (currency: HotelCurrency) => void
  readonly tiles: readonly string[]
  readonly onTiles: (tiles: readonly string[]) => void
}

/** The hotel's dishes: from a table, and single names and prices. They are read when this is opened. */
export function Menu({ menu = [], isOpen, onOpen, ...props }: Props) {
  const { t } = useTexts()
  const dispatch = useDispatch()
  const { isDemoMenu } = useDraft()
  return (
    <details open={isOpen} onToggle={({ currentTarget }) => onOpen(currentTarget.open)}>
      <summary className={elements.summary}>
        <h3>{t('dishes.title')}</h3>
      </summary>
      <Stack gap={4}>
        <MenuFromTable menu={menu} {...props} />
        {isDemoMenu ? <p role="status">{t('dishes.restored')}</p> : <DishFields menu={menu} {...props} />}
        <div>
          <TextButton
            says="dishes.restore"
            variant="quiet"
            onClick={() => dispatch(draft.actions.changeMenu({ table: '', typed: {}, isDemoMenu: true }))}
          />
        </div>
      </Stack>
    </details>
  )
}

/** The name of each dish of one menu in one language, and its price. */
function DishFields({ menu = [], currency, isRefused }: Pick<Props, 'menu' | 'currency' | 'isRefused'>) {
  const { t, language: deskLanguage } = useTexts()
  const dispatch = useDispatch()
  const { typed } = useDraft()
  const [chosen, setChosen] = useState<DishMenu>('all')
  const [language, setLanguage] = useState<Language>(deskLanguage)
  const wrong = isRefused ? firstWrongPrice(menu, typed, currency) : -1
  // A price that is none is shown, whichever menu has it.
  const shown =
    menu[wrong] === undefined || menu[wrong].menus.includes(chosen) ? chosen : (menu[wrong].menus[0] ?? chosen)
  const type = (key: string, text: string) => dispatch(draft.actions.changeMenu({ typed: { ...typed, [key]: text } }))

  return (
    <Stack gap={3}>
      <Hint>{t('dishes.lead')}</Hint>
      <div className={styles.choices}>
        <Choice
          label={t('dishes.menu')}
          of={dishMenus}
          nameOf={(value) => t(`dishes.menus.${value}`)}
          value={shown}
          onChoose={setChosen}
        />
        <Choice
          label={t('dishes.language')}
          of={languages}
          nameOf={(value) => t(`hotel.languages.${value}`)}
          value={language}
          onChoose={setLanguage}
        />
      </div>
      <p aria-hidden="true" className={styles.heads}>
        <span>{t('dishes.columns.names')}</span>
        <span>{t(currency === 'eur' ? 'dishes.priceInEuro' : 'dishes.priceInLeva')}</span>
      </p>
      <ul className={styles.rows}>
        {[...menu.entries()]
          .filter(([, { menus }]) => menus.includes(shown))
          .map(([index, dish]) => {
            const name = textIn(language, dish.names) ?? ''
            const [nameKey, priceKey] = [`${index} ${language}`, `${index} price`]
            const isRenamed = Object.keys(typedNames(dish, index, typed)).length > 0
            const error = index === wrong && t('dishes.priceRefused')
            return (
              <li key={index} className={styles.row}>
                <input
                  value={typed[nameKey] ?? dish.names[language] ?? ''}
                  placeholder={name}
                  aria-label={t('dishes.nameOf', { dish: name })}
                  aria-describedby={isRenamed ? `dish-${index}-renamed` : undefined}
                  maxLength={100}
                  onChange={({ target }) => type(nameKey, target.value)}
                />
                <input
                  value={typed[priceKey] ?? priceText(dish.price, deskLanguage)}
                  aria-label={t('dishes.priceOf', { dish: name })}
                  aria-invalid={error ? true : undefined}
                  aria-describedby={error ? `dish-${index}-error` : undefined}
                  inputMode="decimal"
                  maxLength={12}
                  className={styles.price}
                  onChange={({ target }) => type(priceKey, target.value)}
                />
                <RowNote isShown={Boolean(error) || isRenamed}>
                  <FieldError id={`dish-${index}-error`}>{error}</FieldError>
                  {isRenamed && <Hint id={`dish-${index}-renamed`}>{t('dishes.renamed')}</Hint>}
                </RowNote>
              </li>
            )
          })}
      </ul>
    </Stack>
  )
}

function RowNote({ isShown, children }: { readonly isShown: boolean; readonly children: ReactNode }) {
  return isShown && <div className={styles.note}>{children}</div>
}
