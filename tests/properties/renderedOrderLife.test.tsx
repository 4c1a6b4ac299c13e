import { cleanup } from '@testing-library/react'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { openRenderedDevice, type RenderedDevice } from './renderedDevice.tsx'

const RUNS = 50

type NamedStep = readonly [name: string, take: (phone: RenderedDevice) => unknown]

const fault = fc.constantFrom(
  undefined,
  ...(['refuse-next-post', 'error-next-post', 'no-answer', 'drop-after-commit', 'expired-session'] as const),
)

const step: fc.Arbitrary<NamedStep> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc
      .tuple(fault, fc.integer({ min: 1, max: 3 }))
      .map(([wrong, times]): NamedStep => [
        `order, ${times}×, ${wrong ?? 'all well'}`,
        (phone) => phone.order(wrong, times),
      ]),
  },
  {
    weight: 3,
    arbitrary: fault.map((wrong): NamedStep => [
      `send again, ${wrong ?? 'all well'}`,
      (phone) => phone.sendAgain(wrong),
    ]),
  },
  { weight: 1, arbitrary: fc.constant<NamedStep>(['reload', (phone) => phone.open('/')]) },
  { weight: 1, arbitrary: fc.constant<NamedStep>(['Log Out', (phone) => phone.logOut()]) },
  {
    weight: 3,
    arbitrary: fc
      .nat({ max: 1 })
      .map((which): NamedStep => [`guest ${which} signs in`, (phone) => phone.signIn(which)]),
  },
)

const life = fc.array(step, { minLength: 1, maxLength: 5 }).map((steps) => ({
  async run() {
    const phone = openRenderedDevice()
    phone.signIn(0)
    for (const [, take] of steps) {
      await take(phone)
      await phone.expectTruth()
    }
    cleanup()
  },
  toString: () => steps.map(([name]) => name).join(' → '),
}))

it(
  `the life of an order, on the screens, is told truthfully in ${RUNS} lives`,
  async () => {
    expect.hasAssertions()
    await fc.assert(
      fc.asyncProperty(life, ({ run }) => run()),
      { numRuns: RUNS },
    )
  },
  RUNS * 10_000,
)
