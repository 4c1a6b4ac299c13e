/** The number of generated values for each property; `npm run properties` generates ten times as many. */
export const RUNS = process.env.THOROUGH === 'true' ? 1_000 : 100
