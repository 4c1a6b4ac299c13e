// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { drawPage } from './drawPage.ts'

function draw(html: string): Document {
  const drawn = document.implementation.createHTMLDocument()
  drawPage(drawn, new DOMParser().parseFromString(html, 'text/html'), [0, 0])
  return drawn
}

it('draws the texts, fields and pictures of a page, and its style sheets', () => {
  const drawn = draw(
    '<html lang="bg"><head><link rel="stylesheet" href="/assets/a.css"><title>Bar</title></head>' +
      '<body><p data-style="color: red">Bar</p><img src="/hotel-pictures/a.jpg"><input value="305">',
  )
  expect(drawn.documentElement.lang).toBe('bg')
  expect(drawn.head.innerHTML).toBe('<link rel="stylesheet" href="/assets/a.css">')
  expect(drawn.querySelector('p')?.style.color).toBe('red')
  expect(drawn.querySelector('input')?.value).toBe('305')
  expect(drawn.querySelector('img')?.getAttribute('src')).toBe('/hotel-pictures/a.jpg')
})

it('draws nothing that leads to another host, and throws for nothing that a phone sends', () => {
  const links = ['dns-prefetch', 'stylesheet'].map((rel) => `<link rel="${rel}" href="//x.example">`).join('')
  const evil = `<base href="//x.example"><meta http-equiv="refresh" content="0; url=//x.example"><script>x</script>${links}`
  const drawn = draw(
    `<html onclick="x" a"b="c" data-theme="dark"><body onload="x">a${evil}<svg><style>x</style></svg><i data-scroll="x">`,
  )
  expect(drawn.head.innerHTML).toBe('')
  expect(drawn.documentElement.getAttributeNames()).toEqual(['data-theme'])
  expect(drawn.body.innerHTML).toBe('a<svg></svg><i data-scroll="x"></i>')
  for (const html of ['', 'x', '<frameset>', '<body></body></html><p>', '<svg><body>'])
    expect(() => draw(html)).not.toThrow()
})
