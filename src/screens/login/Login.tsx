import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { useNavigate } from 'react-router-dom'
import { forgetPage, rememberedPage } from '#src/navigation/rememberedPage.ts'
import { selectIsAuthenticated } from '#src/session/session.ts'
import { Card } from '#src/ui/layout/Card.tsx'
import { Hero } from '#src/ui/layout/ScreenLayout.tsx'
import styles from './Login.module.css'
import { LoginForm } from './LoginForm.tsx'

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
