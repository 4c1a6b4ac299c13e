import { encode } from 'uqr'
import { useTexts } from '#mock-server/desk/texts/texts.ts'
import styles from './QrCode.module.css'

/** The quiet zone of the code, in modules. */
const BORDER = 4

/** A URL as a QR code, dark on light in every theme. */
export function QrCode({ address }: { readonly address: string }) {
  const { t } = useTexts()
  const { data, size } = encode(address, { ecc: 'M', border: BORDER })
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return (
    <svg
      role="img"
      aria-label={t('qr', { address })}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className={styles.code}
    >
      <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
      <path fill="#000" d={dark.join('')} />
    </svg>
  )
}
