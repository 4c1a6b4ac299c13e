import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useConfig } from '#src/config/useConfig.ts'
import { useLanguage } from '#src/i18n/useLanguage.ts'
import { listOf } from '#src/lib/languages.ts'
import { allergens, diets, readDishFacts, type Allergen, type Diet, type DishFacts } from '#src/schemas/dishFacts.ts'
import { Chips } from '#src/ui/forms/Chips.tsx'
import { useFocusInstead } from '#src/ui/layout/focus.ts'
import styles from './DishFilter.module.css'

type Wish = Diet | Allergen

/** Finds what the hotel has declared of a dish, by any of its names. */
export function useDishFacts(): (...names: readonly string[]) => DishFacts {
  const { allergens: byAllergens, diet } = useConfig()
  return useMemo(() => readDishFacts({ allergens: byAllergens, diet }), [byAllergens, diet])
}

/** What is declared of a dish in one line, empty where nothing is. */
export function useDishText(): (facts: DishFacts) => string {
  const { t } = useTranslation('menus')
  const [language] = useLanguage()
  return ({ allergens: contained, diet }) => {
    const names = contained?.map((each) => t(`allergens.${each}`)) ?? []
    const contains = names.length > 0 ? t('contains', { allergens: listOf(names, language) }) : t('containsNone')
    return [...diet.map((each) => t(`diets.${each}`)), ...(contained ? [contains] : [])].join(' · ')
  }
}

function suits({ allergens: contained, diet }: DishFacts, wish: Wish): boolean {
  const isDiet = diets.find((each) => each === wish)
  if (isDiet) return diet.includes(isDiet) || (wish === 'vegetarian' && diet.includes('vegan'))
  // A dish of which nothing is declared may contain it.
  return contained !== undefined && !contained.some((each) => each === wish)
}

/** The wishes of a guest, and whether a dish suits all of them. */
export function useWishes() {
  const [wishes, setWishes] = useState<readonly Wish[]>([])
  return { wishes, setWishes, suitsAll: (facts: DishFacts) => wishes.every((wish) => suits(facts, wish)) }
}

interface Props extends Pick<ReturnType<typeof useWishes>, 'wishes' | 'setWishes'> {
  /** What is declared of each dish of the list. */
  readonly dishes: readonly DishFacts[]
  /** How many of them suit, which is announced. */
  readonly count: number
}

/** Folded buttons that leave the dishes that suit a guest; nothing where the hotel has declared nothing. */
export function DishFilter({ dishes, count, wishes, setWishes }: Props) {
  const { t } = useTranslation('menus')
  const keepFocus = useFocusInstead()
  const declared = dishes.flatMap((dish) => [...dish.diet, ...(dish.allergens ?? [])])
  // A pressed button stays, to be released, also where the names in another language have no lists.
  const shown = new Set<Wish>([...declared, ...wishes])
  const offered = [...diets, ...allergens].filter((each) => shown.has(each))
  if (offered.length === 0) return null
  const nameOf = (wish: Wish) => {
    const diet = diets.find((each) => each === wish)
    return diet ? t(`diets.${diet}`) : t('without', { allergen: t(`allergens.${wish as Allergen}`) })
  }
  return (
    <details>
      <summary className="fold">
        {wishes.length === 0 ? t('filter') : `${t('filter')}: ${wishes.map(nameOf).join(', ')}`}
      </summary>
      <div className={styles.content}>
        <Chips
          aria-label={t('filter')}
          options={offered.map((wish) => ({ value: wish, label: nameOf(wish) }))}
          isPressed={(wish) => wishes.includes(wish)}
          onPress={(wish, event) => {
            keepFocus(event)
            setWishes(wishes.includes(wish) ? wishes.filter((each) => each !== wish) : [...wishes, wish])
          }}
        />
        <p className="hint">{t('kitchenKnows')}</p>
        <p role="status" className="visually-hidden">
          {wishes.length > 0 && t('search.found', { count })}
        </p>
      </div>
    </details>
  )
}
