import { act } from '@testing-library/react'
import { useLayoutEffect, type ReactNode } from 'react'
import {
  MemoryRouter,
  useLocation,
  useNavigate,
  useNavigationType,
  type Location,
  type NavigateFunction,
  type NavigateOptions,
  type NavigationType,
} from 'react-router-dom'

/** A place that a test opens: a path, or a path with the state of its history entry. */
export type Place = string | { readonly pathname: string; readonly state: unknown }

interface Current {
  readonly navigate: NavigateFunction
  readonly location: Location
  readonly action: NavigationType
}

/** Returns a component that a test renders within a router, and through it navigates and reads where the guest is going. */
export function routerProbe() {
  let current: Current | undefined
  function read(): Current {
    if (current === undefined) throw new Error('The probe is not rendered')
    return current
  }
  function Probe() {
    const [navigate, location, action] = [useNavigate(), useLocation(), useNavigationType()]
    useLayoutEffect(() => {
      current = { navigate, location, action }
    })
    return null
  }
  const router = {
    navigate(to: string | number, options?: NavigateOptions): Promise<void> {
      act(() => void (typeof to === 'number' ? read().navigate(to) : read().navigate(to, options)))
      return Promise.resolve()
    },
    get location() {
      return read().location
    },
    get action() {
      return read().action
    },
  }
  return { Probe, router }
}

/** Puts an element into a router with a history in memory, and returns it with what drives the router. */
export function inMemory(at: Place, element: ReactNode) {
  const { Probe, router } = routerProbe()
  const routed = (
    <MemoryRouter initialEntries={[at]} useTransitions={false}>
      <Probe />
      {element}
    </MemoryRouter>
  )
  return { routed, router }
}
