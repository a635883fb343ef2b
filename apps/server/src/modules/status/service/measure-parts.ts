import { minuteMs } from '@trevo/calendar/durations.ts'
import type { ServicePartKind } from '@trevo/contract/wps/status/service-status.ts'
import { isCovered } from '../domain/list-minutes.ts'
import type { Measured } from '../domain/judge-part.ts'
import { partOfVendor, partRules } from '../domain/part-rules.ts'
import type { Span, StatusBrand, StatusNeeds } from '../needs.ts'

export type PartMeasured = { readonly part: string; readonly measured: Measured | undefined }

/** Whether any copy ran in each of these minutes. */
export const createMeasureSite =
  ({ system }: StatusNeeds) =>
  async (minutes: readonly Date[]): Promise<readonly Measured[]> => {
    const [first] = minutes
    const running = first ? await system.listRunning(first) : []
    return minutes.map((minute) => {
      const isUp = isCovered(minute, running)
      return { inTime: Number(isUp), late: Number(!isUp), medianSec: null }
    })
  }

/** What one part says; a measurement that fails leaves its part unknown, and is reported afterwards. */
const createTry = () => {
  const failures: unknown[] = []
  return {
    failures,
    tryTo: async <Result>(measure: () => Promise<Result>): Promise<Result | undefined> => {
      try {
        return await measure()
      } catch (error) {
        failures.push(error)
        return undefined
      }
    },
  }
}

const noneLaunched: Measured = { inTime: 0, late: 0, medianSec: null }

/** Everything but the site itself, as it is now, and why a part could not be measured. */
export const createMeasureParts =
  ({ cashier, lottery, sportsbook, catalogue, play }: StatusNeeds) =>
  async (
    { id }: StatusBrand,
    now: Date,
  ): Promise<{
    readonly parts: readonly PartMeasured[]
    readonly failures: readonly unknown[]
  }> => {
    const spanOf = (kind: ServicePartKind): Span => {
      const { windowMin, lateAfterSec } = partRules[kind]
      return { since: new Date(now.getTime() - windowMin * minuteMs), now, lateAfterSec }
    }
    const { failures, tryTo } = createTry()
    const own = {
      deposits: () => cashier.measureDeposits(id, spanOf('deposits')),
      withdrawals: () => cashier.measureWithdrawals(id, spanOf('withdrawals')),
      lottery: () => lottery.measureDraws(id, spanOf('lottery')),
      sports: () => sportsbook.measureFeeds(id, spanOf('sports')),
    }
    const parts: PartMeasured[] = []
    for (const [part, measure] of Object.entries(own)) {
      parts.push({ part, measured: await tryTo(measure) })
    }
    const launches = await tryTo(() => play.measureLaunches(spanOf('vendor')))
    for (const { vassalage, isOff } of (await tryTo(() => catalogue.listVendors(id))) ?? []) {
      const measured = launches && { ...(launches.get(vassalage) ?? noneLaunched), isOff }
      parts.push({ part: partOfVendor(vassalage), measured })
    }
    return { parts, failures }
  }
