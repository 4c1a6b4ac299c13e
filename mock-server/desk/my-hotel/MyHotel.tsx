import { useMemo, useRef } from 'react'
import { useDispatch } from 'react-redux'
import demoHotel from '#fixtures/configuration.json'
import { Hint, Outcome, Section, TextButton } from '#mock-server/desk/frame/elements.tsx'
import elements from '#mock-server/desk/frame/elements.module.css'
import { deskApi } from '#mock-server/desk/deskApi.ts'
import { useTexts } from '#mock-server/desk/texts/texts.ts'
import type { DeskState } from '#mock-server/handlers/demo/desk.ts'
import { classes } from '#src/ui/classes.ts'
import { brandOf, draftOf, savedOf, type BrandDraft } from './brandDraft.ts'
import { BrandFields } from './BrandFields.tsx'
import { PrintLinks } from '#mock-server/desk/print/Print.tsx'
import { draft, useDraft, useIsUnsaved } from '#mock-server/desk/store.ts'
import { Menu } from './Menu.tsx'
import { readMenuTable } from './menuTable.ts'
import styles from './MyHotel.module.css'
import { keyOf, SavedHotels } from './SavedHotels.tsx'

/** The prospect's hotel: those that are kept, and one form for the brand and the menu of the current one. Polling does not overwrite it. */
export function MyHotel({ desk: { brand, modules } }: { readonly desk: DeskState }) {
  const { t, language } = useTexts()
  const dispatch = useDispatch()
  const form = useRef<HTMLFormElement>(null)
  const state = useDraft()
  const isUnsaved = useIsUnsaved()
  const { data: hotels } = deskApi.useSavedHotelsQuery()
  const hasTable = state.table.trim() !== ''
  const [saveHotel, saved] = deskApi.useSaveHotelMutation()

  const shown = state.brand ?? draftOf(brand)
  const { currency } = shown
  const change = (part: Partial<BrandDraft>) => dispatch(draft.actions.changeBrand({ shown: draftOf(brand), part }))
  const table = useMemo(() => readMenuTable(state.table, currency, language), [state.table, currency, language])
  const [name = brand.name] = Object.values(brandOf(shown).names ?? {})
  const isKept = hotels?.some((each) => keyOf(each.name) === keyOf(name)) ?? true
  const needsSaving = isUnsaved || (!isKept && brand.name !== demoHotel.appName)

  function save(): void {
    if (hasTable && table.dishes.length === 0)
      return form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
    const leftOut = table.rows.filter((row) => 'problem' in row).length
    const question = `${t('dishes.notUnderstood', { count: leftOut })} ${t('dishes.saveAnyway')}`
    if (leftOut > 0 && !window.confirm(question)) return
    void saveHotel({ ...savedOf(shown), ...(hasTable && { dishes: table.dishes }) })
  }

  return (
    <Section name="brand">
      <SavedHotels brand={brand} />
      <form
        ref={form}
        className={classes(elements.form, styles.form)}
        onSubmit={(event) => {
          event.preventDefault()
          save()
        }}
      >
        <BrandFields shown={shown} modules={modules} onChange={change} />
        <Menu {...{ table, currency }} saved={brand.currency} onChange={change} />
        <div className={styles.save}>
          <div className={styles.buttons}>
            <TextButton says="hotel.save" variant="primary" type="submit" />
            <TextButton says="hotel.discard" variant="quiet" onClick={() => dispatch(draft.actions.discard())} />
            <p role="status" className={styles.unsaved}>
              {needsSaving && t('hotel.unsaved')}
            </p>
          </div>
          <Outcome of={saved} done={t('hotel.saveDone')} />
          {needsSaving && <Hint>{t(isKept ? 'hotel.replacesKept' : 'hotel.keepsAs', { hotel: name })}</Hint>}
        </div>
      </form>
      <PrintLinks />
    </Section>
  )
}
