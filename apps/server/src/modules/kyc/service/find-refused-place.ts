import type { KycNeeds } from '../needs.ts'
import { findValidPlace } from '../repository/locations.ts'

/** Why bets are refused where a member is, as the last look at the place said. */
export type RefusedPlace = {
  readonly outcome: 'hidden' | 'elsewhere' | 'travel'
  readonly since: Date
  /** Until this answer is asked for again. */
  readonly until: Date
}

type Whose = {
  readonly memberId: bigint
  readonly brandId: number
  /** Undefined for the newest place of any session. */
  readonly sessionId: string | undefined
}

/** What the last look at a member’s place refused, without asking again; undefined if they may bet from there. */
export const createFindRefusedPlace =
  ({ database: { db }, clock, settings }: KycNeeds) =>
  async ({ brandId, ...whose }: Whose): Promise<RefusedPlace | undefined> => {
    if (settings.locationEveryMin(brandId) === 0) return undefined
    const place = await findValidPlace(db, { ...whose, at: clock.now() })
    if (!place || place.outcome === 'here') return undefined
    return { outcome: place.outcome, since: place.at, until: place.valid_until }
  }
