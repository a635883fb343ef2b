import type { MissionType } from '@trevo/contract/wps/rewards/missions.ts'
import type { MemberPlay } from './settled-stake.ts'

/** How far a member is; `countedOn` is the last day that counted. */
export type Progress = { readonly progress: bigint; readonly countedOn: string | null }

/** The progress after some play; nothing counts beyond the target. */
export const addPlay = (
  mission: { readonly type: MissionType; readonly target: bigint },
  known: Progress,
  {
    play,
    day,
  }: { readonly play: Pick<MemberPlay, 'amountMinor' | 'rounds'>; readonly day: string },
): Progress => {
  const gained = gainOf(mission.type, known, { play, day })
  const progress = known.progress + gained
  return {
    progress: progress > mission.target ? mission.target : progress,
    countedOn: gained > 0n ? day : known.countedOn,
  }
}

const gainOf = (
  type: MissionType,
  known: Progress,
  { play, day }: { play: Pick<MemberPlay, 'amountMinor' | 'rounds'>; day: string },
): bigint => {
  switch (type) {
    case 'STAKED':
      return play.amountMinor
    case 'ROUNDS':
      return BigInt(play.rounds)
    case 'DAYS_PLAYED':
      return known.countedOn === day ? 0n : 1n
    case 'SECOND_FACTOR':
      return 0n
    default:
      return type satisfies never
  }
}
