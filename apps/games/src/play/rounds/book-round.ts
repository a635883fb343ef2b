import { formatMoney } from '@trevo/money/money.ts'
import { showBalance } from '../../controls/render-hud.ts'
import type { SeenRound } from '../../families/board.ts'
import type { Game } from '../context/game-context.ts'

type Booking = {
  /** The balance with the payout; if absent the payout is added to the shown one. */
  readonly balanceAfterMinor: bigint | undefined
  /** Whether this session's sums include the round. */
  readonly isOfSession: boolean
}

/** Balance, sums and the spoken result after a real round (a replay moves no money). */
export const bookRound = (
  game: Game,
  round: SeenRound,
  { balanceAfterMinor, isOfSession }: Booking,
): void => {
  const { state, text, formats, hud, board } = game
  const { payoutMinor, stakeMinor } = round
  if (isOfSession) state.payoutTotalMinor += payoutMinor
  showBalance(game, balanceAfterMinor ?? state.balanceMinor + payoutMinor)
  const balanceText = formats.money(formatMoney(state.balanceMinor))
  const amount = formats.money(formatMoney(payoutMinor))
  const stake = formats.money(formatMoney(stakeMinor))
  const money =
    payoutMinor > 0n ? text.announceWin(amount, balanceText) : text.announceLoss(stake, balanceText)
  const what = board.describe?.(round)
  hud.live.textContent = what ? `${what} ${money}` : money
}
