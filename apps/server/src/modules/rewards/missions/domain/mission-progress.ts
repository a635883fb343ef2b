import type { MissionType } from '@trevo/contract/wps/rewards/missions.ts'
import type { MissionPeriod } from '../../common/domain/periods.ts'

/** The counted part of a member's play in a period. */
export type PlaySum = {
  readonly stakedMinor: bigint
  readonly rounds: bigint
  /** Days with a round; not counted for a period of one day. */
  readonly days: number
}

/** The part of a period's play that a mission of this type counts. */
export const measureOf = (type: MissionType, period: MissionPeriod, sum: PlaySum): bigint => {
  switch (type) {
    case 'STAKED':
      return sum.stakedMinor
    case 'ROUNDS':
      return sum.rounds
    case 'DAYS_PLAYED':
      if (period === 'DAILY') return sum.rounds > 0n ? 1n : 0n
      return BigInt(sum.days)
    case 'SECOND_FACTOR':
      return 0n
    default:
      return type satisfies never
  }
}

type Mission = { readonly type: MissionType; readonly period: MissionPeriod }
type Row = { readonly progress: bigint; readonly skipped: bigint }

/** The member's progress: play in the period since the mission opened. */
export const progressOf = (mission: Mission, sum: PlaySum, row: Row | undefined): bigint => {
  const value = measureOf(mission.type, mission.period, sum) + (row?.progress ?? 0n)
  const counted = value - (row?.skipped ?? 0n)
  return counted > 0n ? counted : 0n
}

/** Whether a member had played in the period before the mission existed. */
export const isNewerThan = (
  mission: { readonly created_at: Date },
  { firstAt }: { readonly firstAt: Date },
): boolean => firstAt < mission.created_at

/** The excluded play of a mission that opens now; the opening day counts as a day with play. */
export const skippedAt = (mission: Mission, sum: PlaySum): bigint => {
  const played = measureOf(mission.type, mission.period, sum)
  return mission.type === 'DAYS_PLAYED' && played > 0n ? played - 1n : played
}

/** The effect on a mission's excluded play of changes to play counted before it opened. */
export const skippedBy = (
  type: MissionType,
  change: PlaySum & { readonly isOpeningDay: boolean },
): bigint => {
  switch (type) {
    case 'STAKED':
      return change.stakedMinor
    case 'ROUNDS':
      return change.rounds
    case 'DAYS_PLAYED':
      return change.isOpeningDay ? 0n : BigInt(change.days)
    case 'SECOND_FACTOR':
      return 0n
    default:
      return type satisfies never
  }
}

/** Whether play at an instant counts for a mission, as far as its end goes. */
export const isBeforeEnd = (
  { ends_at: endsAt }: { readonly ends_at: Date | null },
  at: Date,
): boolean => endsAt === null || at < endsAt
