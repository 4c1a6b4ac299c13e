import { expect, it } from 'vitest'
import type { ShownBrand } from '#mock-server/handlers/demo/brand.ts'
import { brandOf, draftOf } from './brandDraft.ts'

const rose: ShownBrand = {
  ...{ name: 'Хотел Роза', names: { bg: 'Хотел Роза', en: 'Hotel Rose' }, color: '#aa1144' },
  ...{ headerImage: '/rose.jpg', logo: '/__demo/pictures/0123456789abcdef0123456789abcdef' },
  ...{ address: 'Варна', phone: '+359 52 000 000', surroundings: 'sea', currency: 'lv', modules: ['bar'] },
}

it('an empty field is not part of a brand', () => {
  const texts = { color: '', headerImage: '', logo: ' ', address: '', phone: '' }
  const names = { bg: ' ', en: '', es: '' }
  const draft = { ...texts, names, surroundings: 'city', currency: 'eur', modules: [] } as const
  expect(brandOf(draft)).toEqual({ surroundings: 'city', currency: 'eur', modules: [] })
})

it('a hotel with one name has it in every language, and keeps it in the field where it was entered', () => {
  const inEnglish = brandOf({ ...draftOf(rose), names: { bg: '', en: 'Hotel Rose', es: '' } })
  expect(inEnglish).toMatchObject({ names: { en: 'Hotel Rose' } })
  const inBulgarian = brandOf({ ...draftOf(rose), names: { bg: 'Хотел Роза', en: '', es: '' } })
  expect(inBulgarian.names).toEqual({ bg: 'Хотел Роза' })
})
