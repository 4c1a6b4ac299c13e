import path from 'node:path'
import { projectFolder } from './prepare.mjs'

/** Vite's alias of a package, but not of what is below it, to one of its files. */
export function packageAlias(name: string, file: string, root = projectFolder): { find: RegExp; replacement: string } {
  const replacement = path.join(root, 'node_modules', name, file)
  // `$` would begin a reference to a group of the expression.
  return { find: new RegExp(`^${name}$`), replacement: replacement.replaceAll('$', '$$$$') }
}
