import { useMemo } from 'react'
import { useConfig } from '#src/config/useConfig.ts'
import { readSurroundings, type Surroundings } from '#src/schemas/hotelAndSurroundings.ts'

/** What the hotel's configuration tells of the place around it (spec 10.21). */
export function useSurroundings(): Partial<Surroundings> {
  const { surroundings } = useConfig()
  return useMemo(() => readSurroundings(surroundings), [surroundings])
}
