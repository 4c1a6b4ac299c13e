import { CopyButton } from '#mock-server/desk/frame/CopyButton.tsx'
import { Facts } from '#mock-server/desk/frame/Facts.tsx'
import { Section } from '#mock-server/desk/frame/Section.tsx'
import { useTexts } from '#mock-server/desk/texts/texts.ts'
import type { Persona } from '#mock-server/personas.ts'
import styles from './Guests.module.css'
import show from './Show.module.css'

/** Whom to sign in as: one guest with large numbers, the other personas in a list that is folded. */
export function Guests({ personas: [first, ...others] }: { readonly personas: readonly Persona[] }) {
  const { t } = useTexts()
  return (
    <Section name="guests" lead={null}>
      {first === undefined && <p>{t('guests.none')}</p>}
      {first !== undefined && (
        <>
          <p className={show.name}>{first.fullName}</p>
          <dl className={show.numbers}>
            <div>
              <dt>{t('guests.account')}</dt>
              <dd>{first.accountNumber}</dd>
            </div>
            <div>
              <dt>{t('guests.room')}</dt>
              <dd>{first.roomNumber}</dd>
            </div>
          </dl>
        </>
      )}
      {others.length > 0 && (
        <details className={show.others}>
          <summary>{t('show.otherGuests')}</summary>
          <ul className={styles.list}>
            {others.map((persona) => (
              <Guest key={persona.name} persona={persona} />
            ))}
          </ul>
        </details>
      )}
    </Section>
  )
}

function Guest({ persona: { name, fullName, accountNumber, roomNumber } }: { readonly persona: Persona }) {
  const { t } = useTexts()
  const [account, room] = [
    <CopyButton key="account" text={accountNumber} label={t('guests.copyAccount', { number: accountNumber })} />,
    <CopyButton key="room" text={roomNumber} label={t('guests.copyRoom', { number: roomNumber })} />,
  ]
  return (
    <li className={styles.guest}>
      <h3>{t(`guests.personas.${name}`)}</h3>
      <p>{fullName}</p>
      <Facts
        facts={[
          {
            label: t('guests.account'),
            value: (
              <>
                {accountNumber}
                {account}
              </>
            ),
          },
          {
            label: t('guests.room'),
            value: (
              <>
                {roomNumber}
                {room}
              </>
            ),
          },
        ]}
      />
    </li>
  )
}
