import { useEffect, useState, type ReactNode, type SubmitEvent } from 'react'
import { Trans, useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import { useLocation, useNavigate } from 'react-router-dom'
import { isCallError, isClientError } from '#src/api/callError.ts'
import { hotelApi } from '#src/api/hotelApi.ts'
import { useConfig } from '#src/config/useConfig.ts'
import { useLanguage } from '#src/i18n/useLanguage.ts'
import { plainText } from '#src/lib/text.ts'
import { isAddress } from '#src/lib/url.ts'
import { forgetPage, rememberedPage } from '#src/navigation/rememberedPage.ts'
import type { LoginBody } from '#src/schemas/session.ts'
import { selectIsAuthenticated, signedIn } from '#src/session/session.ts'
import { Notice } from '#src/ui/feedback/Notice.tsx'
import { Button } from '#src/ui/forms/Button.tsx'
import { Checkbox } from '#src/ui/forms/Checkbox.tsx'
import { TextField } from '#src/ui/forms/Field.tsx'
import { Card } from '#src/ui/layout/Card.tsx'
import { Hero } from '#src/ui/layout/Hero.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import styles from './Login.module.css'

/** The login screen (spec 2.22). A signed-in guest is redirected to the remembered page or `/`; the form stays until that is open. */
export function Login() {
  const { t } = useTranslation('login')
  const isAuthenticated = useSelector(selectIsAuthenticated)
  const [wasAuthenticated] = useState(isAuthenticated)
  if (wasAuthenticated) return <RedirectAfterLogin />
  return (
    <>
      {isAuthenticated && <RedirectAfterLogin />}
      <Hero title={t('title')}>
        <p>{t('lead')}</p>
      </Hero>
      <div className={styles.column}>
        <Card>
          <LoginForm />
        </Card>
      </div>
    </>
  )
}

function RedirectAfterLogin() {
  const navigate = useNavigate()
  // Read once: `forgetPage` must not change the target of this redirect.
  const [page] = useState(rememberedPage)
  useEffect(() => {
    forgetPage()
    void navigate(page, { replace: true })
  }, [navigate, page])
  return null
}

interface Form {
  readonly accountNumber: string
  readonly roomNumber: string
  readonly consent: boolean
}

const numberField = { required: true, autoCorrect: 'off', spellCheck: false, maxLength: 100 } as const

/**
 * Both numbers, never read as numbers, the consent and the button (spec 2.22, 5.1). On submit each empty field shows its error, and
 * the first one is focused.
 */
function LoginForm() {
  const { t } = useTranslation('login')
  const { login, isPending, hasFailed, isRefused } = useLogin()
  const room = new URLSearchParams(useLocation().search).get('room')
  // A card in the room may link to the form with its room, as `/login?room=305`.
  const [form, setForm] = useState<Form>({
    accountNumber: '',
    roomNumber: room?.slice(0, numberField.maxLength) ?? '',
    consent: false,
  })
  const [missing, setMissing] = useState<readonly string[]>([])

  function change(changed: Partial<Form>) {
    // From the state before: a password manager may fill both fields while the first is being focused.
    setForm((before) => ({ ...before, ...changed }))
    setMissing((before) => before.filter((name) => !(name in changed)))
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const body = { accountNumber: plainText(form.accountNumber), roomNumber: plainText(form.roomNumber) }
    const empty = Object.entries({ ...body, consent: form.consent }).flatMap(([name, value]) => (value ? [] : [name]))
    setMissing(empty)
    const [first] = empty
    if (first === undefined) return isPending ? undefined : void login(body)
    const field = event.currentTarget.elements.namedItem(first)
    if (field instanceof HTMLElement) field.focus()
  }

  return (
    <form onSubmit={submit} noValidate aria-busy={isPending}>
      <Stack gap={5}>
        <TextField
          {...numberField}
          label={t('accountNumber')}
          error={missing.includes('accountNumber') && t('accountNumberMissing')}
          name="accountNumber"
          autoComplete="username"
          autoCapitalize="none"
          value={form.accountNumber}
          onChange={(event) => change({ accountNumber: event.target.value })}
        />
        <TextField
          {...numberField}
          label={t('roomNumber')}
          error={missing.includes('roomNumber') && t('roomNumberMissing')}
          name="roomNumber"
          autoComplete="off"
          autoCapitalize="characters"
          enterKeyHint="go"
          value={form.roomNumber}
          onChange={(event) => change({ roomNumber: event.target.value })}
        />
        <Checkbox
          name="consent"
          required
          error={missing.includes('consent') && t('consentMissing')}
          checked={form.consent}
          onChange={(event) => change({ consent: event.target.checked })}
        >
          <ConsentText />
        </Checkbox>
        {hasFailed && (
          <Notice tone="danger" live="assertive" title={t('failed.problem')}>
            {isRefused && t('failed.reception')}
          </Notice>
        )}
        <Button variant="primary" wide type="submit" aria-disabled={isPending}>
          {isPending ? t('signingIn') : t('signIn')}
        </Button>
      </Stack>
    </form>
  )
}

/** The text of the required consent, which links to the hotel's terms and privacy policy if their URLs are configured. */
function ConsentText() {
  const { t } = useTranslation('login')
  const { termsUrl, privacyUrl } = useConfig()
  const components = { terms: <PolicyLink url={termsUrl} />, privacy: <PolicyLink url={privacyUrl} /> }
  return <Trans t={t} i18nKey="consent" components={components} />
}

interface PolicyLinkProps {
  readonly url: string | undefined
  readonly children?: ReactNode
}

/** A link to a policy in a new tab, at its part in the guest's language; plain text without the URL of a web address. */
function PolicyLink({ url, children }: PolicyLinkProps) {
  const { t } = useTranslation('login')
  const [language] = useLanguage()
  if (url === undefined || !isAddress(url)) return children
  const href = url.includes('#') ? url : `${url}#${language}`
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" title={t('opensInNewTab')}>
      {children}
    </a>
  )
}

/**
 * Signs a guest in. `isPending` stays until the next screen is open. A refusal, which is a 4xx response, refers the guest to reception,
 * any other failure does not (spec 8.4).
 */
function useLogin() {
  const dispatch = useDispatch()
  const isAuthenticated = useSelector(selectIsAuthenticated)
  const [call, { isLoading, isSuccess, error: lastError }] = hotelApi.useLoginMutation()

  async function login(body: LoginBody): Promise<void> {
    const { data, error } = await call(body)
    // Never the error's message, which may contain request or response data (spec 8.5).
    if (error)
      console.error(
        'Login failed:',
        isCallError(error) ? [error.status, error.field].filter(Boolean).join(' ') : (error.name ?? 'unknown error'),
      )
    else dispatch(signedIn(data))
  }

  return {
    login,
    isPending: isLoading || isSuccess || isAuthenticated,
    hasFailed: lastError !== undefined,
    isRefused: isCallError(lastError) && isClientError(lastError),
  }
}
