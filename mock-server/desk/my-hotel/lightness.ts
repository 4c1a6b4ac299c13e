/** The lightness up to which the app shows a colour as it is: that of `--color-accent` in `src/ui/tokens.css`. */
const LIGHTEST_ACCENT = 0.45

/** Whether the app shows a darker tone of a colour such as `#0a5c4b`, by its lightness in OKLCH: text in it could not be read on white. */
export function isDarkened(color: string): boolean {
  const hex = color.length === 4 ? color.replaceAll(/[^#]/g, '$&$&') : color
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  return 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short > LIGHTEST_ACCENT
}
