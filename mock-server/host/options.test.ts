import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parseOptions, USAGE } from './options.mjs'
import { CliError } from '#src/build/cliError.mjs'

const more = { https: false, demoUrl: undefined, open: true, help: false }
const usual = { port: 4310, data: undefined, lan: false, ...more }
const parse = (...args: string[]) => parseOptions(args, '/home/ana')

describe('the options of npm start', () => {
  it('default to port 4310, the project\u2019s data folder and this computer only', () => {
    expect(parse()).toEqual(usual)
  })

  it('are accepted in either form and any order', () => {
    const parsed = { ...usual, port: 8080, data: resolve('/home/ana', 'hotel'), lan: true }
    expect(parse('--lan', '--data', 'hotel', '--port', '8080')).toEqual(parsed)
    expect(parse('--port=8080', '--lan', '--data=hotel')).toEqual(parsed)
    expect(parse('--data', '/srv/hotel').data).toBe(resolve('/srv/hotel'))
    expect(parse('--help')).toEqual({ ...usual, help: true })
    const named = { ...usual, lan: true, https: true, open: false, demoUrl: 'https://demo.hotel.example' }
    expect(parse('--https', '--lan', '--no-open', '--demo-url', 'https://demo.hotel.example/')).toEqual(named)
  })

  it.each([
    [['--prot', '1'], 'There is no option "--prot".'],
    [['8080'], 'There is no option "8080".'],
    [['--port'], '--port needs a value.'],
    [['--port', '--lan'], '--port needs a value.'],
    [['--port', 'http'], '--port takes a number from 0 to 65535, not "http".'],
    [['--port', '65536'], '--port takes a number from 0 to 65535, not "65536".'],
    [['--port', '-1'], '--port takes a number from 0 to 65535, not "-1".'],
    [['--data='], '--data needs a value.'],
    [['--lan=yes'], '--lan takes no value.'],
    [['--https'], '--https is for other devices, so it needs --lan.'],
    [['--demo-url', 'a.example'], '--demo-url takes an address such as https://demo.hotel.example, not "a.example".'],
    [
      ['--demo-url', 'ftp://a.example'],
      '--demo-url takes an address such as https://demo.hotel.example, not "ftp://a.example".',
    ],
    [
      ['--demo-url', 'https://a.example/demo'],
      '--demo-url takes an address such as https://demo.hotel.example, not "https://a.example/demo".',
    ],
  ])('that are invalid, as %j, are rejected in one sentence', (args, message) => {
    expect(() => parse(...args)).toThrow(`${message} See npm start -- --help.`)
    try {
      parse(...args)
    } catch (error) {
      expect(error).toBeInstanceOf(CliError)
      expect(error).toMatchObject({ exitCode: 2 })
    }
  })

  it('are all explained', () => {
    const names = ['--port', '--data', '--lan', '--https', '--demo-url', '--no-open', '--help']
    for (const name of names) expect(USAGE).toContain(name)
  })
})
