import * as v from 'valibot'
import { categories } from './categories.ts'
import { allergensByName, dietByName } from './dishFacts.ts'
import { announcements, links, messageLink } from './fromTheHotel.ts'
import { hotelFacts, surroundings } from './hotelAndSurroundings.ts'
import { hours } from './hours.ts'
import { defaultLanguage } from './lateKeys.ts'
import { spa } from './spa.ts'

/** The keys that `configuration.ts` leaves to the screens that use them. Not for the app: it would load them all at once. */
export const readLater = {
  ...{ problemCategories: v.nullish(categories), requestCategories: v.nullish(categories) },
  ...{ announcements: v.nullish(announcements), links: v.nullish(links), messageLink: v.nullish(messageLink) },
  ...{ defaultLanguage: v.nullish(defaultLanguage), spa: v.nullish(spa), hours: v.nullish(hours) },
  ...{ hotelFacts: v.nullish(hotelFacts), surroundings: v.nullish(surroundings) },
  ...{ allergens: v.nullish(allergensByName), diet: v.nullish(dietByName) },
}
