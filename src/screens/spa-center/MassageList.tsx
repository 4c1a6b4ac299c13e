import Flame from 'lucide-react/icons/flame'
import Hand from 'lucide-react/icons/hand-heart'
import Leaf from 'lucide-react/icons/leaf'
import Waves from 'lucide-react/icons/waves'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { selectConfig } from '#src/config/configSlice.ts'
import { useOpening } from '#src/i18n/useOpening.ts'
import { Button } from '#src/ui/Button.tsx'
import { Hero } from '#src/ui/Hero.tsx'
import { OpeningHint } from '#src/ui/OpeningHint.tsx'
import { SignCard } from '#src/ui/SignCard.tsx'
import { massages, type Massage } from './massages.ts'
import classes from './SpaCenter.module.css'
import { useSpaWords } from './useSpaWords.ts'

const signs = { classical: Hand, antiCellulite: Leaf, deepRelieve: Waves, hotStone: Flame }

/** LIST: the hours of the spa and its four massages, each with a Schedule button (spec 2). */
export function MassageList({ onChoose }: { readonly onChoose: (massageId: string) => void }) {
  const { t } = useTranslation('spaCenter')
  const { timeZone } = useSelector(selectConfig)
  const opening = useOpening('spa', timeZone)
  return (
    <>
      <Hero title={t('title')} timetable={t('timetable')}>
        <OpeningHint {...opening} />
        <p>{t('lead')}</p>
      </Hero>
      <ul className={classes.list}>
        {massages.map((massage) => (
          <MassageCard key={massage.id} massage={massage} onChoose={() => onChoose(massage.id)} />
        ))}
      </ul>
    </>
  )
}

function MassageCard({ massage, onChoose }: { readonly massage: Massage; readonly onChoose: () => void }) {
  const { t } = useTranslation('spaCenter')
  const words = useSpaWords()
  return (
    <SignCard Sign={signs[massage.id]} title={words.name(massage)} heading="h2">
      <p>{words.description(massage)}</p>
      <ul className={classes.options}>
        {massage.options.map((option) => (
          <li key={option.minutes} className={classes.option}>
            <span>{words.minutes(option)}</span> <strong>{words.price(option)}</strong>
          </li>
        ))}
      </ul>
      <Button variant="secondary" className={classes.schedule} onClick={onChoose}>
        {t('schedule')}
        <span className="visually-hidden">: {words.name(massage)}</span>
      </Button>
    </SignCard>
  )
}
