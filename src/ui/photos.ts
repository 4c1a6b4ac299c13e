import { useEffect, useSyncExternalStore } from 'react'
import { display } from './display.ts'

const listeners = new Set<() => void>()
let hiddenPhotos = 0
let isShownOnRequest = false
let stopFollowing = () => {}

const no = () => false

function notify(): void {
  for (const listener of listeners) listener()
}

/** Subscribes to the settings once for all photos of a long list. */
function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) stopFollowing = display.subscribe(notify)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) stopFollowing()
  }
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
  const connection: unknown = 'connection' in navigator ? navigator.connection : undefined
  return (
    typeof connection === 'object' && connection !== null && 'saveData' in connection && connection.saveData === true
  )
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

/** Whether photos of this screen are hidden, and a function that shows all photos until the app is closed. */
export function useHiddenPhotos(): readonly [boolean, () => void] {
  return [useSyncExternalStore(subscribe, () => hiddenPhotos > 0, no), show]
}

function show(): void {
  isShownOnRequest = true
  notify()
}
