import type { Tx } from '@trevo/database/connect.ts'
import type { PlaySum } from '../domain/mission-progress.ts'
import { periodOf, type MissionPeriod } from '../../common/domain/periods.ts'
import type { MemberPlay } from '../../common/domain/settled-stake.ts'
import { changeSums, readSums, type SumChange } from '../repository/play-sums.ts'
import type { PlaySumRow } from '../../tables.ts'

/** The first day of each period of an instant. */
export type PeriodDays = Readonly<Record<MissionPeriod, string>>

/** The play in a period, and since when. */
export type MemberSum = PlaySum & { readonly firstAt: Date }

/** Once per instant: calendar calculations are slow. */
export const createDays = (timeZone: string): ((at: Date) => PeriodDays) => {
  const known = new Map<number, PeriodDays>()
  return (at) => {
    const found = known.get(at.getTime())
    if (found) return found
    const days = {
      DAILY: periodOf('DAILY', at, timeZone).on,
      WEEKLY: periodOf('WEEKLY', at, timeZone).on,
      ONCE: periodOf('ONCE', at, timeZone).on,
    }
    known.set(at.getTime(), days)
    return days
  }
}

const keyOf = (memberId: bigint, period: MissionPeriod, on: string): string =>
  `${memberId} ${period} ${on}`

export const sumOf = (row: PlaySumRow): MemberSum => ({
  stakedMinor: row.staked_minor,
  rounds: row.rounds,
  days: row.days,
  firstAt: row.first_at,
})

/** Merges changes of the same sum. */
const merge = (changes: readonly SumChange[]): readonly SumChange[] => {
  const merged = new Map<string, SumChange>()
  for (const change of changes) {
    const key = keyOf(change.memberId, change.period, change.on)
    const known = merged.get(key)
    merged.set(key, {
      ...change,
      stakedMinor: change.stakedMinor + (known?.stakedMinor ?? 0n),
      rounds: change.rounds + (known?.rounds ?? 0),
      days: change.days + (known?.days ?? 0),
      at: known && known.at < change.at ? known.at : change.at,
    })
  }
  return [...merged.values()]
}

/** Whether a day gained its first play, or lost its last. */
const changeOfDay = (rounds: number, now: PlaySumRow | undefined): number => {
  const isPlayed = (now?.rounds ?? 0n) > 0n
  const wasPlayed = (now?.rounds ?? 0n) - BigInt(rounds) > 0n
  return Number(isPlayed) - Number(wasPlayed)
}

/** The sums of members' play after additional play. */
export type CountedSums = {
  /** The current play in the period of the play. */
  ofPlay(play: MemberPlay, period: MissionPeriod): MemberSum
  /** The same for any period; undefined without play. */
  find(memberId: bigint, period: MissionPeriod, on: string): Promise<MemberSum | undefined>
  /** The change in the number of days with play: at most one. */
  daysBy(play: MemberPlay): number
}

/** Adds play to the sums of its day, its week and of all time, or subtracts it. */
export const countSums = async (
  tx: Tx,
  plays: readonly MemberPlay[],
  daysOf: (at: Date) => PeriodDays,
): Promise<CountedSums> => {
  const changeOf = (play: MemberPlay, period: MissionPeriod): SumChange => ({
    memberId: play.memberId,
    period,
    on: daysOf(play.at)[period],
    stakedMinor: play.amountMinor,
    rounds: play.rounds,
    days: 0,
    at: play.at,
  })
  const daily = merge(plays.map((play) => changeOf(play, 'DAILY')))
  const days = await changeSums(tx, daily)
  const known = new Map(days.map((row) => [keyOf(row.member_id, 'DAILY', row.period_on), row]))
  const changed = new Map(
    daily.map(({ memberId, on, rounds }) => {
      const key = keyOf(memberId, 'DAILY', on)
      return [key, changeOfDay(rounds, known.get(key))] as const
    }),
  )
  const daysByPlay = new Map<MemberPlay, number>()
  for (const play of plays) {
    const day = keyOf(play.memberId, 'DAILY', daysOf(play.at).DAILY)
    daysByPlay.set(play, changed.get(day) ?? 0)
    // A day changes once, however many of its instants are counted.
    changed.delete(day)
  }
  const longer = plays.flatMap((play) =>
    (['WEEKLY', 'ONCE'] as const).map((period) => ({
      ...changeOf(play, period),
      days: daysByPlay.get(play) ?? 0,
    })),
  )
  for (const row of await changeSums(tx, merge(longer))) {
    known.set(keyOf(row.member_id, row.period, row.period_on), row)
  }
  const sums = new Map([...known].map(([key, row]) => [key, sumOf(row)]))
  return {
    daysBy: (play) => daysByPlay.get(play) ?? 0,
    ofPlay: ({ memberId, at }, period) =>
      sums.get(keyOf(memberId, period, daysOf(at)[period])) ?? {
        stakedMinor: 0n,
        rounds: 0n,
        days: 0,
        firstAt: at,
      },
    find: async (memberId, period, on) => {
      const found = sums.get(keyOf(memberId, period, on))
      if (found) return found
      const [row] = await readSums(tx, memberId, [{ period, on }])
      return row && sumOf(row)
    },
  }
}
