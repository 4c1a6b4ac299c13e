// @vitest-environment jsdom
import { expect, it } from 'vitest'
import type { MirroredElement, MirroredPage } from '#src/schemas/mirroredPage.ts'
import { drawPage } from './drawPage.ts'

const element = (name: string, attributes: Record<string, string> = {}, more: Partial<MirroredElement> = {}) => ({
  ...{ name, attributes, nodes: [] },
  ...more,
})

function draw(page: Pick<MirroredPage, 'head' | 'attributes'>, body: MirroredElement): Document {
  const drawn = document.implementation.createHTMLDocument()
  drawPage(drawn, { width: 390, height: 844, scroll: [0, 0], ...page, body })
  return drawn
}

it('draws the texts, fields and pictures of a page, and its style sheets', () => {
  const sheet = element('link', { rel: 'stylesheet', href: '/assets/a.css' })
  const nodes = ['Bar', element('img', { src: '/hotel-pictures/a.jpg' }), element('input', {}, { value: '305' })]
  const drawn = draw({ head: [sheet], attributes: { lang: 'bg' } }, element('body', {}, { nodes }))
  expect(drawn.documentElement.lang).toBe('bg')
  expect(drawn.head.innerHTML).toBe('<link rel="stylesheet" href="/assets/a.css">')
  expect(drawn.body.innerHTML).toBe('Bar<img src="/hotel-pictures/a.jpg" decoding="sync"><input>')
  expect(drawn.querySelector('input')?.value).toBe('305')
})

it('draws nothing else, and throws for nothing that a phone sends', () => {
  const names = ['script', 'iframe', 'object', 'embed', 'base', 'meta', 'video', 'progress', 'meter', 'canvas', 'use']
  const more = ['x-y', 'p onclick', '', 'IMG', 'style', 'link', 'picture', 'source', 'template', 'html', '__proto__']
  const attributes = ['onclick', 'srcset', 'srcdoc', 'xlink:href', 'formaction', 'is', 'ping', 'a b', '', '__proto__']
  const evil = Object.fromEntries(attributes.map((name) => [name, '/?sandbox=x']))
  const given = { value: 'x', isChecked: true, nodes: ['x'] }
  const nodes = [
    ...[...names, ...more].map((name) => element(name, evil, given)),
    element('a', { ...evil, href: 'javascript:alert()' }, { nodes: ['x'] }),
    ...['FILE', 'number', 'date', 'color'].map((type) => element('input', { type }, { ...given, nodes: [] })),
    element('input', {}, { ...given, isSvg: true }),
  ]
  const head = [...names, ...more].map((name) => element(name, { ...evil, rel: 'preload stylesheet' }))
  const drawn = draw({ head, attributes: evil }, element('progress', evil, { ...given, nodes }))
  const fields = ['FILE', 'number', 'date', 'color'].map((type) => `<input type="${type}">`).join('')
  const body = `<body inert=""><a href="#">x</a>${fields}<input>x</input></body>`
  expect(drawn.documentElement.outerHTML).toBe(`<html><head></head>${body}</html>`)
})
