const folder = `${import.meta.env.BASE_URL}pictures/`

/** The pictures drawn for the app, served from `src/static/pictures`. */
export const ownPictures = {
  /** Sofia at dusk: the header, unless the hotel brings its own. */
  header: `${folder}header.svg`,
  /** A cloche: a room-service product without a picture. */
  dish: `${folder}dish.svg`,
} as const
