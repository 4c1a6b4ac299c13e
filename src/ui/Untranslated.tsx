interface Props {
  readonly text: string
  /** A name or number in the text. */
  readonly part: string | undefined
}

/** A text in which a browser's translator leaves one part as it is. */
export function Untranslated({ text, part = '' }: Props) {
  const at = text.lastIndexOf(part)
  if (part === '' || at === -1) return <span>{text}</span>
  return (
    <>
      <span>{text.slice(0, at)}</span>
      <span translate="no">{part}</span>
      <span>{text.slice(at + part.length)}</span>
    </>
  )
}
