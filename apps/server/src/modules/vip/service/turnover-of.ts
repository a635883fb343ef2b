import type { Turnover } from '../domain/rank.ts'
import type { VipNeeds } from '../needs.ts'

/** The days whose stakes count as "the month": a calendar's month would empty everybody on the 1st. */
export const periodDays = 30
const dayMs = 24 * 3_600_000

/** What a member has really staked. */
export const createTurnoverOf = ({
  clock,
  wallet,
  play,
}: Pick<VipNeeds, 'clock' | 'wallet' | 'play'>) => {
  const stakedSince = async (memberId: bigint, from: Date): Promise<bigint> => {
    // Open at the end: a copy whose clock is ahead has written for a moment that is still to come.
    const to = new Date(clock.now().getTime() + 3_600_000)
    const [stakes, returned] = await Promise.all([
      wallet.sumStatement({ memberId, from, to, kinds: play.stakeKinds }),
      wallet.sumStatement({ memberId, from, to, kinds: play.returnedKinds }),
    ])
    const minor = stakes.outMinor - returned.inMinor
    return minor > 0n ? minor : 0n
  }
  return async (memberId: bigint): Promise<Turnover> => {
    const periodFrom = new Date(clock.now().getTime() - periodDays * dayMs)
    const [periodMinor, totalMinor] = await Promise.all([
      stakedSince(memberId, periodFrom),
      stakedSince(memberId, new Date(0)),
    ])
    return { periodMinor, totalMinor }
  }
}

export type TurnoverOf = ReturnType<typeof createTurnoverOf>
