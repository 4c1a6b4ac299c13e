import Bell from 'lucide-react/icons/bell'
import KeyRound from 'lucide-react/icons/key-round'
import { useTranslation } from 'react-i18next'
import { languages } from '#src/lib/languages.ts'
import { Card } from '#src/ui/layout/Card.tsx'
import { Columns } from '#src/ui/layout/Columns.tsx'
import { Hero } from '#src/ui/layout/Hero.tsx'
import { ScreenLayout } from '#src/ui/layout/ScreenLayout.tsx'
import { ScreenShell, Shell } from '#src/ui/layout/Shell.tsx'
import { SignCard } from '#src/ui/layout/SignCard.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { Facts } from '#src/ui/records/Facts.tsx'
import { RecordCard, RecordList } from '#src/ui/records/RecordCard.tsx'
import { StatusSteps } from '#src/ui/records/StatusSteps.tsx'
import { TwoNames } from '#src/ui/records/TwoNames.tsx'
import { OpeningHint } from '#src/ui/feedback/OpeningHint.tsx'
import { Flag } from '#src/ui/Flag.tsx'
import { ownPictures, pictureFolder } from '#src/ui/ownPictures.ts'
import { Picture } from '#src/ui/Picture.tsx'

function Cards() {
  const { t } = useTranslation('reception')
  return (
    <Stack>
      <Card>{t('services.room.text')}</Card>
      <Card warm>{t('services.city.text')}</Card>
      <Card flush>{t('services.departure.text')}</Card>
    </Stack>
  )
}

function ColumnPairs() {
  return (
    <Stack gap={5}>
      {([undefined, 'first', 'second'] as const).map((narrow) => (
        <Columns key={narrow ?? 'even'} {...(narrow && { narrow })}>
          <Card>{narrow ?? 'even'}</Card>
          <Card>{narrow ?? 'even'}</Card>
        </Columns>
      ))}
    </Stack>
  )
}

function Heroes() {
  const { t } = useTranslation(['menus', 'openingHours'])
  return (
    <Hero
      title={t('menus:restaurant.title')}
      timetable={[
        t('menus:restaurant.lunch', { hours: '12:00-15:00' }),
        t('menus:restaurant.dinner', { hours: '18:00-22:00' }),
      ]}
    >
      <OpeningHint open text={t('openingHours:openUntil', { time: '22:00' })} />
    </Hero>
  )
}

function StatusStepLists() {
  const { t } = useTranslation('myOrders')
  const names = [t('statuses.created'), t('statuses.accepted'), t('statuses.onTheWay'), t('statuses.delivered')]
  return (
    <Stack>
      {[0, 2].map((at) => (
        <StatusSteps key={at} names={names} at={at} />
      ))}
    </Stack>
  )
}

function Names() {
  return (
    <Stack>
      <p>
        <TwoNames name="Tarator" original="Таратор" language="en" />
      </p>
      <p>
        <TwoNames name="Баница" original="Баница" language="bg" />
      </p>
    </Stack>
  )
}

function Screens() {
  const { t } = useTranslation('reserveTable')
  return (
    <ScreenLayout title={t('title')} lead={t('lead')}>
      <p>{t('instructionsHint')}</p>
    </ScreenLayout>
  )
}

function ScreenShells() {
  const { t } = useTranslation('common')
  return <ScreenShell loading={t('loading')} hasHero />
}

function Shells() {
  const { t } = useTranslation('common')
  return <Shell loading={t('loading')} />
}

function SignCards() {
  const { t } = useTranslation('reception')
  return (
    <Stack as="ul">
      <SignCard Sign={KeyRound} title={t('services.room.title')}>
        {t('services.room.text')}
      </SignCard>
      <SignCard Sign={Bell} title={t('services.city.title')}>
        {t('services.city.text')}
      </SignCard>
    </Stack>
  )
}

function Stacks() {
  return (
    <Stack gap={5}>
      {([1, 3, 6] as const).map((gap) => (
        <Stack key={gap} gap={gap}>
          <Card>gap {gap}</Card>
          <Card>gap {gap}</Card>
        </Stack>
      ))}
    </Stack>
  )
}

function useFacts() {
  const { t } = useTranslation('myOrders')
  return [
    { label: t('date'), value: '23.11.2026' },
    { label: t('total'), value: '24,50 €', strong: true },
  ]
}

function FactLists() {
  const facts = useFacts()
  return (
    <Stack gap={5}>
      <Facts facts={facts} />
      <Facts facts={facts} beside />
    </Stack>
  )
}

function RecordCards() {
  const { t } = useTranslation(['myOrders', 'reserveTable', 'receipts'])
  const title = t('myOrders:order', { number: '1001' })
  return (
    <RecordList>
      <RecordCard
        title={title}
        kind={t('myOrders:title')}
        status={{ text: t('myOrders:statuses.preparing'), tone: 'info' }}
        facts={useFacts()}
        words={t('reserveTable:instructionsHint')}
        note={t('receipts:resubmitted')}
      />
      <RecordCard title={t('myOrders:orderWithoutNumber')} facts={[]} />
    </RecordList>
  )
}

function Flags() {
  return (
    <p>
      {languages.map((language) => (
        <span key={language}>
          <Flag of={language} /> {language}{' '}
        </span>
      ))}
    </p>
  )
}

function Pictures() {
  return (
    <Stack>
      <Picture src="/hotel-pictures/none.avif" fallback={ownPictures.dish} alt="" width={96} height={96} />
      <Picture src="/hotel-pictures/none.avif" fallback={ownPictures.drink} alt="" width={96} height={96} />
      <Picture
        src={`${pictureFolder}massage-classical.svg`}
        fallback={ownPictures.dish}
        alt=""
        width={288}
        height={162}
      />
    </Stack>
  )
}

/** Stories of the layout components. */
export const layout = {
  Card: Cards,
  Columns: ColumnPairs,
  Facts: FactLists,
  Flag: Flags,
  Hero: Heroes,
  Picture: Pictures,
  RecordCard: RecordCards,
  RecordList: RecordCards,
  ScreenLayout: Screens,
  ScreenShell: ScreenShells,
  Shell: Shells,
  SignCard: SignCards,
  Stack: Stacks,
  StatusSteps: StatusStepLists,
  TwoNames: Names,
}
