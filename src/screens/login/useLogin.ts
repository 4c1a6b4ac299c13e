import { useRef, useState } from 'react'
import { useDispatch } from 'react-redux'
import { isCallError } from '#src/api/callError.ts'
import { hotelApi } from '#src/api/hotelApi.ts'
import { signedIn } from '#src/session/session.ts'
import type { LoginBody } from '#src/schemas/session.ts'
import { loginFailure, type LoginFailure } from './loginFailure.ts'

/** Signs a guest in: one call at a time, however often the button is pressed. Says which text a failure calls for. */
export function useLogin() {
  const dispatch = useDispatch()
  const [call] = hotelApi.useLoginMutation()
  const underWay = useRef(false)
  const [isPending, setPending] = useState(false)
  const [failure, setFailure] = useState<LoginFailure>()

  async function attempt(body: LoginBody): Promise<void> {
    try {
      dispatch(signedIn(await call(body).unwrap()))
    } catch (error) {
      console.error('Login failed:', describe(error))
      setFailure(loginFailure(error))
    }
  }

  function login(body: LoginBody): void {
    if (underWay.current) return
    underWay.current = true
    setPending(true)
    setFailure(undefined)
    void attempt(body).finally(() => {
      underWay.current = false
      setPending(false)
    })
  }

  return { login, isPending, failure }
}

/** What may be logged of a failure (spec 8.5): never its message, which may quote what was sent or answered. */
function describe(error: unknown): string {
  if (isCallError(error)) return [error.status, error.field].filter(Boolean).join(' ')
  return error instanceof Error ? error.name : 'unknown error'
}
