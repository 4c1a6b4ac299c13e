import { expect, it } from 'vitest'
import { figures, tooLong } from './size.ts'
import { readFiles, type Files } from './sources.ts'

const ofLengths = (...lengths: number[]): Files =>
  new Map(lengths.map((length, index) => [`src/lib/f${index}.ts`, 'x\n'.repeat(length)]))

const files = readFiles()
const { count, median, nineInTen, longest } = figures(files)

it(`files are short: of ${count}, half within ${median} lines, nine in ten within ${nineInTen}, none over ${longest}`, () => {
  expect(tooLong(files)).toEqual([])
})

it('a file that is too long is reported', () => {
  expect(tooLong(ofLengths(10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 301))).toEqual(['src/lib/f10.ts has 301 lines'])
  expect(tooLong(ofLengths(10, 10, 10, 10, 10, 10, 10, 10, 151, 151))).toEqual([
    'one file in ten has more than 150 lines',
  ])
  expect(tooLong(ofLengths(10, 61, 61))).toEqual(['the median file has 61 lines'])
  expect(tooLong(ofLengths(10, 60, 60, 300))).toEqual(['one file in ten has more than 299 lines'])
})
