/** The size and bytes that a picture may have. */
export interface PictureSize {
  readonly width: number
  readonly height: number
  readonly bytes: number
}

const QUALITIES = [0.86, 0.74, 0.6]

/** The size of a picture inside a box, at most its own. */
export function sizeWithin(
  { width, height }: Pick<PictureSize, 'width' | 'height'>,
  box: Pick<PictureSize, 'width' | 'height'>,
): { readonly width: number; readonly height: number } {
  const scale = Math.min(1, box.width / width, box.height / height)
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

/** Reads a file as a data URL: the desk's policy allows no `blob:` pictures. */
function dataUrlOf(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(reader.result as string)) // as `readAsDataURL` gives it
    reader.addEventListener('error', () => reject(new Error('The file cannot be read')))
    reader.readAsDataURL(file)
  })
}

/** Loads a picture. Rejects when the browser cannot show it. */
export async function loadedPicture(address: string): Promise<HTMLImageElement> {
  const image = new Image()
  image.src = address
  await image.decode()
  return image
}

function drawn(image: HTMLImageElement, { width, height }: { width: number; height: number }): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width, height })
  canvas.getContext('2d')?.drawImage(image, 0, 0, width, height)
  return canvas
}

function encoded(canvas: HTMLCanvasElement, type: string, quality: number): Promise<Blob | null> {
  return new Promise((resolve) => canvas.toBlob(resolve, type, quality))
}

/**
 * Redraws a picture within a size, as WebP; where the browser cannot write that, as JPEG, or as PNG if `isTransparent`. Returns a
 * data URL. Rejects when the browser cannot show the file.
 */
export async function resizePicture(file: Blob, size: PictureSize, isTransparent: boolean): Promise<string> {
  const image = await loadedPicture(await dataUrlOf(file))
  // A drawing without a size of its own has none.
  let box = sizeWithin({ width: image.naturalWidth || size.width, height: image.naturalHeight || size.height }, size)
  for (;;) {
    const canvas = drawn(image, box)
    for (const quality of QUALITIES) {
      const webp = await encoded(canvas, 'image/webp', quality)
      const other = isTransparent ? 'image/png' : 'image/jpeg'
      const blob = webp?.type === 'image/webp' ? webp : await encoded(canvas, other, quality)
      if (blob === null) throw new Error('The picture cannot be drawn')
      if (blob.size <= size.bytes) return dataUrlOf(blob)
    }
    box = sizeWithin(box, { width: box.width * 0.75, height: box.height * 0.75 })
  }
}
