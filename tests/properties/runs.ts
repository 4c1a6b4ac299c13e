/** The number of generated values for each property. `npm run test:all` generates twenty times as many; some tests have their own number. */
export const RUNS = process.env.THOROUGH === 'true' ? 1_000 : 50
