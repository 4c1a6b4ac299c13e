import { Hint, FileButton, TextButton } from '#mock-server/desk/frame/elements.tsx'
import { moduleKey, useTexts } from '#mock-server/desk/texts/texts.ts'
import { surroundings } from '#mock-server/hotel/surroundings.ts'
import type { DeskState } from '#mock-server/handlers/demo/desk.ts'
import { hotelLanguages } from '#mock-server/hotel/languages.ts'
import { textIn } from '#src/lib/languages.ts'
import { currencies } from '#src/schemas/configuration.ts'
import { Checkbox } from '#src/ui/forms/Checkbox.tsx'
import { TextField, FieldError } from '#src/ui/forms/Field.tsx'
import { RadioGroup } from '#src/ui/forms/RadioGroup.tsx'
import { APP_COLOR, pictureFields, renamed, type BrandDraft, type PictureName } from './brandDraft.ts'
import styles from './MyHotel.module.css'
import { useId, useState } from 'react'
import { pictureLimits } from '#mock-server/sandboxes/limits.ts'
import { classes } from '#src/ui/classes.ts'
import { ButtonRow } from '#src/ui/forms/Button.tsx'
import { resizePicture } from './resizePicture.ts'

interface Props {
  readonly shown: BrandDraft
  readonly modules: DeskState['modules']
  readonly onChange: (part: Partial<BrandDraft>) => void
}

/** The hotel without its menu: how it looks, where it is, how it shows prices, and its tiles, which are folded. */
export function BrandFields({ shown, modules, onChange }: Props) {
  const { t } = useTexts()
  const isNameless = Object.values(shown.names).every((name) => name.trim() === '')
  const toggle = (id: string) =>
    modules.map((each) => each.id).filter((each) => shown.modules.includes(each) !== (each === id))
  return (
    <>
      <fieldset className={styles.group}>
        <legend>{t('brand.name')}</legend>
        <Hint>{t('hotel.namesHint')}</Hint>
        {hotelLanguages.map((language) => (
          <TextField
            key={language}
            label={t(`hotel.languages.${language}`)}
            value={shown.names[language]}
            placeholder={textIn(language, shown.names)}
            required={isNameless && language === 'bg'}
            maxLength={200}
            onChange={({ target }) => onChange({ names: renamed(shown.names, language, target.value) })}
          />
        ))}
      </fieldset>
      <TextField
        type="color"
        label={t('brand.color')}
        hint={t('hotel.colorHint')}
        value={shown.color || APP_COLOR}
        onChange={({ target }) => onChange({ color: target.value })}
      />
      <RadioGroup
        legend={t('hotel.surroundings')}
        name="surroundings"
        look="chips"
        value={shown.surroundings}
        options={surroundings.map((value) => ({ value, label: t(`hotel.surroundingsOf.${value}`) }))}
        onChange={(value) => onChange({ surroundings: value })}
      />
      <Hint>{t('hotel.surroundingsHint')}</Hint>
      {pictureFields.map((name) => (
        <PictureField key={name} name={name} value={shown[name]} onChange={(value) => onChange({ [name]: value })} />
      ))}
      <TextField
        label={t('hotel.address')}
        hint={t('hotel.addressHint')}
        value={shown.address}
        maxLength={200}
        onChange={({ target }) => onChange({ address: target.value })}
      />
      <TextField
        label={t('hotel.phone')}
        value={shown.phone}
        inputMode="tel"
        maxLength={50}
        onChange={({ target }) => onChange({ phone: target.value })}
      />
      <RadioGroup
        legend={t('brand.currency')}
        name="currency"
        look="chips"
        value={shown.currency}
        options={currencies.map((value) => ({ value, label: t(`brand.currencies.${value}`) }))}
        onChange={(currency) => onChange({ currency })}
      />
      <details>
        <summary className="fold">{t('brand.modules')}</summary>
        {modules.map((module) => (
          <Checkbox
            key={module.id}
            checked={shown.modules.includes(module.id)}
            onChange={() => onChange({ modules: toggle(module.id) })}
          >
            {t(moduleKey(module.id))}
          </Checkbox>
        ))}
      </details>
    </>
  )
}

/** The size to which each picture is redrawn: the header as wide as a laptop's window, the logo for sharp screens. */
const sizes = {
  headerImage: { width: 1600, height: 1200, bytes: pictureLimits.headerImage, otherType: 'image/jpeg' },
  logo: { width: 480, height: 192, bytes: pictureLimits.logo, otherType: 'image/png' },
}

interface PictureProps {
  readonly name: PictureName
  /** An address, or a picture as a data URL; `''` for none. */
  readonly value: string
  readonly onChange: (value: string) => void
}

/** A picture of the brand, from a file. */
function PictureField({ name, value, onChange }: PictureProps) {
  const { t } = useTexts()
  const id = useId()
  // The value beside which a file, or the value itself, could not be shown.
  const [broken, setBroken] = useState<string>()
  const error = broken === value && t('hotel.cannotBeShown')

  async function read(file: File) {
    try {
      onChange(await resizePicture(file, sizes[name]))
    } catch {
      setBroken(value)
    }
  }

  return (
    <fieldset className={styles.picture}>
      <legend>{t(`hotel.${name}`)}</legend>
      {value !== '' && (
        <img
          key={value}
          src={value}
          alt=""
          className={classes(styles.preview, styles[name])}
          onError={() => setBroken(value)}
        />
      )}
      <ButtonRow>
        <FileButton
          label={t(value === '' ? 'hotel.choosePicture' : 'hotel.otherPicture')}
          accept="image/*"
          aria-describedby={error ? `${id}-hint ${id}-error` : `${id}-hint`}
          onFile={(file) => void read(file)}
        />
        {value !== '' && <TextButton says="hotel.remove" variant="quiet" onClick={() => onChange('')} />}
      </ButtonRow>
      <Hint id={`${id}-hint`}>{t(`hotel.${name}Hint`)}</Hint>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </fieldset>
  )
}
