import type { MemberDependencies } from '../modules/members/index.ts'
import type { Withdrawals } from '../modules/cashier/index.ts'
import type { Play } from '../modules/play/index.ts'
import type { Wallet } from '../modules/wallet/index.ts'

/** What keeps a member from leaving, as wallet, games and cashier know it. */
export const leavingOf = (
  wallet: Wallet,
  others: Pick<Play, 'hasOpenRounds'> & Pick<Withdrawals, 'hasWithdrawalUnderWay'>,
): MemberDependencies['leaving'] => ({
  obstaclesOf: async (memberId) => {
    const { availableMinor, heldMinor } = await wallet.balanceOf(memberId)
    const hasOpenRounds = await others.hasOpenRounds(memberId)
    const isWithdrawing = await others.hasWithdrawalUnderWay(memberId)
    return [
      // What a withdrawal holds is told as the withdrawal.
      ...(availableMinor !== 0n || (heldMinor !== 0n && !isWithdrawing)
        ? (['balance'] as const)
        : []),
      ...(hasOpenRounds ? (['open_rounds'] as const) : []),
      ...(isWithdrawing ? (['withdrawal'] as const) : []),
    ]
  },
  stopStakes: (tx, memberId) => wallet.setDebitGuard(tx, memberId, { mayDebit: false }),
})
