import BedDouble from 'lucide-react/icons/bed-double'
import ConciergeBell from 'lucide-react/icons/concierge-bell'
import Sparkles from 'lucide-react/icons/sparkles'
import Utensils from 'lucide-react/icons/utensils'
import { paths } from '#src/navigation/paths.ts'

/** The topics, each with its icon and the screen it links to. */
export const topics = [
  { name: 'rooms', Sign: BedDouble, to: paths.requestAmenities },
  { name: 'dining', Sign: Utensils, to: paths.restaurantMenu },
  { name: 'amenities', Sign: Sparkles, to: paths.spaCenter },
  { name: 'contact', Sign: ConciergeBell, to: paths.reception },
] as const

/** Translation keys of the points; each topic has three. */
export const points = ['first', 'second', 'third'] as const
