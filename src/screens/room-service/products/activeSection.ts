/**
 * The index of the current section: the last one whose top is above the reading line. Above the first section it is the
 * first; at the end of the page it is the last, because a short last section cannot reach the line.
 */
export function activeSection(tops: readonly number[], readingLine: number, atEnd: boolean): number {
  if (atEnd) return Math.max(0, tops.length - 1)
  return tops.reduce((last, top, at) => (top <= readingLine ? at : last), 0)
}
