/** The addresses of the app's own pictures, from `src/static/pictures`. */
export const pictureFolder = `${import.meta.env.BASE_URL}pictures/`

/** Pictures that are part of the first load. */
export const ownPictures = {
  /** A plate with a sprig: shown for a room-service product without a picture. */
  dish: `${pictureFolder}dish.svg`,
  /** A glass: the same for a drink. */
  drink: `${pictureFolder}drink.svg`,
} as const
