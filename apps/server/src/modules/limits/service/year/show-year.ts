import { dayOf, startOfDay } from '../../domain/periods.ts'
import { countReached } from '../../domain/reached-days.ts'
import type { DayUse } from '../../domain/preview.ts'
import { listPlayedDays } from '../../repository/days.ts'
import { listChanges } from '../../repository/limits.ts'
import type { LimitName } from '../../domain/limit.ts'
import type { LimitsContext } from '../context.ts'
import { usesOf } from '../preview-limit.ts'

/** How many changes of limits are looked at, the newest. */
const changesMax = 500

type YearOfLimits = {
  /** Over all brands. */
  readonly playedMs: number
  /** Limits that held in the year, and on how many of its days they were reached. */
  readonly reached: ReturnType<typeof countReached>
}

/** The time a member's person played in a year of Brasília, and the limits that were reached in it. */
export const createShowYear = (context: LimitsContext) => {
  const { clock, database, members } = context
  return async (memberId: bigint, year: number): Promise<YearOfLimits> => {
    const personId = await members.personOf(memberId)
    const [from, last] = [`${year}-01-01`, `${year}-12-31`]
    const end = startOfDay(`${year + 1}-01-01`)
    const now = clock.now()
    const to = now < end ? now : new Date(end.getTime() - 1)
    const played = (await listPlayedDays(database.db, personId, from)).filter(
      ({ day }) => day <= last,
    )
    const changes = await listChanges(database.db, personId, {
      before: undefined,
      limit: changesMax,
    })
    const steps = changes.toReversed().map((change) => ({
      kind: change.kind,
      period: change.period,
      what: change.what,
      value: change.after_value,
      day: dayOf(change.at),
    }))
    const uses = new Map<LimitName['kind'], readonly DayUse[]>()
    for (const kind of new Set(steps.map((step) => step.kind))) {
      const days = await usesOf(context, kind, { personId, from, to })
      uses.set(
        kind,
        [...days]
          .map(([day, use]) => ({ day, ...use }))
          .filter(({ day }) => day <= last)
          .toSorted((a, b) => (a.day < b.day ? -1 : 1)),
      )
    }
    return {
      playedMs: played.reduce((sum, { playedMs }) => sum + Number(playedMs), 0),
      reached: countReached(
        steps.filter(({ day }) => day <= last),
        (kind) => uses.get(kind) ?? [],
      ),
    }
  }
}
