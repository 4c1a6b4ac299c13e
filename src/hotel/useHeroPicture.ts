import { useConfig } from '#src/config/useConfig.ts'
import { pictureFolder, usePhoto } from '#src/ui/photos.tsx'

/** The app's picture of a place for the header of its screen; `undefined` where the hotel has a header picture of its own (spec 10.14). */
export function useHeroPicture(name: string): string | undefined {
  const { brand } = useConfig()
  return usePhoto(brand?.headerImage ? undefined : `${pictureFolder}${name}.svg`)
}
