import { minuteMs } from '@trevo/calendar/durations.ts'
import type { ServiceState } from '@trevo/contract/wps/status/service-status.ts'
import { incidentRule } from './part-rules.ts'

/** How long a part has been good, or bad; minutes without a measurement are passed over. */
export type Streak = {
  readonly knownMinute: Date | null
  readonly badSince: Date | null
  readonly badMinutes: number
  readonly goodSince: Date | null
  readonly goodMinutes: number
}

export const noStreak: Streak = {
  knownMinute: null,
  badSince: null,
  badMinutes: 0,
  goodSince: null,
  goodMinutes: 0,
}

export type IncidentChange =
  | { readonly kind: 'opens'; readonly at: Date }
  | { readonly kind: 'closes'; readonly at: Date }

type Next = { readonly streak: Streak; readonly change: IncidentChange | undefined }

/**
 * One more minute of a part. An incident begins with the first of some bad minutes in a row and ends with the first of
 * some good ones. A part that is off or not measured is neither; after a longer while without a measurement the
 * count begins again.
 */
export const followMinute = (
  before: Streak,
  isOpen: boolean,
  { minute, state }: { readonly minute: Date; readonly state: ServiceState },
): Next => {
  if (state === 'unknown' || state === 'off') return { streak: before, change: undefined }
  const { knownMinute } = before
  const isForgotten =
    knownMinute !== null &&
    minute.getTime() - knownMinute.getTime() > incidentRule.forgetsAfterMin * minuteMs
  const known = isForgotten ? noStreak : before
  if (state === 'working') {
    const goodSince = known.goodSince ?? minute
    const goodMinutes = known.goodMinutes + 1
    return {
      streak: { ...noStreak, knownMinute: minute, goodSince, goodMinutes },
      change:
        isOpen && goodMinutes >= incidentRule.closesAfterMin
          ? { kind: 'closes', at: goodSince }
          : undefined,
    }
  }
  const badSince = known.badSince ?? minute
  const badMinutes = known.badMinutes + 1
  return {
    streak: { ...noStreak, knownMinute: minute, badSince, badMinutes },
    change:
      !isOpen && badMinutes >= incidentRule.opensAfterMin
        ? { kind: 'opens', at: badSince }
        : undefined,
  }
}
