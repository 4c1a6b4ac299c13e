/** Puts an entry of a map last, so that the one unused for longest is always first. */
export function moveToEnd<Value>(map: Map<string, Value>, key: string, value: Value): void {
  map.delete(key)
  map.set(key, value)
}
