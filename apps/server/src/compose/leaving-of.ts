import type { MemberDependencies } from '../modules/members/index.ts'
import type { Play } from '../modules/play/index.ts'
import type { Wallet } from '../modules/wallet/index.ts'

/** What keeps a member from leaving, as wallet and games know it. */
export const leavingOf = (
  wallet: Wallet,
  play: Pick<Play, 'hasOpenRounds'>,
): MemberDependencies['leaving'] => ({
  obstaclesOf: async (memberId) => {
    const { availableMinor, heldMinor } = await wallet.balanceOf(memberId)
    const hasOpenRounds = await play.hasOpenRounds(memberId)
    return [
      ...(availableMinor !== 0n || heldMinor !== 0n ? (['balance'] as const) : []),
      ...(hasOpenRounds ? (['open_rounds'] as const) : []),
    ]
  },
  stopStakes: (tx, memberId) => wallet.setDebitGuard(tx, memberId, { mayDebit: false }),
})
