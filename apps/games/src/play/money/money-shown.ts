import { parseMoney } from '@trevo/money/money.ts'
import type { GameSession, Round } from '../../rgs/rgs-port.ts'

/** The amounts shown to a player, in 1/10,000 BRL. */
type ShownMoney = {
  readonly balanceMinor: bigint
  readonly stakeTotalMinor: bigint
  readonly payoutTotalMinor: bigint
}

/** States in which a round counts in the sums of its session. */
const summed: ReadonlySet<Round['state']> = new Set(['in_steps', 'played', 'credited', 'closed'])

/**
 * Balance and sums of a session by one rule: all of them include a payout once its round was shown to its end, and
 * none before. `seenRoundId` is a round that was shown, which the server may not know yet.
 */
export const moneyShown = (session: GameSession, seenRoundId: string | undefined): ShownMoney => {
  const { openRound, openRoundIsOwn } = session
  const balanceMinor = parseMoney(session.balance)
  const stakeTotalMinor = parseMoney(session.stakeTotal)
  const payoutTotalMinor = parseMoney(session.payoutTotal)
  if (!openRound) return { balanceMinor, stakeTotalMinor, payoutTotalMinor }

  const payoutMinor = openRound.outcome ? parseMoney(openRound.payout) : 0n
  const isPaid = openRound.state === 'credited' || openRound.state === 'closed'
  if (openRound.id === seenRoundId) {
    const comingMinor = isPaid ? 0n : payoutMinor
    return { balanceMinor: balanceMinor + comingMinor, stakeTotalMinor, payoutTotalMinor }
  }
  const isSummed = openRoundIsOwn && summed.has(openRound.state)
  // The balance excludes the stake from `debited` on; the sums include it from the next state on.
  const isStakeLacking = openRoundIsOwn && openRound.state === 'debited'
  return {
    balanceMinor: balanceMinor - (isPaid ? payoutMinor : 0n),
    stakeTotalMinor: stakeTotalMinor + (isStakeLacking ? parseMoney(openRound.stake) : 0n),
    payoutTotalMinor: payoutTotalMinor - (isSummed ? payoutMinor : 0n),
  }
}
