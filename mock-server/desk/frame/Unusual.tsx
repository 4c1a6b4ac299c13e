import type { MouseEvent } from 'react'
import { deskApi } from '#mock-server/desk/deskApi.ts'
import { useTexts } from '#mock-server/desk/texts/texts.ts'
import { useNames } from '#mock-server/desk/texts/useNames.ts'
import type { DeskState } from '#mock-server/handlers/demo/desk.ts'
import { Outcome } from './Outcome.tsx'
import styles from './Unusual.module.css'
import { useFocusInstead } from './useFocusInstead.ts'

interface Item {
  readonly key: string
  readonly text: string
  /** What the button says. */
  readonly button: string
  readonly end: () => void
}

/** Whatever is not as usual in the hotel, each with a button that ends it. Nothing when all is as usual. */
export function Unusual({ desk: { faults, clock, situations } }: { readonly desk: DeskState }) {
  const { t } = useTexts()
  const names = useNames()
  const [setFault, fault] = deskApi.useSetFaultMutation()
  const [setClock, clockSet] = deskApi.useSetClockMutation()
  const [undo, undone] = deskApi.useUndoSituationsMutation()
  const pressed = useFocusInstead(() => document.querySelector('h1'))

  const items: readonly Item[] = [
    ...faults.known
      .filter((name) => faults.on[name] !== undefined)
      .map((name) => ({
        ...{ key: name, text: names.fault(name), button: t('show.unusual.off') },
        end: () => void setFault({ name, on: false }),
      })),
    ...(clock.ahead === 0
      ? []
      : [
          {
            ...{ key: 'clock', text: t('show.unusual.clock'), button: t('show.unusual.trueTime') },
            end: () => void setClock(null),
          },
        ]),
    ...(situations.length === 0
      ? []
      : [
          {
            ...{ key: 'situations', text: t('show.unusual.situations', { count: situations.length }) },
            ...{ button: t('show.unusual.undo'), end: () => void undo() },
          },
        ]),
  ]

  function press({ currentTarget }: MouseEvent, end: () => void) {
    pressed(currentTarget)
    end()
  }

  return (
    <>
      {items.length > 0 && (
        <section aria-label={t('show.unusual.label')} className={styles.bar}>
          <p className={styles.title}>{t('show.unusual.label')}</p>
          <ul className={styles.items}>
            {items.map(({ key, text, button, end }) => (
              <li key={key}>
                {text}
                <button type="button" aria-label={`${button}: ${text}`} onClick={(event) => press(event, end)}>
                  {button}
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
      {[fault, clockSet, undone].map((result, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the calls are always the same three
        <Outcome key={index} of={result} />
      ))}
    </>
  )
}
