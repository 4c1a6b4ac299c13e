import { systemClock } from '#mock-server/clock.ts'
import { openHttpDoor } from '#mock-server/doors/http.ts'
import { seed } from '#mock-server/seed.ts'
import { visitedHotel } from '#mock-server/worlds/visitor.ts'
import { worldFolder } from '#mock-server/worlds/worldFiles.ts'
import { commonTables } from '#mock-server/worlds/commonTables.ts'
import { openWorlds } from '#mock-server/worlds/worlds.ts'
import { GUEST, orderOf, worldAt } from './orders.ts'

/** The demo host as `npm start` runs it, without its limit of calls: `ours.ts <folder> <worlds> <orders in each>`. */
const [folder = '', worlds = '0', orders = '0'] = process.argv.slice(2)
const files = worldFolder(folder)
const rows = seed(systemClock.now())
for (let world = 0; world < Number(worlds); world += 1) {
  const kept = Array.from({ length: Number(orders) }, (_, index) => ({ ...orderOf(index), guestId: GUEST.id }))
  files.rows(worldAt(world), () => rows).write({ ...rows, ...commonTables, orders: kept })
}
const hotel = visitedHotel(openWorlds(files, systemClock))
process.once('SIGINT', () => process.exit(0))
const door = await openHttpDoor({ hotel, port: 0, rateLimit: false })
console.log(`listening ${door.origin}`)
