import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import { useId, useState, type ChangeEvent, type CSSProperties, type SubmitEvent } from 'react'
import { Choice, Hint, Outcome, Section, TextButton } from '#mock-server/desk/frame/elements.tsx'
import elements from '#mock-server/desk/frame/elements.module.css'
import { deskApi } from '#mock-server/desk/deskApi.ts'
import { useNames, useTexts } from '#mock-server/desk/texts/texts.ts'
import { surroundings } from '#mock-server/handlers/demo/brand.ts'
import type { DeskState } from '#mock-server/handlers/demo/desk.ts'
import { languages, textIn } from '#src/lib/languages.ts'
import { currencies } from '#src/schemas/configuration.ts'
import { Button, ButtonRow } from '#src/ui/forms/Button.tsx'
import { Checkbox } from '#src/ui/forms/Checkbox.tsx'
import { TextField } from '#src/ui/forms/Field.tsx'
import {
  APP_COLOR,
  brandOf,
  draftOf,
  moved,
  pictureFields,
  renamed,
  isDarkened,
  type BrandDraft,
  type PictureName,
} from './brandDraft.ts'
import { Dishes } from './Dishes.tsx'
import styles from './MyHotel.module.css'
import { PictureField } from './PictureField.tsx'
import { SavedHotels, SaveHotel } from './SavedHotels.tsx'

/** The prospect's hotel: those kept under a name, the form for the brand, and the menus. */
export function MyHotel({ desk }: { readonly desk: DeskState }) {
  // What is typed for one hotel is not for the next one that is opened.
  const [opened, setOpened] = useState(0)
  const { brand } = desk
  return (
    <Section name="brand" folds>
      <SavedHotels brand={brand} onOpened={() => setOpened(opened + 1)} />
      <BrandForm key={`form ${opened}`} desk={desk} />
      <Dishes key={`dishes ${opened}`} currency={brand.currency} />
      <SaveHotel key={`name ${opened}`} brand={brand} />
    </Section>
  )
}

/** The form for the hotel's brand. Polling does not overwrite its draft. */
function BrandForm({ desk: { brand, modules } }: { readonly desk: DeskState }) {
  const { t } = useTexts()
  const [draft, setDraft] = useState<BrandDraft>()
  const [setBrand, result] = deskApi.useSetBrandMutation()
  const [addPicture, added] = deskApi.useAddPictureMutation()
  const shown = draft ?? draftOf(brand)
  // Pictures take a while to read, and two may be read at a time.
  const change = (part: Partial<BrandDraft>) => setDraft((latest) => ({ ...(latest ?? draftOf(brand)), ...part }))

  /** The address of a picture, which is uploaded if it is not yet; `undefined` when that fails. */
  async function addressOf(use: PictureName): Promise<string | undefined> {
    const value = shown[use]
    if (!value.startsWith('data:')) return value
    const { data } = await addPicture({ use, data: value.slice(value.indexOf(',') + 1) })
    return data?.address
  }

  async function save(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const [headerImage, logo] = [await addressOf('headerImage'), await addressOf('logo')]
    if (headerImage === undefined || logo === undefined) return
    const { error } = await setBrand(brandOf({ ...shown, headerImage, logo }))
    if (error === undefined) setDraft(undefined)
  }

  const fact = (name: 'address' | 'phone') => ({
    label: t(`hotel.${name}`),
    value: shown[name],
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => change({ [name]: target.value }),
  })

  return (
    <form className={elements.form} onSubmit={(event) => void save(event)}>
      <fieldset className={styles.group}>
        <legend>{t('brand.name')}</legend>
        <Hint>{t('hotel.namesHint')}</Hint>
        {languages.map((language) => (
          <TextField
            key={language}
            label={t(`hotel.languages.${language}`)}
            value={shown.names[language]}
            placeholder={textIn(language, shown.names)}
            maxLength={200}
            onChange={({ target }) => change({ names: renamed(shown.names, language, target.value) })}
          />
        ))}
      </fieldset>
      <ColorField color={shown.color} onChange={(color) => change({ color })} />
      {pictureFields.map((name) => (
        <PictureField key={name} name={name} value={shown[name]} onChange={(value) => change({ [name]: value })} />
      ))}
      <Choice
        label={t('hotel.surroundings')}
        hint={t('hotel.surroundingsHint')}
        of={surroundings}
        nameOf={(value) => t(`hotel.surroundingsOf.${value}`)}
        value={shown.surroundings}
        onChoose={(value) => change({ surroundings: value })}
      />
      <TextField {...fact('address')} hint={t('hotel.addressHint')} maxLength={200} />
      <TextField {...fact('phone')} inputMode="tel" maxLength={50} />
      <Choice
        label={t('brand.currency')}
        of={currencies}
        nameOf={(value) => t(`brand.currencies.${value}`)}
        value={shown.currency}
        onChoose={(currency) => change({ currency })}
      />
      <Modules known={modules} chosen={shown.modules} onChange={(chosen) => change({ modules: chosen })} />
      <ButtonRow>
        <TextButton says="brand.save" type="submit" />
        <TextButton says="brand.discard" variant="quiet" onClick={() => setDraft(undefined)} />
      </ButtonRow>
      <Outcome of={added} />
      <Outcome of={result} done={t('brand.done')} />
    </form>
  )
}

