import { priceOfStake, stakeOfPrice } from '@trevo/lottery-rules/prizes/betting-mode.ts'
import { findPlay } from '@trevo/lottery-rules/all-plays.ts'
import { multipleMax } from '@trevo/lottery-rules/slip/slip-line.ts'
import { formatMoney } from '@trevo/money/money.ts'
import { Refusal } from '@trevo/platform/refusal.ts'

/**
 * A line with a free amount as an item of a slip: the largest unit that divides the price gives the mode, and the
 * quotient is the multiple. @throws Refusal if no unit divides it, or the multiple exceeds the limit.
 */
export const itemOfFreeStake = (playId: number, content: string, priceMinor: bigint): string => {
  const play = findPlay(playId)
  const refuse = (reason: string) =>
    new Refusal('lottery.slip_invalid', { position: 1, at: 0, reason })
  if (!play) throw refuse('unknown_play')
  const stake = stakeOfPrice(priceMinor)
  if (!stake) throw refuse('price')
  const { bettingModeId, multiple } = stake
  if (multiple > multipleMax) {
    const limit = formatMoney(priceOfStake({ bettingModeId, multiple: multipleMax }))
    throw new Refusal('lottery.stake_above_limit', { limit })
  }
  const type = play.form.entry === 'manual' ? 2 : 1
  const digit = play.digit === undefined ? '' : `~${play.digit}`
  return `${content}~${type}~${playId}~${bettingModeId}~0~${multiple}${digit}`
}
