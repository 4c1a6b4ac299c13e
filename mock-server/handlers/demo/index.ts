import type { DemoRoute } from '#mock-server/handlers/route.ts'
import { beginRoutes } from './begin.ts'
import { boardRoutes } from './board.ts'
import { brandRoutes } from './brand.ts'
import { clockRoutes } from './clock.ts'
import { deskRoutes } from './desk.ts'
import { storedSandboxRoutes } from './storedSandbox.ts'
import { preflightRoutes } from './preflight.ts'
import { switchRoutes } from './switches.ts'

/** Every call of the demo itself, under `/__demo`: what the desk shows and does. */
export const demoRoutes: readonly DemoRoute[] = [
  ...deskRoutes,
  ...boardRoutes,
  ...switchRoutes,
  ...clockRoutes,
  ...brandRoutes,
  ...storedSandboxRoutes,
  ...preflightRoutes,
  ...beginRoutes,
]
