import { skipToken } from '@reduxjs/toolkit/query'
import { Trans, useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import { Link, Navigate, useLocation, useNavigate } from 'react-router-dom'
import { guestSlice, selectGreeted } from './guest.ts'
import { hotelApi } from './hotelApi.ts'

/** The only page. Without a guest it sends no request, but it uses the same libraries and hooks as the app. */
export function Hello() {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const dispatch = useDispatch()
  const guest = useSelector(selectGreeted)
  const { data } = hotelApi.useGetGuestQuery(guest ?? skipToken)
  const [rename] = hotelApi.useRenameGuestMutation()
  if (pathname === '/gone') return <Navigate to="/" replace />
  if (data === undefined)
    return (
      <main>
        <Link to="/">{t('goHome')}</Link>
      </main>
    )

  function greet() {
    dispatch(guestSlice.actions.greeted(data?.name ?? ''))
    void rename({ name: data?.name ?? '' })
    void navigate('/')
  }

  return (
    <Link to="/" onClick={greet}>
      <Trans i18nKey="retry" values={data} components={{ b: <b /> }} />
    </Link>
  )
}
