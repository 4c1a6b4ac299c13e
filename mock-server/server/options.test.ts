import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parseOptions } from './options.mjs'
import { CliError } from '#src/build/cliError.mjs'
import { projectFolder } from '#src/build/prepare.mjs'

const more = { demoUrl: undefined, open: true, help: false }
const usual = { port: 4310, data: join(projectFolder, '.data'), lan: false, ...more }
const parse = (...args: string[]) => parseOptions(args, '/home/ana')

describe('the options of npm start', () => {
  it('default to port 4310, the project\u2019s data folder and this computer only, and are accepted in any order', () => {
    expect(parse()).toEqual(usual)
    const parsed = { ...usual, port: 8080, data: resolve('/home/ana', 'hotel'), lan: true }
    expect(parse('--lan', '--data', 'hotel', '--port', '8080')).toEqual(parsed)
    expect(parse('--port=8080', '--lan', '--data=hotel')).toEqual(parsed)
    expect(parse('--data', '/srv/hotel').data).toBe(resolve('/srv/hotel'))
    expect(parse('--help')).toEqual({ ...usual, help: true })
    const named = { ...usual, lan: true, open: false, demoUrl: 'https://demo.hotel.example' }
    expect(parse('--lan', '--no-open', '--demo-url', 'https://demo.hotel.example/')).toEqual(named)
  })

  it.each([
    [['--prot', '1'], 'There is no option "--prot".'],
    [['--port'], '--port needs a value.'],
    [['--port', '65536'], '--port takes a number from 0 to 65535, not "65536".'],
    [['--data='], '--data needs a value.'],
    [['--lan=yes'], '--lan takes no value.'],
    [['--demo-url', 'a.example'], '--demo-url takes an address such as https://demo.hotel.example, not "a.example".'],
  ])('that are invalid, as %j, are rejected in one sentence', (args, message) => {
    expect(() => parse(...args)).toThrow(new CliError(`${message} See npm start -- --help.`, 2))
  })
})
