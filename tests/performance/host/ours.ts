import { systemClock } from '#mock-server/clock.ts'
import { openHttpAdapter } from '#mock-server/adapters/http/http.ts'
import { seed } from '#mock-server/seed.ts'
import { resolveHotel } from '#mock-server/sandboxes/visitor.ts'
import { sandboxFolder } from '#mock-server/sandboxes/sandboxFiles.ts'
import { commonTables } from '#mock-server/sandboxes/commonTables.ts'
import { openSandboxes } from '#mock-server/sandboxes/sandboxes.ts'
import { GUEST, orderOf, sandboxAt } from './orders.ts'

/** The demo host of `npm start`, without its rate limit: `ours.ts <folder> <sandboxes> <orders in each>`. */
const [folder = '', sandboxes = '0', orders = '0'] = process.argv.slice(2)
const files = sandboxFolder(folder)
const rows = seed(systemClock.now())
for (let sandbox = 0; sandbox < Number(sandboxes); sandbox += 1) {
  const kept = Array.from({ length: Number(orders) }, (_, index) => ({ ...orderOf(index), guestId: GUEST.id }))
  files.rows(sandboxAt(sandbox), () => rows).write({ ...rows, ...commonTables, orders: kept })
}
const hotel = resolveHotel(openSandboxes(files, systemClock))
process.once('SIGINT', () => process.exit(0))
const adapter = await openHttpAdapter({ hotel, port: 0, rateLimit: false })
console.log(`listening ${adapter.origin}`)
