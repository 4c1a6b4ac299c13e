const CYRILLIC = 'абвгдежзийклмнопрстуфхцчшщъьюя'
/** The official Latin letters of each, in the same order. */
const LATIN = 'a b v g d e zh z i y k l m n o p r s t u f h ts ch sh sht a y yu ya'.split(' ')

/** A hotel's name as its link and its file have it: `Гранд хотел „Ривиера“` is `grand-hotel-riviera`. */
export function addressName(name: string): string {
  const latin = name
    .toLowerCase()
    .replaceAll(/[а-я]/g, (letter) => LATIN[CYRILLIC.indexOf(letter)] ?? '')
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
  return (
    latin
      .match(/[a-z0-9]+/g)
      ?.join('-')
      .slice(0, 60)
      .replace(/-$/, '') ?? 'hotel'
  )
}
