/** The most that a picture may have, and its type where the browser cannot write WebP. */
interface Most {
  readonly width: number
  readonly height: number
  readonly bytes: number
  readonly otherType: string
}

const QUALITY = 0.75

/** Reads a file as a data URL: the desk's policy allows no `blob:` pictures. */
function dataUrlOf(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(reader.result as string)) // as `readAsDataURL` gives it
    reader.addEventListener('error', () => reject(new Error('The file cannot be read')))
    reader.readAsDataURL(file)
  })
}

/** Redraws a picture, as WebP if possible, smaller until it fits. Returns a data URL. Rejects when the browser cannot show the file. */
export async function resizePicture(file: Blob, most: Most): Promise<string> {
  const image = Object.assign(new Image(), { src: await dataUrlOf(file) })
  await image.decode()
  // A drawing without a size of its own has none.
  const [width, height] = [image.naturalWidth || most.width, image.naturalHeight || most.height]
  for (let scale = Math.min(1, most.width / width, most.height / height); ; scale *= 0.85) {
    const size = { width: Math.ceil(width * scale), height: Math.ceil(height * scale) }
    const canvas = Object.assign(document.createElement('canvas'), size)
    canvas.getContext('2d')?.drawImage(image, 0, 0, size.width, size.height)
    const webp = canvas.toDataURL('image/webp', QUALITY)
    const url = webp.startsWith('data:image/webp') ? webp : canvas.toDataURL(most.otherType, QUALITY)
    // A data URL has four characters for three bytes.
    if (url.slice(url.indexOf(',') + 1).length * 0.75 <= most.bytes) return url
  }
}
