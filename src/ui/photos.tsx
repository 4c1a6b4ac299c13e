import { useEffect, useState, useSyncExternalStore, type ComponentProps, type ReactNode } from 'react'
import { display } from './display.ts'

/** The addresses of the app's own pictures, from `src/static/pictures`. */
export const pictureFolder = `${import.meta.env.BASE_URL}pictures/`

const listeners = new Set<() => void>()
let hiddenPhotos = 0
let isShownOnRequest = false
let stopFollowing: (() => void) | undefined

const no = () => false

function notify(): void {
  for (const listener of listeners) listener()
}

/** Follows the settings once, for all photos of a long list, until the app is closed. */
function subscribe(listener: () => void): () => void {
  stopFollowing ??= display.subscribe(notify)
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

function countHiddenPhoto(): () => void {
  hiddenPhotos += 1
  notify()
  return () => {
    hiddenPhotos -= 1
    notify()
  }
}

/** Whether photos and third-party content load only on request: chosen in Settings, or the browser's Save-Data. */
export function savesData(): boolean {
  if (display.read().data === 'saver') return true
  const { connection } = navigator as { connection?: { saveData?: boolean } } // Chromium's alone, which TypeScript does not know
  return connection?.saveData === true
}

/** `savesData` as a hook. */
export function useSavesData(): boolean {
  return useSyncExternalStore(subscribe, savesData, no)
}

/** The address of a photo, or `undefined` while photos are hidden to save data. */
export function usePhoto(address: string | undefined): string | undefined {
  const hidesPhotos = useSyncExternalStore(subscribe, () => !isShownOnRequest && savesData(), no)
  const isHidden = hidesPhotos && address !== undefined
  useEffect(() => (isHidden ? countHiddenPhoto() : undefined), [isHidden])
  return isHidden ? undefined : address
}

/** Whether photos of this screen are hidden. */
export function useHasHiddenPhotos(): boolean {
  return useSyncExternalStore(subscribe, () => hiddenPhotos > 0, no)
}

/** Shows all photos until the app is closed. */
export function showPhotos(): void {
  isShownOnRequest = true
  notify()
}

type PictureProps = Omit<ComponentProps<'img'>, 'src' | 'alt' | 'onError'> & {
  readonly src: string | undefined
  /** What is shown when the photo is missing, fails to load, or is not loaded in order to save data: the URL of another, or a sign. */
  readonly fallback?: ReactNode
  readonly alt: string
}

/**
 * A photo that loads when it is near the viewport. Where none can be loaded its place stays, empty, since browsers draw a broken picture
 * there; a `fallback` of null gives the place up.
 */
export function Picture({ src, fallback, alt, ...rest }: PictureProps) {
  const [failed, setFailed] = useState<readonly unknown[]>([undefined])
  const visible = [usePhoto(src), fallback].find((each) => !failed.includes(each))
  if (visible === undefined && failed.length > 1) return <span aria-hidden="true" className={rest.className} />
  if (typeof visible !== 'string') return visible
  const fail = () => setFailed([...failed, visible])
  return <img loading="lazy" decoding="async" {...rest} src={visible} alt={alt} onError={fail} />
}
