import { categories } from './categories.ts'
import type { Change } from './change.ts'
import { hours } from './hours.ts'
import { limits } from './limits.ts'
import { rules } from './rules.ts'
import { spa } from './spa.ts'

/** Every constant of section 9 and every rule of section 5, each with a fault in it. */
export const changes: readonly Change[] = [...limits, ...hours, ...categories, ...spa, ...rules]
