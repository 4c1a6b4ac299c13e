import { readFileSync } from 'node:fs'
import path from 'node:path'

const packageFile = readFileSync(path.resolve(import.meta.dirname, '../../package.json'), 'utf8')
/** The oldest supported browsers, each as browserslist names it. Nothing else in the code names their versions. */
export const { browserslist } = JSON.parse(packageFile) as { browserslist: string[] } // The project's own.

/** `chrome` is also Chrome on Android and WebView, whose older versions browserslist does not know by their own names. */
const { ios_saf: ios, chrome, firefox } = Object.fromEntries(browserslist.map((each) => each.split(' ')))

/** The oldest supported engines as Vite names them: the syntax of the built scripts and styles. */
export const buildTarget = [`ios${ios}`, `safari${ios}`, `chrome${chrome}`, `firefox${firefox}`]

/** The oldest supported engines as MDN's compatibility data names them. */
export const oldestEngines = {
  safari_ios: Number(ios),
  chrome_android: Number(chrome),
  webview_android: Number(chrome),
  firefox: Number(firefox),
} as const
