/** Moves an entry of a map to the end, so that the least recently used one is always first. */
export function moveToEnd<Value>(map: Map<string, Value>, key: string, value: Value): void {
  map.delete(key)
  map.set(key, value)
}
