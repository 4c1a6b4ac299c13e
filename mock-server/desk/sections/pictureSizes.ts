import { pictureLimits } from '#mock-server/sandboxes/limits.ts'
import type { PictureName } from './brandDraft.ts'
import type { PictureSize } from './resizePicture.ts'

/** The size to which each picture of the brand is redrawn: the header as wide as a laptop's window, the logo for sharp screens. */
export const pictureSizes: Readonly<Record<PictureName, PictureSize>> = {
  headerImage: { width: 1600, height: 1200, bytes: pictureLimits.headerImage },
  logo: { width: 480, height: 192, bytes: pictureLimits.logo },
}
