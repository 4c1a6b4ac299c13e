import { expect, it } from 'vitest'
import { callerAddress } from './caller.ts'

it('distinguishes other devices from this computer', () => {
  const own = ['127.0.0.1', '::1', '::ffff:127.0.0.1']
  expect(own.map(callerAddress)).toEqual(own.map(() => undefined))
  const others = ['192.168.1.5', '10.127.0.1', '1127.0.0.1', '127.0.0.10', '127.8.8.8', '::ffff:192.168.1.5', 'fe80::1']
  expect(others.map(callerAddress)).toEqual(others)
  expect(callerAddress(undefined)).toBe('')
})
