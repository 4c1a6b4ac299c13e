import { useLanguage } from '#src/i18n/useLanguage.ts'
import { TwoNames } from '#src/ui/records/TwoNames.tsx'
import { nameOfLine, type OrderLine } from './receipt.ts'

/** The name of an ordered product in the guest's language, with the hotel's own beneath where it differs (spec 2.73). */
export function LineName({ line }: { readonly line: Pick<OrderLine, 'names' | 'label'> }) {
  const [language] = useLanguage()
  return <TwoNames name={nameOfLine(line, language)} original={line.label} language={language} />
}
