import type { Note } from './documented.ts'

/** A field that the hotel documents. */
export const specified = (description?: string): Note => ({ description, 'x-source': 'specified' })
/** A field whose meaning we guess. */
export const inferred = (description: string): Note => ({ description, 'x-source': 'inferred' })
/** A field that we propose. */
export const unknown: Note = { 'x-source': 'unknown' }
/** An option of the app, which the API may set. */
export const option = (description: string): Note => ({ description, 'x-source': 'option' })
/** An option that needs something of the API which is only a proposal. */
export const proposed = (description: string): Note => ({ ...option(description), 'x-proposal': true })
