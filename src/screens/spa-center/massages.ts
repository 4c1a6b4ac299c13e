import { levaToEuro, toCents, type Cents, type Currency } from '#src/lib/money.ts'
import { pictureFolder } from '#src/ui/ownPictures.ts'

/** How long a massage may be, and what it costs in leva. */
export interface MassageOption {
  readonly minutes: number
  readonly leva: number
}

/** A massage of the spa (spec 3.20): its name and description stand in the texts under its id. */
export interface Massage {
  readonly id: 'classical' | 'antiCellulite' | 'deepRelieve' | 'hotStone'
  readonly options: readonly MassageOption[]
  /** The address of a drawing of our own, 480 by 270. */
  readonly image: string
}

/** The four massages, hard-coded as the spec has them; no call brings them. */
export const massages: readonly Massage[] = [
  {
    id: 'classical',
    options: [
      { minutes: 20, leva: 50 },
      { minutes: 40, leva: 70 },
      { minutes: 60, leva: 80 },
    ],
    image: `${pictureFolder}massage-classical.svg`,
  },
  { id: 'antiCellulite', options: [{ minutes: 40, leva: 60 }], image: `${pictureFolder}massage-anti-cellulite.svg` },
  { id: 'deepRelieve', options: [{ minutes: 60, leva: 85 }], image: `${pictureFolder}massage-deep-relieve.svg` },
  {
    id: 'hotStone',
    options: [
      { minutes: 30, leva: 55 },
      { minutes: 60, leva: 90 },
    ],
    image: `${pictureFolder}massage-hot-stone.svg`,
  },
]

/** The price in the hotel's currency: these prices are leva even where all others arrive in euro. */
export function priceOf({ leva }: MassageOption, currency: Currency): Cents {
  return currency === 'eur' ? levaToEuro(toCents(leva)) : toCents(leva)
}
