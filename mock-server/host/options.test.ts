import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parseOptions, USAGE } from './options.mjs'
import { CliError } from '#src/build/cliError.mjs'

const usual = { port: 4310, data: undefined, lan: false, help: false }
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
    for (const name of ['--port', '--data', '--lan', '--help']) expect(USAGE).toContain(name)
  })
})
