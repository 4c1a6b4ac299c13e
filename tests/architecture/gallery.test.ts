import type { RouteObject } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { routes, type RouteHandle } from '#src/app/routing/routes.tsx'
import { paths } from '#src/navigation/paths.ts'
import { prepared } from '#tests/gallery/prepared.ts'
import { screens } from '#tests/gallery/screens.ts'
import { stories } from '#tests/gallery/stories/index.ts'
import { isTest, readFiles, type Files } from './sources.ts'

const exported = /^export (?:function|const) (?<name>[A-Z][a-z]\w*)/gm

/** The components that the design system exports. */
function components(files: Files): string[] {
  const ours = [...files].filter(([file]) => file.startsWith('src/ui/') && file.endsWith('.tsx') && !isTest(file))
  return ours.flatMap(([, text]) => [...text.matchAll(exported)].map((match) => match.groups?.['name'] ?? ''))
}

/** The names of the screens in a route tree. */
function screenNames(tree: readonly RouteObject[]): string[] {
  return tree.flatMap(({ handle, children = [] }) => {
    const crumb = (handle as RouteHandle | undefined)?.crumb
    return [...(crumb === undefined ? [] : [crumb]), ...screenNames(children)]
  })
}

const inGallery = new Set(screens.filter(({ readStates }) => readStates.includes('data')).map(({ path }) => path))
const isShown = (crumb: string) =>
  crumb === 'notFound' ? inGallery.has('/no-such-page') : inGallery.has(paths[crumb as keyof typeof paths])

it('every component of the design system has a story, and every story shows such a component', () => {
  expect(components(readFiles(['.tsx'])).toSorted()).toEqual(Object.keys(stories).toSorted())
})

it('every screen of the route tree is in the gallery', () => {
  expect(screenNames(routes).filter((crumb) => !isShown(crumb))).toEqual([])
})

it('the names of screens are unique, and every prepared state belongs to a screen', () => {
  const names = screens.map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
  expect(Object.keys(prepared).filter((name) => !names.includes(name))).toEqual([])
})

describe('the check of the gallery finds', () => {
  it('each component of a file with several, and no constant, hook or test', () => {
    const files: Files = new Map([
      [
        'src/ui/A.tsx',
        'export function One() {}\nexport const Two = memo()\nexport const LIMIT = 1\nexport function useA() {}',
      ],
      ['src/ui/A.test.tsx', 'export function Three() {}'],
      ['src/screens/B.tsx', 'export function Four() {}'],
    ])
    expect(components(files)).toEqual(['One', 'Two'])
  })

  it('a screen of a nested route, and a screen that is not in the gallery', () => {
    const tree = [{ handle: { crumb: 'home' }, children: [{ children: [{ path: 'x', handle: { crumb: 'gone' } }] }] }]
    expect(screenNames(tree)).toEqual(['home', 'gone'])
    expect(isShown('gone')).toBe(false)
  })
})
