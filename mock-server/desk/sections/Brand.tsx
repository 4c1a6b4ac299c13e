import { useState, type SubmitEvent } from 'react'
import { deskApi } from '#mock-server/desk/deskApi.ts'
import { Outcome } from '#mock-server/desk/frame/Outcome.tsx'
import { Section } from '#mock-server/desk/frame/Section.tsx'
import { useTexts } from '#mock-server/desk/texts/texts.ts'
import { isPicture, surroundings } from '#mock-server/handlers/demo/brand.ts'
import type { DeskState } from '#mock-server/handlers/demo/desk.ts'
import { languages } from '#src/lib/languages.ts'
import { textIn } from '#src/lib/localizedText.ts'
import { currencies } from '#src/schemas/configuration.ts'
import { Button } from '#src/ui/forms/Button.tsx'
import { ButtonRow } from '#src/ui/forms/ButtonRow.tsx'
import { SelectField } from '#src/ui/forms/SelectField.tsx'
import { TextField } from '#src/ui/forms/TextField.tsx'
import { brandOf, draftOf, pictureFields, renamed, type BrandDraft, type PictureName } from './brandDraft.ts'
import { ColorField } from './ColorField.tsx'
import { Dishes } from './Dishes.tsx'
import styles from './Form.module.css'
import { Modules } from './Modules.tsx'
import { PictureField } from './PictureField.tsx'
import { loadedPicture } from './resizePicture.ts'
import { SavedHotels, SaveHotel } from './SavedHotels.tsx'
import words from '#mock-server/desk/frame/words.module.css'

/** The prospect's hotel: those kept under a name, the form for the brand, and the menus. */
export function Brand({ brand, modules }: Pick<DeskState, 'brand' | 'modules'>) {
  // What is typed for one hotel is not for the next one that is opened.
  const [opened, setOpened] = useState(0)
  return (
    <Section name="brand" folds>
      <SavedHotels brand={brand} onOpened={() => setOpened(opened + 1)} />
      <BrandForm key={`form ${opened}`} brand={brand} modules={modules} />
      <Dishes key={`dishes ${opened}`} currency={brand.currency} />
      <SaveHotel key={`name ${opened}`} brand={brand} />
    </Section>
  )
}

/** A picture that cannot be used: the value of its field, and whether that is no address at all. */
interface Refused {
  readonly value: string
  readonly isNoAddress: boolean
}
type AllRefused = { readonly [Name in PictureName]?: Refused | undefined }

async function refusedPicture(value: string): Promise<Refused | undefined> {
  if (value === '') return undefined
  if (!value.startsWith('data:') && !isPicture(value.trim())) return { value, isNoAddress: true }
  return loadedPicture(value.trim()).then(
    () => undefined,
    () => ({ value, isNoAddress: false }),
  )
}

/** The form for the hotel's brand. Polling does not overwrite its draft. */
function BrandForm({ brand, modules }: Pick<DeskState, 'brand' | 'modules'>) {
  const { t } = useTexts()
  const [draft, setDraft] = useState<BrandDraft>()
  const [refused, setRefused] = useState<AllRefused>({})
  const [setBrand, result] = deskApi.useSetBrandMutation()
  const [addPicture, added] = deskApi.useAddPictureMutation()
  const shown = draft ?? draftOf(brand)
  // Pictures take a while to read, and two may be read at a time.
  const change = (part: Partial<BrandDraft>) => setDraft((latest) => ({ ...(latest ?? draftOf(brand)), ...part }))

  function errorOf(name: PictureName): string | undefined {
    const { value, isNoAddress } = refused[name] ?? {}
    if (value !== shown[name]) return undefined
    return t(isNoAddress ? 'hotel.noAddress' : 'hotel.cannotBeShown')
  }

  /** The address of a picture, which is uploaded if it is not yet; `undefined` when that fails. */
  async function addressOf(use: PictureName): Promise<string | undefined> {
    const value = shown[use]
    if (!value.startsWith('data:')) return value
    const { data } = await addPicture({ use, data: value.slice(value.indexOf(',') + 1) })
    return data?.address
  }

  async function save(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const { elements } = event.currentTarget
    const found: AllRefused = {
      headerImage: await refusedPicture(shown.headerImage),
      logo: await refusedPicture(shown.logo),
    }
    setRefused(found)
    const wrong = pictureFields.find((name) => found[name] !== undefined)
    if (wrong !== undefined) {
      const field = elements.namedItem(wrong) ?? elements.namedItem(`${wrong}File`)
      if (field instanceof HTMLElement) field.focus()
      return
    }
    const [headerImage, logo] = [await addressOf('headerImage'), await addressOf('logo')]
    if (headerImage === undefined || logo === undefined) return
    const { error } = await setBrand(brandOf({ ...shown, headerImage, logo }))
    if (error === undefined) setDraft(undefined)
  }

  return (
    <form className={styles.form} onSubmit={(event) => void save(event)}>
      <fieldset className={styles.group}>
        <legend>{t('brand.name')}</legend>
        <p className={words.hint}>{t('hotel.namesHint')}</p>
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
        <PictureField
          key={name}
          name={name}
          value={shown[name]}
          error={errorOf(name)}
          onChange={(value) => change({ [name]: value })}
          onBroken={(value) => setRefused((others) => ({ ...others, [name]: { value, isNoAddress: false } }))}
        />
      ))}
      <SelectField
        label={t('hotel.surroundings')}
        hint={t('hotel.surroundingsHint')}
        options={surroundings.map((value) => ({ value, label: t(`hotel.surroundingsOf.${value}`) }))}
        value={shown.surroundings}
        onChange={({ target }) =>
          change({ surroundings: surroundings.find((each) => each === target.value) ?? 'city' })
        }
      />
      <TextField
        label={t('hotel.address')}
        hint={t('hotel.addressHint')}
        value={shown.address}
        maxLength={200}
        onChange={({ target }) => change({ address: target.value })}
      />
      <TextField
        label={t('hotel.phone')}
        value={shown.phone}
        inputMode="tel"
        maxLength={50}
        onChange={({ target }) => change({ phone: target.value })}
      />
      <SelectField
        label={t('brand.currency')}
        options={currencies.map((value) => ({ value, label: t(`brand.currencies.${value}`) }))}
        value={shown.currency}
        onChange={({ target }) => change({ currency: currencies.find((each) => each === target.value) ?? 'lv' })}
      />
      <Modules known={modules} chosen={shown.modules} onChange={(chosen) => change({ modules: chosen })} />
      <ButtonRow>
        <Button type="submit" variant="secondary">
          {t('brand.save')}
        </Button>
        <Button variant="quiet" onClick={() => setDraft(undefined)}>
          {t('brand.discard')}
        </Button>
      </ButtonRow>
      <Outcome of={added} />
      <Outcome of={result} done={t('brand.done')} />
    </form>
  )
}
