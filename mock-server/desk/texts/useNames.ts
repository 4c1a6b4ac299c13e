import type { FaultName } from '#mock-server/faults.ts'
import type { DeskState } from '#mock-server/handlers/demo/desk.ts'
import { hasText } from './hasText.ts'
import { deskTexts, useTexts } from './texts.ts'

/** Names scenarios, faults and modules in the desk's language. One without a text keeps its own name. */
export function useNames() {
  const { t } = useTexts()
  return {
    scenario: (name: string) => (hasText(deskTexts.faults.scenario, name) ? t(`faults.scenario.${name}`) : name),
    fault: (name: FaultName) => t(`faults.fault.${name}.title`),
    module({ id, name }: DeskState['modules'][number]) {
      const key = id.replaceAll(/-(\w)/g, (_dash, letter: string) => letter.toUpperCase())
      return hasText(deskTexts.modules, key) ? t(`modules.${key}`) : name
    },
  }
}
