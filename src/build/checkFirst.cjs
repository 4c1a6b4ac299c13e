'use strict'

// The first program of every script of package.json, in the syntax of Node 4: an old Node refuses the options and the syntax of the
// others, and no Node loads a module from a folder with a backslash in its path. Loaded too by the files that can run without npm.

const path = require('path')

const NEEDED = [20, 19]

/**
 * Characters of a folder's path that its tools read as syntax: Workbox `'` and line breaks, Vite `#` and `?`, Vitest `%`, Node `*` and
 * `\`, and npm the separator of PATH.
 */
const REFUSED = ["'", '#', '?', '%', '*', '\n', '\r', path.delimiter].concat(path.sep === '\\' ? [] : '\\')

/** The reason why this Node, or this folder of the project, cannot be used, in one sentence. */
function complaintOf(version, folder) {
  const parts = version.split('.').map(Number)
  if (parts[0] < NEEDED[0] || (parts[0] === NEEDED[0] && parts[1] < NEEDED[1])) {
    return `This needs Node ${NEEDED.join('.')} or newer, and this is Node ${version}: see https://nodejs.org.`
  }
  const found = REFUSED.filter((character) => folder.indexOf(character) !== -1)
  if (found.length === 0) return undefined
  const characters = found.map((character) => (/\s/.test(character) ? 'a line break' : character)).join(' and ')
  return `The path of this folder, ${folder}, has ${characters} in it, which the tools cannot read: move or rename it.`
}

const complaint = complaintOf(process.versions.node, path.resolve(__dirname, '../..'))
if (complaint !== undefined) {
  console.error(complaint)
  process.exit(1)
}

module.exports = { complaintOf }
