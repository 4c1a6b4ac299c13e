import type { Desk } from '#mock-server/handlers/demo/desk.ts'
import { isIn } from './isIn.ts'
import { deskTexts, useTexts } from './texts.ts'

/** Gives scenarios and modules their names in the desk's language; one it has no words for is named as it came. */
export function useNames() {
  const { t } = useTexts()
  return {
    scenario: (name: string) => (isIn(deskTexts.hard.scenario, name) ? t(`hard.scenario.${name}`) : name),
    module({ id, name }: Desk['modules'][number]) {
      const key = id.replaceAll(/-(\w)/g, (_dash, letter: string) => letter.toUpperCase())
      return isIn(deskTexts.modules, key) ? t(`modules.${key}`) : name
    },
  }
}
