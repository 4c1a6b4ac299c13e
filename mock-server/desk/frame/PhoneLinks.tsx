import { useTexts } from '#mock-server/desk/texts/texts.ts'
import styles from './PhoneLinks.module.css'
import { QrCode } from './QrCode.tsx'
import { TabLink } from './TabLink.tsx'

function PhoneLink({ address }: { readonly address: string }) {
  return (
    <div className={styles.link}>
      <QrCode address={address} />
      <TabLink href={address} className={styles.address}>
        {address}
      </TabLink>
    </div>
  )
}

/** The code for phones: one for the network that they most likely share with this computer, the others folded. */
export function PhoneLinks({ links }: { readonly links: readonly string[] }) {
  const { t } = useTexts()
  const [first, ...others] = links
  if (first === undefined) return null
  return (
    <>
      <PhoneLink address={first} />
      {others.length > 0 && (
        <details>
          <summary className={styles.others}>{t('host.otherNetworks')}</summary>
          {others.map((address) => (
            <PhoneLink key={address} address={address} />
          ))}
        </details>
      )}
    </>
  )
}
