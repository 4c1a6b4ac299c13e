import { expect, it } from 'vitest'
import { sizeWithin } from './resizePicture.ts'

const box = { width: 1600, height: 1200 }

it.each([
  [
    { width: 4000, height: 3000 },
    { width: 1600, height: 1200 },
  ],
  [
    { width: 4000, height: 1000 },
    { width: 1600, height: 400 },
  ],
  [
    { width: 1000, height: 4000 },
    { width: 300, height: 1200 },
  ],
  [
    { width: 640, height: 480 },
    { width: 640, height: 480 },
  ],
  [
    { width: 9000, height: 1 },
    { width: 1600, height: 1 },
  ],
])('a picture of %o becomes %o', (size, fitted) => {
  expect(sizeWithin(size, box)).toEqual(fitted)
})
