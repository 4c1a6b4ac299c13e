import { Trans, useTranslation } from 'react-i18next'
import { useConfig } from '#src/config/useConfig.ts'
import { Checkbox } from '#src/ui/forms/Checkbox.tsx'
import { PolicyLink } from './PolicyLink.tsx'

/** The required consent (spec 2.22). Its text links to the hotel's terms and privacy policy if their URLs are configured. */
export function Consent({ error, onChange }: { readonly error?: string; readonly onChange: () => void }) {
  const { t } = useTranslation('login')
  const { termsUrl, privacyUrl } = useConfig()
  const note = t('opensInNewTab')
  return (
    <Checkbox name="consent" required onChange={onChange} {...(error !== undefined && { error })}>
      <Trans
        t={t}
        i18nKey="consent"
        components={{
          terms: <PolicyLink url={termsUrl} note={note} />,
          privacy: <PolicyLink url={privacyUrl} note={note} />,
        }}
      />
    </Checkbox>
  )
}
