import { Hint, Parts, parts } from '#mock-server/desk/frame/elements.tsx'
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

/** What the presenter alone uses, in five parts, and what engineers use in one fold. Only a host has tables to read. */
export function Direct({ desk }: { readonly desk: DeskState }) {
  const { host, addresses } = desk
  const { t } = useTexts()
  return (
    <Parts className={page.tab}>
      <ActiveOverrides desk={desk} />
      <JumpLinks />
      <Parts className={page.pair}>
        <MyHotel desk={desk} />
        <Parts className={page.tab}>
          <Send desk={desk} />
          <Faults name="failure" desk={desk} />
          <HotelClock desk={desk} />
          <Preflight desk={desk} />
        </Parts>
      </Parts>
      <section id="engineers" aria-labelledby="engineers-title">
        <details>
          <summary className="fold">
            <h2 id="engineers-title">{t('sections.engineers')}</h2>
          </summary>
          <Hint>{t('engineers.lead')}</Hint>
          <Parts className={page.pair}>
            <Faults name="faults" desk={desk} />
            <Situations desk={desk} />
          </Parts>
          <Parts className={page.tab}>
            <RequestLog desk={desk} />
            {host !== null && <Tables desk={desk} />}
            {host !== null && addresses.length > 0 && <Hint>{t('host.http')}</Hint>}
          </Parts>
        </details>
      </section>
    </Parts>
  )
}

function JumpLinks() {
  const { t } = useTexts()
  return (
    <nav aria-label={t('sections.label')} className={styles.jump}>
      <ul>
        {parts.map((name) => (
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
