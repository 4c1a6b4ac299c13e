import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { lanAddresses } from './hostNames.ts'
import { bundleHost, type HostProcess } from '#tests/support/servers/hostProcess.ts'
import { eventually } from '#tests/support/eventually.ts'

let folders = 0
const { folder, start } = bundleHost()
const newFolder = () => join(folder, `data-${folders++}`)

/** Waits until a host has printed everything, since its output may arrive in several parts. */
async function welcomeOf(host: HostProcess): Promise<string> {
  await host.origin
  await eventually(() => expect(host.output()).toContain('Stop with Ctrl-C'))
  return host.output()
}

describe('the host\u2019s program', () => {
  it('keeps its data in an empty folder, and prints its address, the guests to sign in as, the data folder, how to stop and that it has', async () => {
    const data = newFolder()
    const host = start('--port', '0', '--data', data)
    const origin = await host.origin
    expect(await fetch(`${origin}/api/configurations`)).toMatchObject({ status: 200 })
    const printed = await welcomeOf(host)
    expect(printed).toMatch(/100200 +305 +Елена Петрова\n/)
    expect(printed).toContain(`Data in ${join(data, 'sandboxes')}\n`)
    for (const address of lanAddresses()) expect(printed).not.toContain(address)
    expect(printed).toContain(`${origin}/__demo/\n`)
    const reset = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' }
    expect(await fetch(`${origin}/__demo/reset`, reset)).toMatchObject({ status: 200 })
    expect(readdirSync(join(data, 'sandboxes'))).toEqual(['default.json'])
    host.signal('SIGTERM')
    expect(await host.ended).toBe(0)
    expect(host.output()).toContain('Closed. What guests sent is kept in ')
  })

  it('prints the addresses for other devices, and requires the desk key there, which is printed and never shown again', async () => {
    const host = start('--port', '0', '--data', newFolder(), '--lan')
    const origin = await host.origin
    const printed = [...(await welcomeOf(host)).matchAll(/(http:\S+)\/__demo\/\?key=([0-9a-f]{32})$/gm)]
    const [key = ''] = printed.map(([, , each]) => each)
    const others = lanAddresses()
      .map((address) => `http://${address}:${new URL(origin).port}`)
      .slice(0, 1)
    expect(printed.map(([, at]) => at)).toEqual([origin, ...others])
    for (const other of others) expect(await fetch(`${other}/api/configurations`)).toMatchObject({ status: 200 })
    const ask = (headers: Record<string, string>) => fetch(`${origin}/__demo/desk`, { headers })
    expect(await ask({})).toMatchObject({ status: 401 })
    await fetch(`${origin}/__demo/?key=${key}`, { redirect: 'manual' })
    await fetch(`${origin}/api/no/such`, { headers: { 'x-desk-key': key, cookie: `desk=${key}` } })
    const desk = await ask({ 'x-desk-key': key })
    const shown = await desk.text()
    expect(desk.status).toBe(200)
    expect(shown).toContain('/api/no/such')
    expect(shown).not.toContain(key)
    host.signal('SIGINT')
    expect(await host.ended).toBe(0)
    expect(host.output().split(key)).toHaveLength(printed.length + 1)
  })

  it('refuses a folder that another host holds, and leaves it when it ends', async () => {
    const data = newFolder()
    const first = start('--port', '0', '--data', data)
    await first.origin
    const second = start('--port', '0', '--data', data)
    expect(await second.ended).toBe(1)
    expect(second.output()).toMatch(/^Another host \(process \d+\) already keeps its data in .*--data.*\n$/)
    first.signal('SIGTERM')
    expect(await first.ended).toBe(0)
    expect(existsSync(join(data, 'host.pid'))).toBe(false)
  })
})
