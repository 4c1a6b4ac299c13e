import { useTexts } from '#mock-server/desk/texts/texts.ts'
import { useNames } from '#mock-server/desk/texts/useNames.ts'
import type { DeskState } from '#mock-server/handlers/demo/desk.ts'
import { languages } from '#src/lib/languages.ts'
import { Checkbox } from '#src/ui/forms/Checkbox.tsx'
import { SelectField, type SelectOption } from '#src/ui/forms/SelectField.tsx'
import { TextField } from '#src/ui/forms/TextField.tsx'
import styles from './Form.module.css'
import type { LinkDraft } from './linkDraft.ts'

interface Props {
  readonly desk: DeskState
  readonly draft: LinkDraft
  readonly onChange: (draft: LinkDraft) => void
}

/** The fields for the state that a linked demo begins in. */
export function LinkFields({ desk, draft, onChange }: Props) {
  const { t } = useTexts()
  const { personas, scenarios, faults } = desk
  const names = useNames()
  const choice = (name: 'persona' | 'scenario' | 'fault', options: readonly SelectOption[]) => (
    <SelectField
      label={t(`link.${name}`)}
      options={[{ value: '', label: t('link.any') }, ...options]}
      value={draft[name]}
      onChange={({ target }) => onChange({ ...draft, [name]: target.value })}
    />
  )
  return (
    <div className={styles.form}>
      {choice(
        'persona',
        personas.map(({ name }) => ({ value: name, label: t(`guests.personas.${name}`) })),
      )}
      {choice(
        'scenario',
        scenarios.map(({ name }) => ({ value: name, label: names.scenario(name) })),
      )}
      {choice(
        'fault',
        faults.known.map((name) => ({ value: name, label: t(`faults.fault.${name}.title`) })),
      )}
      <SelectField
        label={t('link.language')}
        options={languages.map((value) => ({ value, label: t(`link.languages.${value}`) }))}
        value={draft.language}
        onChange={({ target }) => onChange({ ...draft, language: target.value })}
      />
      <TextField
        label={t('link.clock')}
        hint={t('link.clockHint')}
        type="datetime-local"
        value={draft.clock}
        onChange={({ target }) => onChange({ ...draft, clock: target.value })}
      />
      <Checkbox checked={draft.withBrand} onChange={({ target }) => onChange({ ...draft, withBrand: target.checked })}>
        {t('link.withBrand')}
      </Checkbox>
    </div>
  )
}
