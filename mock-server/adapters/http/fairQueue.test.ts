import { expect, it, vi } from 'vitest'
import { fairQueue } from './fairQueue.ts'

it('many calls of one address delay only that address', async () => {
  const turn = fairQueue()
  const done: string[] = []
  const call = (name: string, address?: string) => turn(address).then(() => done.push(name))
  const greedy = ['g1', 'g2', 'g3', 'g4'].map((name) => call(name, '10.0.0.7'))
  await Promise.all([...greedy, call('phone', '10.0.0.8'), call('presenter')])
  expect(done).toEqual(['g1', 'phone', 'presenter', 'g2', 'g3', 'g4'])
  await call('later', '10.0.0.7')
  expect(done.at(-1)).toBe('later')
})

it.each([
  { says: 'the same before a second has passed', taken: 4, later: 999, takenLater: 3, order: ['phone', 'greedy'] },
  { says: 'half after a second', taken: 4, later: 1000, takenLater: 3, order: ['greedy', 'phone'] },
  { says: 'a quarter after two seconds', taken: 8, later: 2000, takenLater: 3, order: ['greedy', 'phone'] },
  { says: 'an eighth after three seconds', taken: 8, later: 3000, takenLater: 2, order: ['greedy', 'phone'] },
  { says: 'nothing when less than one turn is left', taken: 1, later: 1000, takenLater: 0, order: ['greedy', 'phone'] },
])('the turns of an address count $says', async ({ taken, later, takenLater, order }) => {
  let now = 0
  vi.spyOn(performance, 'now').mockImplementation(() => now)
  const turn = fairQueue()
  const done: string[] = []
  const call = (name: string, address: string) => turn(address).then(() => done.push(name))
  for (let n = 0; n < taken; n += 1) await turn('10.0.0.7')
  now = later
  for (let n = 0; n < takenLater; n += 1) await turn('10.0.0.8')
  await Promise.all([call('greedy', '10.0.0.7'), call('phone', '10.0.0.8')])
  expect(done).toEqual(order)
})
