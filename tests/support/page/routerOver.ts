import { act } from '@testing-library/react'
import type { AppHistory } from '#src/navigation/navigation.ts'

interface NavigateOptions {
  readonly replace?: boolean
  readonly state?: unknown
}

/** Navigates in a history, and returns its location and action. */
export function routerOver(history: AppHistory) {
  function navigate(to: string | number, { replace = false, state }: NavigateOptions = {}): Promise<void> {
    act(() => {
      if (typeof to === 'number') history.go(to)
      else if (replace) history.replace(to, state)
      else history.push(to, state)
    })
    return Promise.resolve()
  }
  return {
    navigate,
    get location() {
      return history.location
    },
    get action() {
      return history.action
    },
  }
}
