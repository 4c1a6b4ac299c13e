import { describe, expect, it } from 'vitest'
import { parseStaticConfig, staticConfig } from './config.ts'
import { writeLastGoodConfig, readLastGoodConfig } from './lastGoodConfig.ts'

const config = parseStaticConfig({ appName: 'Хотел', COMPANION_BASE_JAVA_URL: '/api' })
const HOUR = 3_600_000

describe('the last good configuration', () => {
  it('opens the app again within a day', () => {
    writeLastGoodConfig(config, 5 * HOUR)
    expect(readLastGoodConfig(staticConfig, 5 * HOUR)).toEqual(config)
    expect(readLastGoodConfig(staticConfig, 28 * HOUR)).toEqual(config)
    expect(Object.keys(localStorage)).toEqual(['companion-config'])
  })

  it('is ignored after a day, and when it is from the future because the clock was wrong', () => {
    writeLastGoodConfig(config, 5 * HOUR)
    expect(readLastGoodConfig(staticConfig, 29 * HOUR)).toBeUndefined()
    expect(readLastGoodConfig(staticConfig, 5 * HOUR - 1)).toBeUndefined()
  })

  it('is used at any age when the hotel cannot be reached', () => {
    writeLastGoodConfig(config, 0)
    expect(readLastGoodConfig(staticConfig, 2400 * HOUR, { atAnyAge: true })).toEqual(config)
    expect(readLastGoodConfig(staticConfig, -1, { atAnyAge: true })).toEqual(config)
  })
})
