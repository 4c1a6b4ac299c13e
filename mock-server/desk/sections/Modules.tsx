import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import { useTexts } from '#mock-server/desk/texts/texts.ts'
import { useNames } from '#mock-server/desk/texts/useNames.ts'
import type { DeskState } from '#mock-server/handlers/demo/desk.ts'
import { Button } from '#src/ui/forms/Button.tsx'
import { Checkbox } from '#src/ui/forms/Checkbox.tsx'
import { moved } from './brandDraft.ts'
import styles from './Form.module.css'

interface Props {
  readonly known: DeskState['modules']
  /** Their ids, in order. */
  readonly chosen: readonly string[]
  readonly onChange: (chosen: readonly string[]) => void
}

/** Selects and orders the tiles of the home screen. Tiles that are not selected come last. */
export function Modules({ known, chosen, onChange }: Props) {
  const { t } = useTexts()
  const names = useNames()
  const positionOf = (id: string) => (chosen.includes(id) ? chosen.indexOf(id) : known.length)
  const ends = { [-1]: chosen[0], 1: chosen.at(-1) }
  const move = (id: string, by: -1 | 1, label: string, Sign: typeof ArrowUp) => (
    <Button
      variant="quiet"
      aria-label={label}
      aria-disabled={!chosen.includes(id) || id === ends[by]}
      onClick={() => onChange(moved(chosen, id, by))}
    >
      <Sign aria-hidden="true" />
    </Button>
  )
  return (
    <fieldset className={styles.modules}>
      <legend>{t('brand.modules')}</legend>
      {known
        .toSorted((one, other) => positionOf(one.id) - positionOf(other.id))
        .map((module) => {
          const { id } = module
          const [name, isChosen] = [names.module(module), chosen.includes(id)]
          return (
            <div key={id} className={styles.module}>
              <Checkbox
                checked={isChosen}
                onChange={() => onChange(isChosen ? chosen.filter((each) => each !== id) : [...chosen, id])}
              >
                {name}
              </Checkbox>
              {move(id, -1, t('brand.up', { name }), ArrowUp)}
              {move(id, 1, t('brand.down', { name }), ArrowDown)}
            </div>
          )
        })}
    </fieldset>
  )
}
