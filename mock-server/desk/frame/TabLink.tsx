import type { ReactNode } from 'react'
import { useTexts } from '#mock-server/desk/texts/texts.ts'

interface Props {
  readonly href: string
  readonly className: string | undefined
  readonly onClick?: () => void
  readonly children: ReactNode
}

/** A link that opens in a new tab, and announces that to screen readers. */
export function TabLink({ children, ...link }: Props) {
  const { t } = useTexts()
  return (
    <a target="_blank" rel="noopener noreferrer" {...link}>
      {children}
      <span className="visually-hidden"> ({t('newTab')})</span>
    </a>
  )
}
