import type { ReactNode } from 'react'
import { useLanguage } from '#src/i18n/useLanguage.ts'
import { isAddress } from '#src/lib/url.ts'

interface PolicyLinkProps {
  readonly url: string | undefined
  /** The link's title: tells the guest that a new tab opens. */
  readonly note: string
  readonly children?: ReactNode
}

/**
 * A link to a policy in a new tab, at its part in the guest's language; plain text without a URL or with one that is not a web address.
 */
export function PolicyLink({ url, note, children }: PolicyLinkProps) {
  const [language] = useLanguage()
  if (url === undefined || !isAddress(url)) return children
  return (
    <a href={url.includes('#') ? url : `${url}#${language}`} target="_blank" rel="noopener noreferrer" title={note}>
      {children}
    </a>
  )
}
