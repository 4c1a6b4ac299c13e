import { useId, useState, type SubmitEvent } from 'react'
import { deskApi } from '#mock-server/desk/deskApi.ts'
import { Outcome } from '#mock-server/desk/frame/Outcome.tsx'
import { shownName } from '#mock-server/desk/shownName.ts'
import { useTexts } from '#mock-server/desk/texts/texts.ts'
import type { ShownBrand } from '#mock-server/handlers/demo/brand.ts'
import type { SavedHotelEntry } from '#mock-server/handlers/demo/savedHotels.ts'
import { locales } from '#src/lib/locales.ts'
import { Dialog } from '#src/ui/feedback/Dialog.tsx'
import { Button } from '#src/ui/forms/Button.tsx'
import { ButtonRow } from '#src/ui/forms/ButtonRow.tsx'
import { TextField } from '#src/ui/forms/TextField.tsx'
import { download } from './download.ts'
import { FileButton } from './FileButton.tsx'
import styles from './SavedHotels.module.css'
import words from '#mock-server/desk/frame/words.module.css'

const keyOf = (name: string) => name.trim().toLocaleLowerCase('bg')

interface Props {
  readonly brand: ShownBrand
  readonly onOpened: () => void
}

/** The hotels kept under a name: to open, export, import and remove them. */
export function SavedHotels({ brand, onOpened }: Props) {
  const { t, language } = useTexts()
  const hintId = useId()
  const { data: hotels = [] } = deskApi.useSavedHotelsQuery()
  const [importHotel, imported] = deskApi.useImportHotelMutation()
  const [openHotel, opened] = deskApi.useOpenHotelMutation()
  const [exportHotel, exported] = deskApi.useExportHotelMutation()
  const [removeHotel, removed] = deskApi.useRemoveHotelMutation()
  const [removing, setRemoving] = useState<SavedHotelEntry>()

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

  function remove() {
    clear()
    if (removing !== undefined) void removeHotel(removing.id)
    setRemoving(undefined)
  }

  return (
    <div className={styles.saved}>
      <h3>{t('hotel.saved')}</h3>
      {hotels.length === 0 && <p className={words.hint}>{t('hotel.noneSaved')}</p>}
      <ul className={styles.list}>
        {hotels.map((each) => (
          <Entry
            key={each.id}
            hotel={each}
            onOpen={() => void open(each.id)}
            onExport={() => void exportToFile(each)}
            onRemove={() => setRemoving(each)}
          />
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
      <p id={hintId} className={words.hint}>
        {t('hotel.importHint')}
      </p>
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
          <Button variant="secondary" onClick={() => setRemoving(undefined)}>
            {t('cancel')}
          </Button>
          <Button variant="danger" onClick={remove}>
            {t('hotel.removeConfirm')}
          </Button>
        </ButtonRow>
      </Dialog>
    </div>
  )
}

interface EntryProps {
  readonly hotel: SavedHotelEntry
  readonly onOpen: () => void
  readonly onExport: () => void
  readonly onRemove: () => void
}

function Entry({ hotel: { name, savedAt, color }, onOpen, onExport, onRemove }: EntryProps) {
  const { t, language } = useTexts()
  const day = new Intl.DateTimeFormat(locales[language], { dateStyle: 'medium' }).format(new Date(savedAt))
  return (
    <li className={styles.entry}>
      <span className={styles.color} style={{ background: color }} />
      <span className={styles.name}>
        <strong>{name}</strong>
        <span className={words.hint}>{t('hotel.savedAt', { day })}</span>
      </span>
      <div className={styles.acts}>
        <Button variant="secondary" aria-label={t('hotel.openNamed', { hotel: name })} onClick={onOpen}>
          {t('hotel.open')}
        </Button>
        <Button variant="quiet" aria-label={t('hotel.exportNamed', { hotel: name })} onClick={onExport}>
          {t('hotel.export')}
        </Button>
        <Button variant="quiet" aria-label={t('hotel.removeNamed', { hotel: name })} onClick={onRemove}>
          {t('hotel.remove')}
        </Button>
      </div>
    </li>
  )
}

/** Keeps the current hotel under a name, by default its own. */
export function SaveHotel({ brand }: Pick<Props, 'brand'>) {
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
