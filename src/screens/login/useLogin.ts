import { useRef, useState } from 'react'
import { useDispatch } from 'react-redux'
import { isCallError } from '#src/api/callError.ts'
import { hotelApi } from '#src/api/hotelApi.ts'
import { signedIn } from '#src/session/session.ts'
import type { LoginBody } from '#src/schemas/session.ts'
import { loginFailure, type LoginFailure } from './loginFailure.ts'

/**
 * Signs a guest in, with one request at a time however often the button is pressed. `isPending` stays until the next screen is open.
 * `failure` selects the error text.
 */
export function useLogin() {
  const dispatch = useDispatch()
  const [call] = hotelApi.useLoginMutation()
  const isSigningIn = useRef(false)
  const [isPending, setPending] = useState(false)
  const [failure, setFailure] = useState<LoginFailure>()

  async function attempt(body: LoginBody): Promise<void> {
    try {
      dispatch(signedIn(await call(body).unwrap()))
    } catch (error) {
      console.error('Login failed:', describe(error))
      setFailure(loginFailure(error))
      isSigningIn.current = false
      setPending(false)
    }
  }

  function login(body: LoginBody): void {
    if (isSigningIn.current) return
    isSigningIn.current = true
    setPending(true)
    setFailure(undefined)
    void attempt(body)
  }

  return { login, isPending, failure }
}

/** The loggable part of an error (spec 8.5): never its message, which may contain request or response data. */
function describe(error: unknown): string {
  if (isCallError(error)) return [error.status, error.field].filter(Boolean).join(' ')
  return error instanceof Error ? error.name : 'unknown error'
}
