import { describe, expect, it } from 'vitest'
import { looksLikeEmail, looksLikePhone } from './contact.ts'

describe('looksLikeEmail', () => {
  it.each(['', ' ', 'ana@hotel.bg', ' a.b+c@mail.example.com ', 'ана@поща.бг'])('accepts %j', (text) => {
    expect(looksLikeEmail(text)).toBe(true)
  })

  const hardly = ['ana', 'ana@', '@hotel.bg', 'ana@hotel', 'a na@hotel.bg', 'ana@hotel.', 'a@b.bg, c@d.bg']

  it.each(hardly)('rejects %j', (text) => {
    expect(looksLikeEmail(text)).toBe(false)
  })
})

describe('looksLikePhone', () => {
  it.each(['', '0888 123 456', '+359 (2) 555-01-05', '02/555.01.05'])('accepts %j', (text) => {
    expect(looksLikePhone(text)).toBe(true)
  })

  it.each(['12345', 'call me', '0888 123 456 x', '+35+92555', '1234567890123456'])('rejects %j', (text) => {
    expect(looksLikePhone(text)).toBe(false)
  })
})
