import { beginLink, joinLink } from '#mock-server/desk/link.ts'
import { Facts } from '#mock-server/desk/frame/Facts.tsx'
import { QrCode } from '#mock-server/desk/frame/QrCode.tsx'
import { Section } from '#mock-server/desk/frame/Section.tsx'
import { TabLink } from '#mock-server/desk/frame/TabLink.tsx'
import { phoneOrigins } from '#mock-server/desk/phoneOrigins.ts'
import { useTexts } from '#mock-server/desk/texts/texts.ts'
import type { Desk } from '#mock-server/handlers/demo/desk.ts'
import { HOUSE } from '#mock-server/worlds/worldId.ts'
import { buttonClass } from '#src/ui/buttonClass.ts'
import { Notice } from '#src/ui/Notice.tsx'
import { KeptWorld } from './KeptWorld.tsx'
import { ResetButton } from './ResetButton.tsx'
import styles from './World.module.css'

/** How a phone comes in: to this world, or, where it lives in one browser alone, to one of its own. */
function doorsOf({ world, addresses }: Desk): string[] {
  if (world === null) return addresses.map((origin) => beginLink(origin, {}))
  return addresses.map((origin) => joinLink(origin, world))
}

/** The world: which it is, how a phone comes in, and how it ends, is kept and comes back. */
export function World({ desk }: { readonly desk: Desk }) {
  const { t, language } = useTexts()
  const isInBrowser = desk.world === null
  const doors = doorsOf({ ...desk, addresses: phoneOrigins(desk) })
  function worldName(world: string | null): string {
    if (world === null) return t('world.inBrowser')
    return world === HOUSE ? t('world.house') : world.slice(0, 8)
  }
  return (
    <Section name="world" lead={isInBrowser ? t('world.leadInBrowser') : t('world.lead')}>
      <Facts
        facts={[
          { label: t('world.hotel'), value: desk.brand.name },
          { label: t('world.id'), value: worldName(desk.world) },
        ]}
      />
      {doors.length === 0 && isInBrowser && <Notice tone="info">{t('world.onlyHereHint')}</Notice>}
      {doors.length === 0 && !isInBrowser && (
        <Notice tone="info" title={t('world.noPhones')}>
          {t('world.noPhonesHint')} <code className={styles.command}>npm start -- --lan</code>
        </Notice>
      )}
      {doors.length > 0 && <p>{isInBrowser ? t('world.scanBegin') : t('world.scan')}</p>}
      {doors.map((address) => (
        <div key={address} className={styles.door}>
          <QrCode address={address} />
          <TabLink href={address} className={styles.address}>{address}</TabLink>
        </div>
      ))}
      <div className={styles.way}>
        <TabLink href={beginLink('', { language })} className={buttonClass('secondary')}>{t('world.begin')}</TabLink>
        <p className={styles.hint}>{isInBrowser ? t('world.beginHintBrowser') : t('world.beginHint')}</p>
      </div>
      <ResetButton />
      <KeptWorld />
    </Section>
  )
}
