/** What home shows once it can be used: a chunk of its own, so that the first load is no larger. */
export { Logo, Stay } from './HeaderExtras.tsx'
export { NextUpCard } from './NextUpCard.tsx'
export { TilePicture, TileState } from './TileExtras.tsx'
