import { expect, it } from 'vitest'
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