/** `color` is `''` for the app's default. */
function ColorField({ color, onChange }: { readonly color: string; readonly onChange: (color: string) => void }) {
  const { t } = useTexts()
  const id = useId()
  return (
    <div className={styles.color}>
      <Checkbox checked={color !== ''} onChange={({ target }) => onChange(target.checked ? APP_COLOR : '')}>
        {t('brand.ownColor')}
      </Checkbox>
      {color !== '' && (
        <>
          <div className={styles.sample}>
            <input
              type="color"
              value={color}
              aria-label={t('brand.color')}
              aria-describedby={id}
              onChange={({ target }) => onChange(target.value)}
            />
            <code>{color}</code>
            <span
              aria-hidden="true"
              className={styles.tone}
              style={{ '--own-color': color } as CSSProperties} // the type has no custom properties
            >
              {t('hotel.tone')}
            </span>
          </div>
          <Hint id={id}>{t(isDarkened(color) ? 'hotel.darkened' : 'hotel.asItIs')}</Hint>
        </>
      )}
    </div>
  )
}

interface ModulesProps {
  readonly known: DeskState['modules']
  /** Their ids, in order. */
  readonly chosen: readonly string[]
  readonly onChange: (chosen: readonly string[]) => void
}

/** Selects and orders the tiles of the home screen. Tiles that are not selected come last. */
function Modules({ known, chosen, onChange }: ModulesProps) {
  const { t } = useTexts()
  const names = useNames()
  const others = known.filter(({ id }) => !chosen.includes(id))
  const inOrder = [...chosen.flatMap((id) => known.find((module) => module.id === id) ?? []), ...others]
  const move = (id: string, by: -1 | 1, label: string, Sign: typeof ArrowUp) => (
    <Button
      variant="quiet"
      aria-label={label}
      aria-disabled={moved(chosen, id, by) === chosen}
      onClick={() => onChange(moved(chosen, id, by))}
    >
      <Sign aria-hidden="true" />
    </Button>
  )
  return (
    <fieldset className={styles.modules}>
      <legend>{t('brand.modules')}</legend>
      {inOrder.map((module) => {
        const { id } = module
        const [name, isChosen] = [names.module(module), chosen.includes(id)]
        return (
          <div key={id} className={styles.module}>
            <Checkbox
              checked={isChosen}
              onChange={() => onChange(isChosen ? chosen.filter((each) => each !== id) : [...chosen, id])}
            >
              {name}
            </Checkbox>
            {move(id, -1, t('brand.up', { name }), ArrowUp)}
            {move(id, 1, t('brand.down', { name }), ArrowDown)}
          </div>
        )
      })}
    </fieldset>
  )
}
