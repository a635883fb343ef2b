import { createCoalescer } from '@trevo/database/coalesce.ts'
import type { PlayNeeds } from '../needs.ts'
import type { StopRow } from './repository/tables.ts'
import { covers, isActive, type StakePlace } from './domain/stop-scope.ts'
import { listUnended } from './repository/stops.ts'

/** How old the list of stops may be when a stake is taken. */
export const stopLeaseMs = 200

export type KnownStops = {
  /** Whether new stakes there are refused, by a database answer not older than `stopLeaseMs`. */
  isStopped(place: StakePlace): Promise<boolean>
  /** Whether anything of any brand may be stopped; cheaper to ask first. */
  isAny(): Promise<boolean>
  /** Those of a brand that are active, the earliest first. */
  listActive(brandId: number): Promise<readonly StopRow[]>
  /** For this copy at once; others notice by themselves. */
  noteChanged(): void
}

/** The stops of all brands, read again whenever the list is older than the lease. */
export const createKnownStops = ({
  database,
  clock,
}: Pick<PlayNeeds, 'database' | 'clock'>): KnownStops => {
  let stops: readonly StopRow[] = []
  let knownAtMs = -Infinity
  const readOnce = createCoalescer<undefined, readonly StopRow[]>(async (askers) => {
    // Taken before the query: what the answer misses happened after this.
    const startedAtMs = performance.now()
    stops = await listUnended(database.db)
    knownAtMs = startedAtMs
    return askers.map(() => stops)
  })
  const current = async (): Promise<readonly StopRow[]> =>
    performance.now() - knownAtMs < stopLeaseMs ? stops : readOnce(undefined)
  return {
    isStopped: async (place) => {
      const known = await current()
      const now = clock.now()
      return known.some((stop) => isActive(stop, now) && covers(stop, place))
    },
    isAny: async () => (await current()).length > 0,
    listActive: async (brandId) => {
      const now = clock.now()
      return (await current()).filter((stop) => stop.brand_id === brandId && isActive(stop, now))
    },
    noteChanged: () => {
      knownAtMs = -Infinity
    },
  }
}
