import { useId } from 'react'
import { FileButton, Hint, Outcome } from '#mock-server/desk/frame/elements.tsx'
import elements from '#mock-server/desk/frame/elements.module.css'
import { deskApi } from '#mock-server/desk/deskApi.ts'
import { shownName, useTexts } from '#mock-server/desk/texts/texts.ts'
import { HOTEL_TIME_ZONE } from '#mock-server/hotel/clock.ts'
import type { ShownBrand } from '#mock-server/handlers/demo/brand.ts'
import type { SavedHotelEntry } from '#mock-server/handlers/demo/savedHotels.ts'
import { locales } from '#src/lib/languages.ts'
import { Button } from '#src/ui/forms/Button.tsx'
import { useMayLeave } from '#mock-server/desk/store.ts'
import styles from './SavedHotels.module.css'

/** How names are compared. */
export const keyOf = (name: string) => name.trim().toLocaleLowerCase('bg')

/** The hotels kept under a name: to open, import and remove them. */
export function SavedHotels({ brand }: { readonly brand: ShownBrand }) {
  const { t, language } = useTexts()
  const hintId = useId()
  const mayLeave = useMayLeave()
  const { data: hotels = [] } = deskApi.useSavedHotelsQuery()
  const [importHotel, imported] = deskApi.useImportHotelMutation()
  const [openHotel, opened] = deskApi.useOpenHotelMutation()
  const [removeHotel, removed] = deskApi.useRemoveHotelMutation()
  const days = new Intl.DateTimeFormat(locales[language], { dateStyle: 'medium', timeZone: HOTEL_TIME_ZONE })

  /** Only the outcome of the last action stands here. */
  function clear() {
    for (const each of [imported, opened, removed]) each.reset()
  }

  function open({ id }: SavedHotelEntry) {
    if (!mayLeave()) return
    clear()
    void openHotel(id)
  }

  function remove({ id, name }: SavedHotelEntry) {
    if (!window.confirm(t('hotel.removeConfirm', { hotel: name }))) return
    clear()
    void removeHotel(id)
  }

  const act = (hotel: SavedHotelEntry, name: 'open' | 'remove', onClick: () => void) => (
    <Button
      variant={name === 'open' ? 'secondary' : 'quiet'}
      aria-label={t(`hotel.${name}Named`, { hotel: hotel.name })}
      onClick={onClick}
    >
      {t(`hotel.${name}`)}
    </Button>
  )

  return (
    <div className={styles.saved}>
      <h3>{t('hotel.saved')}</h3>
      {hotels.length === 0 && <Hint>{t('hotel.noneSaved')}</Hint>}
      <ul className={styles.list}>
        {hotels.map((hotel) => (
          <li key={hotel.id} className={styles.entry}>
            <span className={styles.color} style={{ background: hotel.color }} />
            <span className={styles.name}>
              <strong>{hotel.name}</strong>
              <span className={elements.hint}>{t('hotel.savedAt', { day: days.format(new Date(hotel.savedAt)) })}</span>
            </span>
            <div className={styles.acts}>
              {act(hotel, 'open', () => open(hotel))}
              {act(hotel, 'remove', () => remove(hotel))}
            </div>
          </li>
        ))}
      </ul>
      <Outcome
        of={opened}
        says={{ 404: t('hotel.gone') }}
        done={t('hotel.opened', { hotel: shownName(brand, language) })}
      />
      <Outcome of={removed} done={t('hotel.removed')} />
      <FileButton
        label={t('hotel.import')}
        accept=".json,application/json"
        aria-describedby={hintId}
        onFile={(file) => {
          clear()
          void file.text().then(importHotel)
        }}
      />
      <Hint id={hintId}>{t('hotel.importHint')}</Hint>
      <Outcome
        of={imported}
        says={{ 400: t('hotel.notAHotel'), 409: t('hotel.nameTaken') }}
        done={t('hotel.importDone')}
      />
    </div>
  )
}
