/** How many values each property is tried with; `npm run properties` tries ten times as many. */
export const RUNS = process.env.THOROUGH === 'true' ? 1_000 : 100
