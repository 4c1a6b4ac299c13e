const flags = {
  bg: (
    <>
      <path fill="#fff" d="M0 0h30v7H0z" />
      <path fill="#00966e" d="M0 6.7h30v6.6H0z" />
      <path fill="#d62612" d="M0 13.3h30V20H0z" />
    </>
  ),
  en: (
    <>
      <path fill="#012169" d="M0 0h30v20H0z" />
      <path stroke="#fff" strokeWidth="4" d="m0 0 30 20M30 0 0 20" />
      <path stroke="#c8102e" strokeWidth="1.6" d="m0 0 30 20M30 0 0 20" />
      <path stroke="#fff" strokeWidth="6.6" d="M15 0v20M0 10h30" />
      <path stroke="#c8102e" strokeWidth="4" d="M15 0v20M0 10h30" />
    </>
  ),
  es: (
    <>
      <path fill="#aa151b" d="M0 0h30v20H0z" />
      <path fill="#f1bf00" d="M0 5h30v10H0z" />
    </>
  ),
}

/** A small decorative flag, hidden from assistive technology: the text beside it names the language. */
export function Flag({ of }: { readonly of: keyof typeof flags }) {
  return (
    <svg viewBox="0 0 30 20" width="24" height="16" aria-hidden="true" className="flag">
      {flags[of]}
    </svg>
  )
}
