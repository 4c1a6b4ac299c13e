/** Whether the text is a plausible e-mail address; an empty one is valid because the field is optional. */
export function looksLikeEmail(text: string): boolean {
  return text.trim() === '' || /^[^\s@,;]+@[^\s@,;]+\.[^\s@,;.]+$/.test(text.trim())
}

/** Whether the text is a plausible phone number in any grouping; an empty one is valid because the field is optional. */
export function looksLikePhone(text: string): boolean {
  const digits = text.replaceAll(/\D/g, '').length
  return text.trim() === '' || (/^\+?[\d\s()./-]+$/.test(text.trim()) && digits >= 6 && digits <= 15)
}
