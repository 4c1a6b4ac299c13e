import { readFileSync } from 'node:fs'
import path from 'node:path'

const packageFile = readFileSync(path.resolve(import.meta.dirname, '../../package.json'), 'utf8')
/** The oldest supported browsers, each as browserslist names it. Nothing else in the code names their versions. */
export const { browserslist } = JSON.parse(packageFile) as { browserslist: string[] } // The project's own.

function oldest(browser: string): string {
  const line = browserslist.find((each) => each.startsWith(`${browser} `))
  if (line === undefined) throw new Error(`browserslist of package.json names no version of ${browser}`)
  return line.slice(browser.length + 1)
}

const ios = oldest('ios_saf')
/** On a computer; also Chrome on Android and WebView, whose older versions browserslist does not know by their own names. */
const chrome = oldest('chrome')
const firefox = oldest('firefox')

/** The oldest supported engines as Vite names them: the syntax of the built scripts and styles. */
export const buildTarget = [`ios${ios}`, `safari${ios}`, `chrome${chrome}`, `firefox${firefox}`]

/** The oldest supported engines as MDN's compatibility data names them. */
export const oldestEngines = {
  safari_ios: Number(ios),
  chrome_android: Number(chrome),
  webview_android: Number(chrome),
  firefox: Number(firefox),
} as const
