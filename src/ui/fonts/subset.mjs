/**
 * Generates the two font files of this folder: run `node src/ui/fonts/subset.mjs` after an update of the font package.
 * The subset contains the Cyrillic of neighbouring countries too and all of Latin-1, because guests' names may need
 * them; `locl`, which selects the Bulgarian letter forms under `lang="bg"`; tabular figures for prices; the weights 400
 * to 700.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'

function letters(first, last) {
  return Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at)).join('')
}

const texts = {
  cyrillic: letters(0x400, 0x45f) + '\u0301№',
  latin: letters(0x20, 0x7e) + letters(0xa0, 0xff) + '–—‘’‚“”„•…‹›€−→←',
}

const require = createRequire(import.meta.url)
for (const [script, text] of Object.entries(texts)) {
  const whole = require.resolve(`@fontsource-variable/sofia-sans/files/sofia-sans-${script}-wght-normal.woff2`)
  const subset = await subsetFont(await readFile(whole), text, {
    targetFormat: 'woff2',
    noHinting: true,
    variationAxes: { wght: { min: 400, max: 700 } },
    keepFeatures: ['locl', 'kern', 'mark', 'mkmk', 'ccmp', 'liga', 'tnum'],
  })
  await writeFile(new URL(`sofia-sans-${script}.woff2`, import.meta.url), subset)
  console.log(`sofia-sans-${script}.woff2: ${subset.length} bytes`)
}
