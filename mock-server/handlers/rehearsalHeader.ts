/** The header of the rehearsal's own calls, which are no guest's and which the journal leaves out. */
export const REHEARSAL_HEADER = 'X-Rehearsal'
