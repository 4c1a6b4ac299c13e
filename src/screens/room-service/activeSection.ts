/**
 * Which section a guest is reading: the last one whose top has passed the reading line. Before the first it is the
 * first; at the end of the page, where a short last section cannot reach the line, it is the last.
 */
export function activeSection(tops: readonly number[], readingLine: number, atEnd: boolean): number {
  if (atEnd) return Math.max(0, tops.length - 1)
  return tops.reduce((last, top, at) => (top <= readingLine ? at : last), 0)
}
