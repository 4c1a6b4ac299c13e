import styles from './TwoNames.module.css'

interface Props {
  readonly name: string
  /** The same as the hotel wrote it. Shown beneath where it differs. */
  readonly original: string
  /** The language around the names. */
  readonly language: string
}

/** The language of a text in Cyrillic letters, where the text around it is not Bulgarian; of any other nothing is known. */
function foreignLanguage(text: string, around: string): string | undefined {
  return around !== 'bg' && /\p{Script=Cyrillic}/u.test(text) ? 'bg' : undefined
}

/** A name in the guest's language, and beneath it the original, which staff know. */
export function TwoNames({ name, original, language }: Props) {
  const lang = foreignLanguage(original, language)
  // The keys: React must not remove the space alone, which a browser's translator may have replaced.
  if (name === original) {
    return (
      <span key="one" lang={lang}>
        {name}
      </span>
    )
  }
  return (
    <span key="two">
      <span>{name}</span>{' '}
      <small translate="no" lang={lang} className={styles.original}>
        {original}
      </small>
    </span>
  )
}
