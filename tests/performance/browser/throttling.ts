/** Lighthouse's slow 4G as devtools apply it: the wait before each answer in milliseconds, and bytes for each second. */
export const slow4G = {
  latency: 150 * 3.75,
  downloadThroughput: (1.6 * 1024 * 0.9 * 1024) / 8,
  uploadThroughput: (750 * 0.9 * 1024) / 8,
} as const

/** How many times slower than this computer the phone is. */
export const CPU_SLOWDOWN = 4
