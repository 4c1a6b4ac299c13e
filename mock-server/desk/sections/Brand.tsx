import { useState, type SubmitEvent } from 'react'
import { deskApi } from '#mock-server/desk/deskApi.ts'
import { Outcome } from '#mock-server/desk/frame/Outcome.tsx'
import { Section } from '#mock-server/desk/frame/Section.tsx'
import { useTexts } from '#mock-server/desk/texts/texts.ts'
import { isPicture } from '#mock-server/handlers/demo/brand.ts'
import type { DeskState } from '#mock-server/handlers/demo/desk.ts'
import { Button } from '#src/ui/forms/Button.tsx'
import { ButtonRow } from '#src/ui/forms/ButtonRow.tsx'
import { SelectField } from '#src/ui/forms/SelectField.tsx'
import { TextField } from '#src/ui/forms/TextField.tsx'
import { currencies } from '#src/schemas/configuration.ts'
import { brandOf, draftOf, type BrandDraft } from './brandDraft.ts'
import { ColorField } from './ColorField.tsx'
import styles from './Form.module.css'
import { Modules } from './Modules.tsx'

/** The form for the hotel's brand. Polling does not overwrite its draft. */
export function Brand({ brand, modules }: Pick<DeskState, 'brand' | 'modules'>) {
  const { t } = useTexts()
  const [draft, setDraft] = useState<BrandDraft>()
  const [refused, setRefused] = useState<string>()
  const [setBrand, result] = deskApi.useSetBrandMutation()
  const shown = draft ?? draftOf(brand)
  const change = (part: Partial<BrandDraft>) => setDraft({ ...shown, ...part })

  async function save(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const wanted = brandOf(shown)
    if (wanted.headerImage !== undefined && !isPicture(wanted.headerImage)) {
      setRefused(shown.headerImage)
      const field = event.currentTarget.elements.namedItem('headerImage')
      if (field instanceof HTMLElement) field.focus()
      return
    }
    const { error } = await setBrand(wanted)
    if (error === undefined) setDraft(undefined)
  }

  return (
    <Section name="brand" folds>
      <form className={styles.form} onSubmit={(event) => void save(event)}>
        <TextField
          label={t('brand.name')}
          value={shown.name}
          maxLength={200}
          onChange={({ target }) => change({ name: target.value })}
        />
        <ColorField color={shown.color} onChange={(color) => change({ color })} />
        <TextField
          label={t('brand.headerImage')}
          hint={t('brand.headerImageHint')}
          error={shown.headerImage === refused && t('brand.headerImageRefused')}
          name="headerImage"
          value={shown.headerImage}
          inputMode="url"
          maxLength={200}
          onChange={({ target }) => change({ headerImage: target.value })}
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
        <Outcome of={result} done={t('brand.done')} />
      </form>
    </Section>
  )
}
