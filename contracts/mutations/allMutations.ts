import { interactionsOf } from '#contracts/interactions.ts'
import { detectedMutations } from './detectedMutations.ts'
import { fieldMutations } from './fieldMutations.ts'
import type { ProviderMutation } from './providerMutation.ts'
import { responseMutations } from './responseMutations.ts'
import { undetectedMutations } from './undetectedMutations.ts'
import { variants } from './variants.ts'

/** The mutations that were written one by one. */
export const writtenMutations: readonly ProviderMutation[] = [...detectedMutations, ...undetectedMutations, ...variants]

/** The mutations of every field and of every response. */
export const systematicMutations: readonly ProviderMutation[] = [
  ...fieldMutations,
  ...responseMutations(interactionsOf('pact')),
]

/** Every mutation of the page. */
export const allMutations: readonly ProviderMutation[] = [...writtenMutations, ...systematicMutations]
