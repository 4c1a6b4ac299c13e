import type { DemoRoute } from '#mock-server/handlers/route.ts'
import { beginRoutes } from './begin.ts'
import { boardRoutes } from './board.ts'
import { brandRoutes } from './brand.ts'
import { clockRoutes } from './clock.ts'
import { deskRoutes } from './desk.ts'
import { dishRoutes } from './dishes.ts'
import { liveRoutes } from './live.ts'
import { mirrorRoutes } from './mirror.ts'
import { storedSandboxRoutes } from './storedSandbox.ts'
import { pictureRoutes } from './pictures.ts'
import { preflightRoutes } from './preflight.ts'
import { savedHotelRoutes } from './savedHotels.ts'
import { faultAndScenarioRoutes } from './faultsAndScenarios.ts'

/** All calls under `/__demo`, which the desk uses. */
export const demoRoutes: readonly DemoRoute[] = [
  ...deskRoutes,
  ...liveRoutes,
  ...mirrorRoutes,
  ...boardRoutes,
  ...faultAndScenarioRoutes,
  ...clockRoutes,
  ...brandRoutes,
  ...pictureRoutes,
  ...dishRoutes,
  ...savedHotelRoutes,
  ...storedSandboxRoutes,
  ...preflightRoutes,
  ...beginRoutes,
]
