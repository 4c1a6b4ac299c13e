import { Hint, Parts, type SectionName, sections } from '#mock-server/desk/frame/elements.tsx'
import { ActiveOverrides } from '#mock-server/desk/frame/ActiveOverrides.tsx'
import page from '#mock-server/desk/Desk.module.css'
import { MyHotel } from '#mock-server/desk/my-hotel/MyHotel.tsx'
import { Preflight } from '#mock-server/desk/preflight/Preflight.tsx'
import { Send } from '#mock-server/desk/send/Send.tsx'
import { useTexts } from '#mock-server/desk/texts/texts.ts'
import type { DeskState } from '#mock-server/handlers/demo/desk.ts'
import { scrollTabIntoView } from '#src/ui/layout/focus.ts'
import styles from './Direct.module.css'
import { HotelClock } from './HotelClock.tsx'
import { RequestLog, Tables } from './Records.tsx'
import { Faults, Situations } from './WhatGoesWrong.tsx'

/** What the presenter alone uses: what goes wrong first, then preparation, then diagnostics. Only a host has tables to read. */
export function Direct({ desk }: { readonly desk: DeskState }) {
  const { t } = useTexts()
  const { host, addresses } = desk
  return (
    <Parts className={page.tab}>
      <ActiveOverrides desk={desk} />
      <JumpLinks names={sections.filter((name) => name !== 'tables' || host !== null)} />
      {host !== null && addresses.length > 0 && <Hint>{t('host.http')}</Hint>}
      <Parts className={page.columns}>
        <Faults desk={desk} />
        <Situations desk={desk} />
        <Parts className={page.column}>
          <Preflight desk={desk} />
          <HotelClock desk={desk} />
        </Parts>
      </Parts>
      <Parts className={page.pair}>
        <MyHotel desk={desk} />
        <Send desk={desk} />
      </Parts>
      <RequestLog desk={desk} />
      {host !== null && <Tables desk={desk} />}
    </Parts>
  )
}

function JumpLinks({ names }: { readonly names: readonly SectionName[] }) {
  const { t } = useTexts()
  return (
    <nav aria-label={t('sections.label')} className={styles.jump}>
      <ul>
        {names.map((name) => (
          <li key={name}>
            <a
              href={`#${name}`}
              onClick={() => document.querySelector(`#${name} > details`)?.setAttribute('open', '')}
              onFocus={({ currentTarget: link }) =>
                link.matches(':focus-visible') && scrollTabIntoView(link.closest('nav'), link)
              }
            >
              {t(`sections.${name}`)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
