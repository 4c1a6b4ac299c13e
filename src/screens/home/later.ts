/** What home shows once it can be used: a chunk of its own, so that the first load is no larger. */
export { Logo } from './Logo.tsx'
export { Now } from './Now.tsx'
export { Stay } from './Stay.tsx'
export { TilePicture } from './TilePicture.tsx'
export { TileState } from './TileState.tsx'
