import type { Page } from '@playwright/test'
import { axeViolations } from './axe.ts'
import { controlViolations } from './controls.ts'
import { indistinctInForcedColors, motion, outOfReach } from './displays.ts'
import { focusViolations } from './focusOrder.ts'
import { expect, test } from './fixtures.ts'
import { structureViolations } from './structure.ts'
import { touchViolations } from './touch.ts'

// Proves that the checks of everyScreen.spec.ts report faults.

const containing = (...parts: readonly string[]): unknown => parts.map((part): unknown => expect.stringContaining(part))

async function show(page: Page, body: string, css = ''): Promise<void> {
  await page.setContent(
    `<html lang="bg"><meta name="viewport" content="width=device-width"><title>x</title><style>* { margin: 0 } ${css}</style><main><h1>x</h1>${body}</main></html>`,
  )
}

test('controls without a name, with a name other than their text, not focusable, or small are reported', async ({
  page,
}) => {
  const big = 'style="width:44px;height:44px;display:block;margin-bottom:60px"'
  await show(
    page,
    `<button ${big}></button><button ${big} aria-label="Send">Order</button><div role="button" ${big}>Far</div>
     <p>In a <a href="#x">sentence</a> it may be small.</p><button aria-label="small" style="width:24px;height:44px"></button>`,
  )
  await axeViolations(page)
  expect(await controlViolations(page)).toEqual(
    containing(
      'has no name',
      'not called what is seen on it: “Order”',
      '“Far” cannot be reached',
      '“small” is 24 × 44 px',
    ),
  )
})

test('controls that zoom at a double tap, small letters in fields, and lines without a name of the Enter key are reported', async ({
  page,
}) => {
  const css = 'main { touch-action: pan-y } input { font-size: 16px }'
  await show(
    page,
    `<input aria-label="a" enterkeyhint="next"><select aria-label="b" style="font-size:15px"></select><input aria-label="c">
     <input aria-label="d" readonly><input type="checkbox" aria-label="e"><textarea aria-label="f" style="font-size:12px"></textarea>`,
    css,
  )
  expect(await touchViolations(page)).toEqual(
    containing('the letters have 15px in <select aria-label="b"', 'the Enter key has no name', 'the letters have 12px'),
  )
  await show(page, '<button>x</button>')
  expect(await touchViolations(page)).toEqual(['a double tap zooms <button>x</button>'])
})

test('a focus that is not visible, faint, clipped, under a bar, or never on a control is reported', async ({
  page,
}) => {
  const css = `button { outline: none; height: 44px } button:focus { outline: 3px solid #000; outline-offset: 2px } #not:focus { outline: none }
    #faint:focus { outline-color: #eee } #cut { overflow: hidden; width: 80px } #cut button { width: 80px } body { background: #fff; height: 3000px }
    #bar { position: fixed; inset: auto 0 0; height: 120px; background: #ccc } #under { position: fixed; bottom: 10px }`
  await show(
    page,
    `<button id="not">a</button> <button id="faint">b</button><div id="cut"><button>c</button></div><button id="under">d</button><div id="bar"></div>
     <div onfocusin="document.getElementById('not').focus()"><button>e</button></div>`,
    css,
  )
  expect(await focusViolations(page)).toEqual(
    containing(
      'is not visible on',
      'is faint, 1.2 : 1',
      'is clipped by',
      '0 % is visible',
      'Tab never reaches <button>e',
    ),
  )
})

test('motion, states alike in forced colours, content hidden on a small display, and a wrong title are reported', async ({
  page,
}) => {
  const css = `p { animation: a 9s infinite } @keyframes a { to { opacity: 0 } } b { transition: color 1s }
    #bar { position: fixed; inset: 0 0 auto; height: 200px; background: #ccc } [aria-pressed=true] { background: #000 } #out { position: fixed; top: 900px }`
  await show(
    page,
    '<p>x</p><b>x</b><button aria-pressed="true">x</button><button aria-pressed="false">x</button><button id="out">x</button><nav id="bar"></nav>',
    css,
  )
  expect(await motion(page)).toEqual(containing('<p>', '<b>'))
  expect(await structureViolations(page)).toEqual(
    containing('the title is “x”', 'there is not one banner', 'no name: <nav'),
  )
  await page.emulateMedia({ forcedColors: 'active' })
  expect(await indistinctInForcedColors(page)).toEqual(containing('aria-pressed="true"'))
  await page.setViewportSize({ width: 320, height: 256 })
  expect(await outOfReach(page)).toEqual(
    expect.arrayContaining(containing('bars take', 'no scrolling brings into view <button id="out"') as unknown[]),
  )
})
