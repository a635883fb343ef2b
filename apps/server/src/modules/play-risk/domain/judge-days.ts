import type {
  RiskLevel,
  RiskMarker,
  RiskMarkerName,
} from '@trevo/contract/wps/play-risk/play-risk.ts'
import { riskMarkers } from '@trevo/contract/wps/play-risk/play-risk.ts'
import { addDays } from '@trevo/calendar/time-zone.ts'
import type { RiskModel } from './model.ts'

/** What is known of a day. Amounts in 1/10,000 BRL. */
export type CountedDay = {
  /** `yyyy-mm-dd` of Brasília. */
  readonly day: string
  readonly lostMinor: bigint
  readonly depositedMinor: bigint
  readonly playedMin: number
  readonly longestMin: number
  readonly nightMin: number
  readonly chasing: number
  readonly cancelled: number
  readonly attempts: number
}

/** The first day that is looked at. */
export const firstDayOf = (today: string, { windowDays }: RiskModel): string =>
  addDays(today, 1 - windowDays)

const add = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0)
const addMinor = (amounts: readonly bigint[]): bigint => amounts.reduce((sum, one) => sum + one, 0n)

/**
 * How much more was deposited in the recent days than in as many days before, on average: in percent, 0 where it is
 * not more. Where little or nothing was deposited before, the least amount stands for it.
 */
const growthOf = (days: readonly CountedDay[], today: string, model: RiskModel): number => {
  const { recentDays, leastMinor } = model.markers.deposits
  const daysBefore = model.windowDays - recentDays
  const firstRecent = addDays(today, 1 - recentDays)
  const recent = addMinor(
    days.filter(({ day }) => day >= firstRecent).map(({ depositedMinor }) => depositedMinor),
  )
  if (recent < leastMinor || daysBefore <= 0) return 0
  const before = addMinor(
    days.filter(({ day }) => day < firstRecent).map(({ depositedMinor }) => depositedMinor),
  )
  const average = (before * BigInt(recentDays)) / BigInt(daysBefore)
  const compared = average > leastMinor ? average : leastMinor
  if (recent <= compared) return 0
  return Number(((recent - compared) * 100n) / compared)
}

const countsOf = (
  days: readonly CountedDay[],
  today: string,
  model: RiskModel,
): Record<RiskMarkerName, number> => {
  const { night, long } = model.markers
  return {
    chasing: days.filter(({ chasing }) => chasing > 0).length,
    night: days.filter(({ nightMin }) => nightMin >= night.minutes).length,
    deposits: growthOf(days, today, model),
    cancelled: add(days.map(({ cancelled }) => cancelled)),
    attempts: add(days.map(({ attempts }) => attempts)),
    long: days.filter(
      ({ playedMin, longestMin }) => playedMin >= long.dayMinutes || longestMin >= long.runMinutes,
    ).length,
  }
}

/** What the days of the window add up to: six markers, and a score of 0 to 100. Days outside it do not count. */
export const judgeDays = (
  days: readonly CountedDay[],
  today: string,
  model: RiskModel,
): { readonly markers: readonly RiskMarker[]; readonly score: number } => {
  const first = firstDayOf(today, model)
  const within = days.filter(({ day }) => day >= first && day <= today)
  const counts = countsOf(within, today, model)
  const markers = riskMarkers.map((name) => {
    const { weight, full } = model.markers[name]
    const count = counts[name]
    return {
      name,
      count,
      full,
      points: Math.floor((weight * Math.min(count, full)) / full),
      weight,
    }
  })
  return { markers, score: Math.min(100, add(markers.map(({ points }) => points))) }
}

/** The level that a score asks for. */
export const levelOf = (score: number, { levelScores }: RiskModel): RiskLevel => {
  const [first, second, third] = levelScores
  if (score >= third) return 3
  if (score >= second) return 2
  return score >= first ? 1 : 0
}
