import type { NetworkInterfaceInfo } from 'node:os'
import { expect, it } from 'vitest'
import { isOtherDevice, isOurHost, lanAddresses } from './hostNames.ts'

function at(address: string, internal = false): NetworkInterfaceInfo {
  return { address, family: 'IPv4', netmask: '255.255.255.0', mac: '00:00:00:00:00:00', internal, cidr: null }
}

it('lists the addresses that phones most likely reach first, and link-local ones last', () => {
  const docker = { docker0: [at('172.17.0.1')], bridge: [at('172.31.0.1')] }
  const others = { link: [at('169.254.7.7')], public: [at('203.0.113.9'), at('172.32.0.1')], cable: [at('10.0.0.4')] }
  const six: NetworkInterfaceInfo = { ...at('fe80::1'), family: 'IPv6', scopeid: 2 }
  const interfaces = {
    lo: [at('127.0.0.1', true)],
    ...docker,
    ...others,
    none: undefined,
    wifi: [six, at('192.168.1.5')],
  }
  expect(lanAddresses(interfaces)).toEqual([
    ...['192.168.1.5', '10.0.0.4', '203.0.113.9', '172.32.0.1'],
    ...['172.17.0.1', '172.31.0.1', '169.254.7.7'],
  ])
})

it('knows a connection from another device', () => {
  const own = () => ['192.168.1.5']
  const here = ['127.0.0.1', '::1', '::ffff:127.0.0.1', '192.168.1.5', undefined]
  expect(here.filter((address) => isOtherDevice(address, own))).toEqual([])
  expect(isOtherDevice('192.168.1.23', own)).toBe(true)
})

it('is called by names of this computer alone, since others may be resolved to it by an attacker', () => {
  const ours = ['localhost', 'LOCALHOST:4310', '127.0.0.1:80', '[::1]:4310']
  expect(ours.filter((name) => !isOurHost(name, false))).toEqual([])
  const others = ['evil.example', 'localhost.evil.example', '127.0.0.1.nip.io', '10.0.0.1', '[::2]', 'a b', undefined]
  expect(others.filter((name) => isOurHost(name, false))).toEqual([])
})
