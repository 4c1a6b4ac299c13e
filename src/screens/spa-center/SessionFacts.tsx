import { useTranslation } from 'react-i18next'
import { Card } from '#src/ui/Card.tsx'
import type { Massage, MassageOption } from './massages.ts'
import classes from './SpaCenter.module.css'
import type { SpaDate } from './spaDates.ts'
import { useSpaWords } from './useSpaWords.ts'

/** A massage session with every part of it chosen. */
export interface SpaSession {
  readonly massage: Massage
  readonly option: MassageOption
  readonly date: SpaDate
  readonly time: string
}

/** What was asked for: massage, length, day, time and price. */
export function SessionFacts({ session: { massage, option, date, time } }: { readonly session: SpaSession }) {
  const { t } = useTranslation('spaCenter')
  const words = useSpaWords()
  const facts = [
    [t('massage'), words.name(massage)],
    [t('option'), words.minutes(option)],
    [t('date'), `${date.weekday}, ${date.day}`],
    [t('time'), time],
    [t('price'), words.price(option)],
  ] as const
  return (
    <Card>
      <dl className={classes.facts}>
        {facts.map(([name, value]) => (
          <div key={name} className={classes.fact}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
