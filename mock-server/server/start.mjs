import '#src/build/checkFirst.cjs'

// Loaded afterwards: an old Node cannot read it.
void import('./openHost.mjs')
