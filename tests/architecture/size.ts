import type { Files } from './sources.ts'

/** Limits in lines: none over `most`, nine in ten within `nineInTen`, half within `median`. */
export const limits = { most: 300, nineInTen: 150, median: 60 } as const

function lines(text: string): number {
  return text.replace(/\n$/, '').split('\n').length
}

/** The figures of a set of files. */
export function figures(files: Files): { count: number; median: number; nineInTen: number; longest: number } {
  const sorted = [...files.values()].map(lines).toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0
  return { count: sorted.length, median: at(0.5), nineInTen: at(0.9), longest: at(1) }
}

/** One sentence for each exceeded limit. */
export function tooLong(files: Files): string[] {
  const { median, nineInTen } = figures(files)
  const single = [...files]
    .filter(([, text]) => lines(text) > limits.most)
    .map(([file, text]) => `${file} has ${lines(text)} lines`)
  return [
    ...single,
    ...(median > limits.median ? [`the median file has ${median} lines`] : []),
    ...(nineInTen > limits.nineInTen ? [`one file in ten has more than ${nineInTen - 1} lines`] : []),
  ]
}
