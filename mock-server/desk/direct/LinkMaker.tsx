import Check from 'lucide-react/icons/check'
import Copy from 'lucide-react/icons/copy'
import { useState } from 'react'
import { Hint, QrCode, Section } from '#mock-server/desk/frame/elements.tsx'
import elements from '#mock-server/desk/frame/elements.module.css'
import { momentOnHotelClock } from './hotelMoment.ts'
import { beginLink, guestOrigin, phoneOrigins, readLink, type LinkState } from '#mock-server/desk/link.ts'
import { brandOf, brandOfLink, draftOf } from '#mock-server/desk/my-hotel/brandDraft.ts'
import { useNames, useTexts } from '#mock-server/desk/texts/texts.ts'
import type { DeskState } from '#mock-server/handlers/demo/desk.ts'
import { pictureIdIn } from '#mock-server/handlers/demo/pictures.ts'
import { languages } from '#src/lib/languages.ts'
import { copyText } from '#src/ui/copyText.ts'
import { Button } from '#src/ui/forms/Button.tsx'
import { Checkbox } from '#src/ui/forms/Checkbox.tsx'
import { SelectField, TextField } from '#src/ui/forms/Field.tsx'
import styles from './Direct.module.css'

/** The fields of a form that are filled, as a query. */
function filled(form: FormData): string {
  const fields = [...form].filter((field): field is [string, string] => field[1] !== '')
  return new URLSearchParams(fields).toString()
}

/** Creates a link that begins a demo in a chosen state. The fields have the names of its parameters. */
export function LinkMaker({ desk }: { readonly desk: DeskState }) {
  const { t, language } = useTexts()
  const names = useNames()
  const [query, setQuery] = useState(`language=${language}`)
  const { brand, host, personas, scenarios } = desk
  const faults = desk.faults.known.map((name) => ({ name }))
  const given = new URLSearchParams(query)
  const [chosen, withBrand] = [readLink(query), given.has('withBrand')]
  const clock = momentOnHotelClock(given.get('hotelClock') ?? '')
  const state: LinkState = {
    ...(!Array.isArray(chosen) && chosen),
    ...(clock !== undefined && { clock }),
    brand: withBrand ? brandOfLink(brandOf(draftOf(brand))) : {},
  }
  const link = beginLink(guestOrigin(desk), state)
  const hasUploads = [brand.headerImage, brand.logo].some((each) => pictureIdIn(each) !== undefined)
  const isReachable = phoneOrigins(desk).length > 0
  const onTheWeb = host?.demoUrl ? beginLink(host.demoUrl, state) : undefined
  const choice = <Name extends string>(
    field: 'persona' | 'scenario' | 'fault',
    all: readonly { readonly name: Name }[],
    nameOf: (name: Name) => string,
  ) => (
    <SelectField
      label={t(`link.${field}`)}
      name={field}
      options={[{ value: '', label: t('link.any') }, ...all.map(({ name }) => ({ value: name, label: nameOf(name) }))]}
    />
  )

  return (
    <Section name="link" folds>
      <form
        className={elements.form}
        onChange={({ currentTarget }) => setQuery(filled(new FormData(currentTarget)))}
        onSubmit={(event) => event.preventDefault()}
      >
        {choice('persona', personas, (name) => t(`guests.personas.${name}`))}
        {choice('scenario', scenarios, names.scenario)}
        {choice('fault', faults, names.fault)}
        <SelectField
          label={t('link.language')}
          name="language"
          defaultValue={language}
          options={languages.map((value) => ({ value, label: t(`link.languages.${value}`) }))}
        />
        <TextField label={t('link.clock')} hint={t('link.clockHint')} type="datetime-local" name="hotelClock" />
        <Checkbox name="withBrand">{t('link.withBrand')}</Checkbox>
      </form>
      <div className={styles.link}>
        <h3>{t('link.result')}</h3>
        <p className={styles.address}>{link}</p>
        <CopyButton text={link} label={t('link.copy')} />
        <Hint>{t('link.toTry')}</Hint>
        {withBrand && hasUploads && <Hint>{t('hotel.notInLink')}</Hint>}
        {isReachable && <QrCode address={link} />}
        <Hint>
          {isReachable
            ? host === null
              ? `${t('host.staticReach')} ${t('host.noInnerPages')}`
              : t('host.reach')
            : t(desk.sandbox === null ? 'sandbox.onlyHereHint' : 'link.onlyHere')}
        </Hint>
        {onTheWeb !== undefined && (
          <>
            <h3>{t('host.onTheWeb')}</h3>
            <p className={styles.address}>{onTheWeb}</p>
            <CopyButton text={onTheWeb} label={t('host.copyOnTheWeb')} />
            <Hint>{t('host.staticReach')}</Hint>
          </>
        )}
      </div>
    </Section>
  )
}

function CopyButton({ text, label }: { readonly text: string; readonly label: string }) {
  const { t } = useTexts()
  const [last, setLast] = useState<{ readonly text: string; readonly isDone: boolean }>()
  const isDone = last?.text === text ? last.isDone : undefined
  const copy = async () => setLast({ text, isDone: await copyText(text) })

  return (
    <>
      <Button variant="secondary" onClick={() => void copy()}>
        {isDone === true ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
        <span>{label}</span>
      </Button>
      <span role="status" className={isDone === false ? styles.notCopied : 'visually-hidden'}>
        {isDone !== undefined && t(isDone ? 'copied' : 'notCopied')}
      </span>
    </>
  )
}
