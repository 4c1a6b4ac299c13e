import path from 'node:path'
import { expect, it } from 'vitest'
import { packageAlias } from './packageAlias.ts'

it('the alias of a package is its file in any folder', () => {
  const root = path.resolve('/a$b $& $$ $1')
  const { find, replacement } = packageAlias('react-router', 'dist/index.mjs', root)
  expect('react-router'.replace(find, replacement)).toBe(path.join(root, 'node_modules/react-router/dist/index.mjs'))
})
