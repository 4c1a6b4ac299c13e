import type { ReactNode } from 'react'
import { isAddress } from '#src/lib/webAddress.ts'

interface PolicyLinkProps {
  readonly url: string | undefined
  /** The link's title: tells the guest that a new tab opens. */
  readonly note: string
  readonly children?: ReactNode
}

/** A link to a policy in a new tab; plain text without a URL or with one that is not a web address. */
export function PolicyLink({ url, note, children }: PolicyLinkProps) {
  if (url === undefined || !isAddress(url)) return children
  return (
    <a href={url} target="_blank" rel="noopener noreferrer" title={note}>
      {children}
    </a>
  )
}
