import { expect, it } from 'vitest'
import { fairQueue } from './fairQueue.ts'

it('a device that calls often waits for itself, and holds up nobody else', async () => {
  const turn = fairQueue()
  const done: string[] = []
  const call = (name: string, device?: string) => turn(device).then(() => done.push(name))
  const greedy = ['g1', 'g2', 'g3', 'g4'].map((name) => call(name, '10.0.0.7'))
  await Promise.all([...greedy, call('phone', '10.0.0.8'), call('presenter')])
  expect(done).toEqual(['g1', 'phone', 'presenter', 'g2', 'g3', 'g4'])
  await call('later', '10.0.0.7')
  expect(done.at(-1)).toBe('later')
})

it('a page with many files is not slowed by a device that called often before it', async () => {
  const turn = fairQueue()
  const done: string[] = []
  const call = (name: string, device: string) => turn(device).then(() => done.push(name))
  await Promise.all(['g1', 'g2', 'g3', 'g4'].map((name) => call(name, '10.0.0.7')))
  done.length = 0
  const greedy = ['g5', 'g6', 'g7'].map((name) => call(name, '10.0.0.7'))
  await Promise.all([...greedy, ...['page', 'style', 'script'].map((name) => call(name, '10.0.0.8'))])
  expect(done).toEqual(['page', 'style', 'script', 'g5', 'g6', 'g7'])
})
