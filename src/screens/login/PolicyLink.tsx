import type { ReactNode } from 'react'
import { isAddress } from '#src/lib/webAddress.ts'

interface PolicyLinkProps {
  readonly url: string | undefined
  /** Said after the words, for those who cannot see that a new tab opens. */
  readonly note: string
  readonly children?: ReactNode
}

/** Words that lead to a policy in a new tab; plain words without an address, or with one that is not a web page. */
export function PolicyLink({ url, note, children }: PolicyLinkProps) {
  if (url === undefined || !isAddress(url)) return children
  return (
    <a href={url} target="_blank" rel="noopener noreferrer" title={note}>
      {children}
    </a>
  )
}
