import { randomUUID } from 'node:crypto'
import type { KycNeeds } from '../needs.ts'
import { judgeLocation, type LocationOutcome } from '../domain/judge-location.ts'
import { insertCall } from '../repository/checks.ts'
import { findLastPlace, findLocation, saveLocation } from '../repository/locations.ts'
import { minuteMs } from '@trevo/calendar/durations.ts'

type LocationFault =
  | 'location.hidden'
  | 'location.elsewhere'
  | 'location.travel'
  | 'location.unavailable'

const faultOf = {
  here: undefined,
  hidden: 'location.hidden',
  elsewhere: 'location.elsewhere',
  travel: 'location.travel',
} as const satisfies Record<LocationOutcome, LocationFault | undefined>

type Locating = {
  readonly memberId: bigint
  readonly brandId: number
  readonly sessionId: string
  /** From which the request came. */
  readonly address: string
}

/**
 * Why a member may not bet from where they are; undefined if they may, or if the brand has no such rule. The port is
 * asked before the first bet of a session, when the last answer is older than the rule says, and when the address
 * changes. A place that nobody reaches so soon is asked again at once: it holds until a new login tells more.
 */
export const createFindLocationFault =
  ({ database, clock, ports, sealCall, settings }: KycNeeds) =>
  async (asked: Locating): Promise<LocationFault | undefined> => {
    const { memberId, brandId, sessionId, address } = asked
    const everyMin = settings.locationEveryMin(brandId)
    if (everyMin === 0) return undefined
    const { db } = database
    const known = await findLocation(db, sessionId)
    const at = clock.now()
    const isFresh = known?.address === address && known.valid_until > at && known.at <= at
    if (isFresh) return faultOf[known.outcome]
    const answer = await ports.locate(randomUUID(), address)
    await insertCall(db, sealCall(answer.call), { caseId: null, memberId })
    if (answer.kind === 'none') return 'location.unavailable'
    const place = answer.value
    const last = await findLastPlace(db, memberId)
    const outcome = judgeLocation(place, { country: settings.countryOf(brandId), last, at })
    const { country, region, latitude, longitude } = place
    await saveLocation(db, {
      session_id: sessionId,
      member_id: memberId,
      brand_id: brandId,
      address,
      at,
      valid_until: new Date(at.getTime() + everyMin * minuteMs),
      outcome,
      country,
      region,
      latitude,
      longitude,
    })
    return faultOf[outcome]
  }
