import { useState, type SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#src/ui/forms/Button.tsx'
import { Notice } from '#src/ui/feedback/Notice.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { TextField } from '#src/ui/forms/Field.tsx'
import { Consent } from './Consent.tsx'
import { readEntry, type EntryField } from './loginEntry.ts'
import { useLogin } from './useLogin.ts'

const numberField = { required: true, autoCorrect: 'off', spellCheck: false, maxLength: 100 } as const

/** Both numbers, the consent and the button. On submit each empty field shows its error, and the first one is focused. */
export function LoginForm() {
  const { t } = useTranslation('login')
  const { login, isPending, failure } = useLogin()
  const [missing, setMissing] = useState<readonly EntryField[]>([])

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const entry = readEntry(new FormData(event.currentTarget))
    setMissing(entry.missing)
    const [first] = entry.missing
    if (first === undefined) return login(entry.body)
    const field = event.currentTarget.elements.namedItem(first)
    if (field instanceof HTMLElement) field.focus()
  }

  const texts = {
    accountNumber: t('accountNumberMissing'),
    roomNumber: t('roomNumberMissing'),
    consent: t('consentMissing'),
  }
  const missingText = (field: EntryField) => (missing.includes(field) ? { error: texts[field] } : {})
  const clear = (field: EntryField) => () => setMissing((fields) => fields.filter((each) => each !== field))

  return (
    <form onSubmit={submit} noValidate aria-busy={isPending}>
      <Stack gap={5}>
        <TextField
          {...numberField}
          {...missingText('accountNumber')}
          label={t('accountNumber')}
          name="accountNumber"
          autoComplete="username"
          autoCapitalize="none"
          onChange={clear('accountNumber')}
        />
        <TextField
          {...numberField}
          {...missingText('roomNumber')}
          label={t('roomNumber')}
          name="roomNumber"
          autoComplete="off"
          autoCapitalize="characters"
          enterKeyHint="go"
          onChange={clear('roomNumber')}
        />
        <Consent {...missingText('consent')} onChange={clear('consent')} />
        {failure !== undefined && (
          <Notice tone="danger" live="assertive">
            {failure === 'reception' ? t('failed.reception') : t('failed.problem')}
          </Notice>
        )}
        <Button variant="primary" wide type="submit" aria-disabled={isPending}>
          {isPending ? t('signingIn') : t('signIn')}
        </Button>
      </Stack>
    </form>
  )
}
