/** Tells whether a text may be an e-mail address; none at all is fine, for it is optional. */
export function looksLikeEmail(text: string): boolean {
  return text.trim() === '' || /^[^\s@,;]+@[^\s@,;]+\.[^\s@,;.]+$/.test(text.trim())
}

/** Tells whether a text may be a phone number, however it is grouped; none at all is fine, for it is optional. */
export function looksLikePhone(text: string): boolean {
  const digits = text.replaceAll(/\D/g, '').length
  return text.trim() === '' || (/^\+?[\d\s()./-]+$/.test(text.trim()) && digits >= 6 && digits <= 15)
}
