import { useId } from 'react'
import { hotelLanguages, type HotelLanguage } from '#mock-server/hotel/languages.ts'
import { languageNames } from '#src/lib/languages.ts'
import { RadioGroup } from '#src/ui/forms/RadioGroup.tsx'

interface Props {
  readonly legend: string
  readonly value: HotelLanguage
  readonly onChange: (language: HotelLanguage) => void
}

/** A language of the app, each under its own name. */
export function LanguageChoice(props: Props) {
  const options = hotelLanguages.map((value) => ({ value, label: languageNames[value] }))
  return <RadioGroup name={useId()} look="chips" options={options} {...props} />
}
