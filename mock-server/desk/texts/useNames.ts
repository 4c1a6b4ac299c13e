import type { FaultName } from '#mock-server/faults.ts'
import type { Desk } from '#mock-server/handlers/demo/desk.ts'
import { isIn } from './isIn.ts'
import { deskTexts, useTexts } from './texts.ts'

/** Gives scenarios, faults and modules their names in the desk's language; one without words is named as it came. */
export function useNames() {
  const { t } = useTexts()
  return {
    scenario: (name: string) => (isIn(deskTexts.hard.scenario, name) ? t(`hard.scenario.${name}`) : name),
    fault: (name: FaultName) => t(`hard.fault.${name}.title`),
    module({ id, name }: Desk['modules'][number]) {
      const key = id.replaceAll(/-(\w)/g, (_dash, letter: string) => letter.toUpperCase())
      return isIn(deskTexts.modules, key) ? t(`modules.${key}`) : name
    },
  }
}
