import { levaToWholeEuro, toCents, type Cents, type Currency } from '#src/lib/money.ts'
import { pictureFolder } from '#src/ui/photos.tsx'

/** A length of a massage and its price in leva. */
export interface MassageOption {
  readonly minutes: number
  readonly leva: number
}

/** A massage of the spa (spec 3.20). Its name and description are translations under its id. */
export interface Massage {
  readonly id: 'classical' | 'antiCellulite' | 'deepRelieve' | 'hotStone'
  readonly options: readonly MassageOption[]
  /** URL of the app's own drawing, 480 by 270. */
  readonly image: string
}

/** The four massages, hard-coded as in the spec. */
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

/**
 * The price in the hotel's currency. These prices are in leva, also for a hotel whose API sends prices in euro: there they are
 * converted to whole euro, rounded down, so that no guest pays more than the price in leva.
 */
export function priceOf({ leva }: MassageOption, currency: Currency): Cents {
  return currency === 'eur' ? levaToWholeEuro(toCents(leva)) : toCents(leva)
}
