import { useId, type ChangeEvent } from 'react'
import { Choice, Hint } from '#mock-server/desk/frame/elements.tsx'
import { useNames, useTexts } from '#mock-server/desk/texts/texts.ts'
import { surroundings } from '#mock-server/hotel/surroundings.ts'
import type { DeskState } from '#mock-server/handlers/demo/desk.ts'
import { hotelLanguages } from '#mock-server/hotel/languages.ts'
import { textIn } from '#src/lib/languages.ts'
import { currencies } from '#src/schemas/configuration.ts'
import { Checkbox } from '#src/ui/forms/Checkbox.tsx'
import { TextField } from '#src/ui/forms/Field.tsx'
import { APP_COLOR, pictureFields, renamed, type BrandDraft } from './brandDraft.ts'
import styles from './MyHotel.module.css'
import { PictureField } from './PictureField.tsx'

interface Props {
  readonly shown: BrandDraft
  readonly onChange: (part: Partial<BrandDraft>) => void
}

/** How the hotel looks: its name, colour, place and pictures. */
export function BrandFields({ shown, onChange }: Props) {
  const { t } = useTexts()
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
            maxLength={200}
            onChange={({ target }) => onChange({ names: renamed(shown.names, language, target.value) })}
          />
        ))}
      </fieldset>
      <ColorField color={shown.color} onChange={(color) => onChange({ color })} />
      <Choice
        label={t('hotel.surroundings')}
        hint={t('hotel.surroundingsHint')}
        of={surroundings}
        nameOf={(value) => t(`hotel.surroundingsOf.${value}`)}
        value={shown.surroundings}
        onChoose={(value) => onChange({ surroundings: value })}
      />
      {pictureFields.map((name) => (
        <PictureField key={name} name={name} value={shown[name]} onChange={(value) => onChange({ [name]: value })} />
      ))}
    </>
  )
}

/** What is seldom changed: where the hotel is, how it shows prices, and its tiles. */
export function OtherFields({ shown, modules, onChange }: Props & Pick<DeskState, 'modules'>) {
  const { t } = useTexts()
  const fact = (name: 'address' | 'phone') => ({
    label: t(`hotel.${name}`),
    value: shown[name],
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => onChange({ [name]: target.value }),
  })

  return (
    <>
      <TextField {...fact('address')} hint={t('hotel.addressHint')} maxLength={200} />
      <TextField {...fact('phone')} inputMode="tel" maxLength={50} />
      <Choice
        label={t('brand.currency')}
        of={currencies}
        nameOf={(value) => t(`brand.currencies.${value}`)}
        value={shown.currency}
        onChoose={(currency) => onChange({ currency })}
      />
      <Modules known={modules} chosen={shown.modules} onChange={(chosen) => onChange({ modules: chosen })} />
    </>
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
          </div>
          <Hint id={id}>{t('hotel.colorHint')}</Hint>
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

/** Selects the tiles of the home screen. */
function Modules({ known, chosen, onChange }: ModulesProps) {
  const { t } = useTexts()
  const names = useNames()
  const toggle = (id: string) =>
    onChange(known.map((each) => each.id).filter((each) => chosen.includes(each) !== (each === id)))
  return (
    <fieldset className={styles.group}>
      <legend>{t('brand.modules')}</legend>
      {known.map((module) => (
        <Checkbox key={module.id} checked={chosen.includes(module.id)} onChange={() => toggle(module.id)}>
          {names.module(module)}
        </Checkbox>
      ))}
    </fieldset>
  )
}
