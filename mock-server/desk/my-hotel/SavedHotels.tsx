import { useId, useState, type SubmitEvent } from 'react'
import { FileButton, Hint, Outcome, TextButton } from '#mock-server/desk/frame/elements.tsx'
import elements from '#mock-server/desk/frame/elements.module.css'
import { deskApi } from '#mock-server/desk/deskApi.ts'
import { shownName, useTexts } from '#mock-server/desk/texts/texts.ts'
import type { ShownBrand } from '#mock-server/handlers/demo/brand.ts'
import type { SavedHotelEntry } from '#mock-server/handlers/demo/savedHotels.ts'
import { locales } from '#src/lib/languages.ts'
import { Dialog } from '#src/ui/feedback/Dialog.tsx'
import { Button, ButtonRow } from '#src/ui/forms/Button.tsx'
import { TextField } from '#src/ui/forms/Field.tsx'
import styles from './SavedHotels.module.css'

/** Downloads a JSON file. Not indented, since an import is limited to the size of a body. */
function download(name: string, content: unknown): void {
  const href = URL.createObjectURL(new Blob([JSON.stringify(content)], { type: 'application/json' }))
  Object.assign(document.createElement('a'), { href, download: name }).click()
  URL.revokeObjectURL(href)
}

/** The hotels kept under a name: to open, export, import and remove them. */
export function SavedHotels({ brand, onOpened }: { readonly brand: ShownBrand; readonly onOpened: () => void }) {
  const { t, language } = useTexts()
  const hintId = useId()
  const { data: hotels = [] } = deskApi.useSavedHotelsQuery()
  const [importHotel, imported] = deskApi.useImportHotelMutation()
  const [openHotel, opened] = deskApi.useOpenHotelMutation()
  const [exportHotel, exported] = deskApi.useExportHotelMutation()
  const [removeHotel, removed] = deskApi.useRemoveHotelMutation()
  const [removing, setRemoving] = useState<SavedHotelEntry>()
  const days = new Intl.DateTimeFormat(locales[language], { dateStyle: 'medium' })

  /** Only the outcome of the last action stands here. */
  function clear() {
    for (const each of [imported, opened, exported, removed]) each.reset()
  }

  async function exportToFile({ id, name }: SavedHotelEntry) {
    clear()
    const { data } = await exportHotel(id)
    if (data !== undefined) download(`${name}.json`, data)
  }

  async function open(id: string) {
    clear()
    const { error } = await openHotel(id)
    if (error === undefined) onOpened()
  }

  const act = (hotel: SavedHotelEntry, name: 'open' | 'export' | 'remove', onClick: () => void) => (
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
              {act(hotel, 'open', () => void open(hotel.id))}
              {act(hotel, 'export', () => void exportToFile(hotel))}
              {act(hotel, 'remove', () => setRemoving(hotel))}
            </div>
          </li>
        ))}
      </ul>
      <Outcome of={opened} done={t('hotel.opened', { hotel: shownName(brand, language) })} />
      <Outcome of={exported} />
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
        says={{ 400: t('hotel.notAHotel'), 409: t('hotel.nameTaken'), 507: t('hotel.full') }}
        done={t('hotel.importDone')}
      />
      <Dialog
        open={removing !== undefined}
        onClose={() => setRemoving(undefined)}
        title={t('hotel.removeTitle', { hotel: removing?.name ?? '' })}
        closeLabel={t('close')}
      >
        <p>{t('hotel.removeText')}</p>
        <ButtonRow>
          <TextButton says="cancel" onClick={() => setRemoving(undefined)} />
          <TextButton
            says="hotel.removeConfirm"
            variant="danger"
            onClick={() => {
              clear()
              if (removing !== undefined) void removeHotel(removing.id)
              setRemoving(undefined)
            }}
          />
        </ButtonRow>
      </Dialog>
    </div>
  )
}

const keyOf = (name: string) => name.trim().toLocaleLowerCase('bg')

/** Keeps the current hotel under a name, by default its own. */
export function SaveHotel({ brand }: { readonly brand: ShownBrand }) {
  const { t } = useTexts()
  const { data: hotels = [] } = deskApi.useSavedHotelsQuery()
  const [typed, setTyped] = useState<string>()
  const [saveHotel, saved] = deskApi.useSaveHotelMutation()
  const name = typed ?? brand.name
  const replaces = hotels.some((each) => keyOf(each.name) === keyOf(name))

  async function save(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const { error } = await saveHotel(name)
    if (error === undefined) setTyped(undefined)
  }

  return (
    <form className={styles.save} onSubmit={(event) => void save(event)}>
      <TextField
        label={t('hotel.saveName')}
        hint={t('hotel.saveHint')}
        value={name}
        required
        maxLength={200}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Button type="submit" variant="secondary">
        {t(replaces ? 'hotel.replace' : 'hotel.save')}
      </Button>
      <Outcome of={saved} says={{ 507: t('hotel.full') }} done={t('hotel.saveDone')} />
    </form>
  )
}
