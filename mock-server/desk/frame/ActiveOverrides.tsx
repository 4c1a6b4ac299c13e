import { Outcome, useFocusInstead } from './elements.tsx'
import { deskApi } from '#mock-server/desk/deskApi.ts'
import { useTexts } from '#mock-server/desk/texts/texts.ts'
import { isFaultName } from '#mock-server/hotel/faults.ts'
import type { DeskState } from '#mock-server/handlers/demo/desk.ts'
import styles from './ActiveOverrides.module.css'

/** Whatever is not as usual in the hotel, each with a button that ends it. Nothing when all is as usual. */
export function ActiveOverrides({ desk: { faults, clock, situations } }: { readonly desk: DeskState }) {
  const { t } = useTexts()
  const [setFault, faultSet] = deskApi.useSetFaultMutation()
  const [setClock, clockSet] = deskApi.useSetClockMutation()
  const [undo, undone] = deskApi.useUndoSituationsMutation()
  const pressed = useFocusInstead(() => document.querySelector('h1'))

  const item = (text: string, button: string, end: () => unknown) => (
    <li key={text}>
      {text}
      <button
        type="button"
        aria-label={`${button}: ${text}`}
        onClick={({ currentTarget }) => {
          pressed(currentTarget)
          end()
        }}
      >
        {button}
      </button>
    </li>
  )
  const items = Object.keys(faults.on)
    .filter(isFaultName)
    .map((name) => item(t(`faults.fault.${name}.title`), t('show.overrides.off'), () => setFault({ name, on: false })))
  const count = situations.length
  if (clock.ahead !== 0) items.push(item(t('show.overrides.clock'), t('show.overrides.trueTime'), () => setClock(null)))
  if (count > 0) items.push(item(t('show.overrides.situations', { count }), t('show.overrides.undo'), () => undo()))

  return (
    <>
      {items.length > 0 && (
        <section aria-label={t('show.overrides.label')} className={styles.bar}>
          <p className={styles.title}>{t('show.overrides.label')}</p>
          <ul className={styles.items}>{items}</ul>
        </section>
      )}
      <Outcome of={faultSet} />
      <Outcome of={clockSet} />
      <Outcome of={undone} />
    </>
  )
}
