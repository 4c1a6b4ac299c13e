import { spawn } from 'node:child_process'
import process from 'node:process'

/** What decides whether and how a browser is opened. */
export interface Surroundings {
  readonly platform: NodeJS.Platform
  readonly env: Readonly<Record<string, string | undefined>>
  /** Whether a person reads the output. */
  readonly isTerminal: boolean
}

interface Command {
  readonly command: string
  readonly args: readonly string[]
}

/**
 * The system's command that opens an address in the browser; `undefined` in CI, without a display, over SSH, and when nobody reads
 * the output.
 */
export function openerOf(address: string, { platform, env, isTerminal }: Surroundings): Command | undefined {
  if (!isTerminal || env['CI'] !== undefined || env['SSH_CONNECTION'] !== undefined) return undefined
  if (platform === 'darwin') return { command: 'open', args: [address] }
  // Not `start` of the shell, to which `&` in an address is a separator.
  if (platform === 'win32') return { command: 'rundll32', args: ['url.dll,FileProtocolHandler', address] }
  const hasDisplay = (env['DISPLAY'] ?? '') !== '' || (env['WAYLAND_DISPLAY'] ?? '') !== ''
  return hasDisplay ? { command: 'xdg-open', args: [address] } : undefined
}

/** The language of the desk that fits the system's. */
export function systemLanguage(locale = new Intl.DateTimeFormat().resolvedOptions().locale): 'bg' | 'en' {
  return locale.split('-')[0] === 'bg' ? 'bg' : 'en'
}

/** Opens an address in the system's browser, if there is one. It is printed too, so a failure needs no message. */
export function openInBrowser(address: string): void {
  const { platform, env, stdout } = process
  const opener = openerOf(address, { platform, env, isTerminal: stdout.isTTY })
  if (opener === undefined) return
  const child = spawn(opener.command, opener.args, { stdio: 'ignore', detached: true })
  child.on('error', () => undefined)
  child.unref()
}
