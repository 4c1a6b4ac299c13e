import type { ReactNode } from 'react'

interface PolicyLinkProps {
  readonly url: string | undefined
  /** Said after the words, for those who cannot see that a new tab opens. */
  readonly note: string
  readonly children?: ReactNode
}

/** Words that lead to a policy in a new tab; plain words without an address, or with one that is not a web page. */
export function PolicyLink({ url, note, children }: PolicyLinkProps) {
  if (url === undefined || !leadsToPage(url)) return children
  return (
    <a href={url} target="_blank" rel="noopener noreferrer" title={note}>
      {children}
    </a>
  )
}

function leadsToPage(url: string): boolean {
  return /^https?:\/\//i.test(url) || /^\/(?![/\\])/.test(url)
}
