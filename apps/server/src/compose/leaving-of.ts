import type { OpenCashier } from '../modules/cashier/index.ts'
import type { MemberDependencies } from '../modules/members/index.ts'
import type { Play } from '../modules/play/index.ts'
import type { Wallet } from '../modules/wallet/index.ts'

type Others = Pick<Play, 'projectBets' | 'hasOpenRounds'> &
  Pick<OpenCashier['withdrawals'], 'hasWithdrawalUnderWay'> &
  Pick<OpenCashier, 'cancelChargesOf'>

/** What keeps a member from leaving, as wallet, games and cashier know it. */
export const leavingOf = (wallet: Wallet, others: Others): MemberDependencies['leaving'] => ({
  prepare: async (memberId) => {
    const { seq } = await wallet.balanceOf(memberId)
    await others.projectBets()
    return seq
  },
  stopStakes: (tx, memberId) => wallet.setDebitGuard(tx, memberId, { mayDebit: false }),
  obstaclesOf: async (tx, memberId, preparedSeq) => {
    const balance = await wallet.lockBalance(tx, memberId)
    if (!balance) throw new Error(`member ${memberId} has no accounts`)
    const { availableMinor, heldMinor, seq } = balance
    // A movement that is not in the bet record yet may be a stake.
    const hasOpenRounds = seq !== preparedSeq || (await others.hasOpenRounds(tx, memberId))
    const isWithdrawing = await others.hasWithdrawalUnderWay(memberId, tx)
    return [
      // What a withdrawal holds is told as the withdrawal.
      ...(availableMinor !== 0n || (heldMinor !== 0n && !isWithdrawing)
        ? (['balance'] as const)
        : []),
      ...(hasOpenRounds ? (['open_rounds'] as const) : []),
      ...(isWithdrawing ? (['withdrawal'] as const) : []),
    ]
  },
  cancelCharges: others.cancelChargesOf,
})
