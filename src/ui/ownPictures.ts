/** Where the pictures drawn for the app are served, from `src/static/pictures`. */
export const pictureFolder = `${import.meta.env.BASE_URL}pictures/`

/** Those that come with the first load. */
export const ownPictures = {
  /** Sofia at dusk: the header, unless the hotel brings its own. */
  header: `${pictureFolder}header.svg`,
  /** A cloche: a room-service product without a picture. */
  dish: `${pictureFolder}dish.svg`,
} as const
