/** Lighthouse's slow 4G with the factors of DevTools throttling: latency in ms, throughput in bytes per second. */
export const slow4G = {
  latency: 150 * 3.75,
  downloadThroughput: (1.6 * 1024 * 0.9 * 1024) / 8,
  uploadThroughput: (750 * 0.9 * 1024) / 8,
} as const

/** The CPU throttling rate. */
export const CPU_SLOWDOWN = 4
