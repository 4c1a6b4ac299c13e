import { CopyButton } from '#mock-server/desk/frame/CopyButton.tsx'
import { Facts } from '#mock-server/desk/frame/Facts.tsx'
import { Section } from '#mock-server/desk/frame/Section.tsx'
import { useTexts } from '#mock-server/desk/texts/texts.ts'
import type { Persona } from '#mock-server/personas.ts'
import styles from './Guests.module.css'

/** The personas, with the account and room number to sign in with. */
export function Guests({ personas }: { readonly personas: readonly Persona[] }) {
  const { t } = useTexts()
  return (
    <Section name="guests">
      {personas.length === 0 && <p>{t('guests.none')}</p>}
      <ul className={styles.list}>
        {personas.map((persona) => (
          <Guest key={persona.name} persona={persona} />
        ))}
      </ul>
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
