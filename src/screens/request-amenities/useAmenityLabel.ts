import { useTranslation } from 'react-i18next'
import { amenityCategories } from '#src/wire/requests.ts'

/** Gives the label of an amenity category in the guest's language; one we do not know is given back as received. */
export function useAmenityLabel(): (category: string) => string {
  const { t } = useTranslation('categories')
  return (category) => {
    const known = amenityCategories.find((each) => each === category)
    return known === undefined ? category : t(`amenity.${known}`)
  }
}
