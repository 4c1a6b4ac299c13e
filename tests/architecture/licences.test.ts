import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const allowed = new Set(['MIT', 'ISC', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', '0BSD'])

it('every package in the app has a licence that lets hotels use it without conditions', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, { license?: string; dev?: boolean; devOptional?: boolean }>
  }
  const inTheApp = Object.entries(packages).filter(([, { dev, devOptional }]) => !dev && !devOptional)
  expect(inTheApp.length).toBeGreaterThan(10)
  expect(inTheApp.filter(([, { license = 'none' }]) => !allowed.has(license))).toEqual([])
})
