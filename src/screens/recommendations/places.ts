import Flame from 'lucide-react/icons/flame'
import Church from 'lucide-react/icons/church'
import Columns from 'lucide-react/icons/columns-3'
import Croissant from 'lucide-react/icons/croissant'
import Droplets from 'lucide-react/icons/droplets'
import Footprints from 'lucide-react/icons/footprints'
import Landmark from 'lucide-react/icons/landmark'
import Mountain from 'lucide-react/icons/mountain'
import Palette from 'lucide-react/icons/palette'
import Phone from 'lucide-react/icons/phone-call'
import Question from 'lucide-react/icons/message-circle-question-mark'
import Salad from 'lucide-react/icons/salad'
import Basket from 'lucide-react/icons/shopping-basket'
import Soup from 'lucide-react/icons/soup'
import Store from 'lucide-react/icons/store'
import Theater from 'lucide-react/icons/theater'
import Train from 'lucide-react/icons/train-front'
import Trees from 'lucide-react/icons/trees'
import Waves from 'lucide-react/icons/waves'
import Wine from 'lucide-react/icons/wine'

/** The icon of each topic, for places of the hotel's configuration. */
export const topicSigns = { sights: Landmark, walks: Footprints, tastes: Soup, know: Question } as const

/** Recommendations for Sofia, each with the topic it belongs to, its name in the texts and its icon. */
export const sofiaPlaces = [
  { group: 'sights', name: 'nevsky', Sign: Church },
  { group: 'sights', name: 'kvadrat', Sign: Palette },
  { group: 'sights', name: 'rotunda', Sign: Columns },
  { group: 'sights', name: 'baths', Sign: Droplets },
  { group: 'sights', name: 'tolerance', Sign: Landmark },
  { group: 'sights', name: 'boyana', Sign: Church },
  { group: 'walks', name: 'vitoshka', Sign: Store },
  { group: 'walks', name: 'garden', Sign: Theater },
  { group: 'walks', name: 'borisova', Sign: Trees },
  { group: 'walks', name: 'bridges', Sign: Footprints },
  { group: 'walks', name: 'waterfall', Sign: Waves },
  { group: 'walks', name: 'peak', Sign: Mountain },
  { group: 'tastes', name: 'market', Sign: Basket },
  { group: 'tastes', name: 'banitsa', Sign: Croissant },
  { group: 'tastes', name: 'shopska', Sign: Salad },
  { group: 'tastes', name: 'tarator', Sign: Soup },
  { group: 'tastes', name: 'grill', Sign: Flame },
  { group: 'tastes', name: 'wine', Sign: Wine },
  { group: 'know', name: 'metro', Sign: Train },
  { group: 'know', name: 'nod', Sign: Question },
  { group: 'know', name: 'emergency', Sign: Phone },
] as const
