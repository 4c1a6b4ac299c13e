import { cleanup } from '@testing-library/react'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { openRenderedDevice, type RenderedDevice } from './renderedDevice.tsx'

const RUNS = process.env.THOROUGH === 'true' ? 100 : 12

type NamedStep = readonly [name: string, take: (device: RenderedDevice) => unknown]

const fault = fc.constantFrom(
  undefined,
  ...(['refuse-next-post', 'error-next-post', 'drop-before-commit', 'drop-after-commit', 'expired-session'] as const),
)

const step: fc.Arbitrary<NamedStep> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc
      .tuple(fault, fc.integer({ min: 1, max: 3 }))
      .map(([wrong, times]): NamedStep => [
        `order, ${times}×, ${wrong ?? 'all well'}`,
        (device) => device.order(wrong, times),
      ]),
  },
  {
    weight: 3,
    arbitrary: fault.map((wrong): NamedStep => [
      `resubmit, ${wrong ?? 'all well'}`,
      (device) => device.resubmit(wrong),
    ]),
  },
  { weight: 1, arbitrary: fc.constant<NamedStep>(['reload', (device) => device.open('/')]) },
  { weight: 1, arbitrary: fc.constant<NamedStep>(['Log Out', (device) => device.logOut()]) },
  {
    weight: 3,
    arbitrary: fc
      .nat({ max: 1 })
      .map((which): NamedStep => [`guest ${which} signs in`, (device) => device.signIn(which)]),
  },
)

const sequence = fc.array(step, { minLength: 1, maxLength: 5 }).map((steps) => ({
  async run() {
    const device = openRenderedDevice()
    device.signIn(0)
    for (const [, take] of steps) {
      await take(device)
      await device.expectInvariants()
    }
    cleanup()
  },
  toString: () => steps.map(([name]) => name).join(' → '),
}))

it(
  `orders on the rendered screens have truthful outcomes in ${RUNS} sequences`,
  async () => {
    expect.hasAssertions()
    await fc.assert(
      fc.asyncProperty(sequence, ({ run }) => run()),
      { numRuns: RUNS },
    )
  },
  RUNS * 10_000,
)
