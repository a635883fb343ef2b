import type { Round } from '@trevo/contract/rgs/round.ts'
import { formatMoney, parseMoney } from '@trevo/money/money.ts'
import type { Dependencies } from '../../dependencies.ts'
import type { RoundRow } from '../../tables.ts'
import { beginAction, type ActionOrder } from '../../rounds/service/begin-action.ts'
import type { OpenSession } from '../../sessions/service/get-open-session.ts'
import { isShared, sharedGameOf } from '../../rooms/games/service/shared-games.ts'
import { payOut } from '../../rounds/service/settle-round.ts'
import { showRound } from './show-round.ts'
import { takeAction } from '../../rounds/service/take-action.ts'

const balanceOf = (round: RoundRow, stakedBalance: string | undefined): string | null => {
  if (round.balance_after_minor !== null) return formatMoney(round.balance_after_minor)
  return stakedBalance === undefined ? null : formatMoney(parseMoney(stakedBalance))
}

/** `receivedAt`: when the request reached this process; it decides where a clock runs. */
export type TimedOrder = ActionOrder & { readonly receivedAt: Date }

/**
 * The player's next action: its stake is taken if it has one, the round is played on, and paid when it is over.
 * Repeating the same number and action returns the current round.
 */
export const actInRound =
  (dependencies: Dependencies) =>
  async (
    session: OpenSession,
    order: TimedOrder,
  ): Promise<{ round: Round; balance: string | null }> => {
    const { row, walletToken } = session
    const { title } = session
    if (isShared(title)) {
      const action = { ...order, playerRef: row.player_ref }
      const out = await sharedGameOf(title).act(dependencies, title, action)
      return { round: await showRound(dependencies, out), balance: balanceOf(out, undefined) }
    }
    const begun = await beginAction(dependencies)(row.player_ref, order)
    const { round, waiting } = begun
    const acted = waiting
      ? await takeAction(dependencies)({ round, waiting }, walletToken)
      : { round, balance: undefined }
    const end =
      acted.round.state === 'played' ? await payOut(dependencies)(acted.round) : acted.round
    return { round: await showRound(dependencies, end), balance: balanceOf(end, acted.balance) }
  }
