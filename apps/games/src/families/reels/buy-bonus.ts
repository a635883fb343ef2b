import type { ReelsChoice } from '@trevo/game-rules/reels/types.ts'
import { formatMoney, parseMoney } from '@trevo/money/money.ts'
import type { BoardButton, BoardContext } from '../board.ts'
import type { AnyReelsTitle } from './shape.ts'
import type { Words } from './words.ts'

export type BuyBonus = {
  /** The feature to play: null unless the bonus is bought. */
  readonly choice: () => ReelsChoice
  /** Back to playing without the bonus. */
  readonly clear: () => void
  /** The current price of a round, in 1/10,000 BRL. */
  readonly priceMinor: () => bigint
  /** The purchase button; undefined if title or profile have none. */
  readonly button: () => BoardButton | undefined
}

/** Lets the player buy the bonus with the next round, at a price of several stakes. */
export const createBuyBonus = (context: BoardContext<AnyReelsTitle>, words: Words): BuyBonus => {
  const { buy } = context.title.maths
  let isBought = false
  const costMinor = (): bigint => context.stakeMinor() * BigInt(buy?.priceStakes ?? 1)
  return {
    choice: () => (isBought && buy ? { buy: buy.feature } : null),
    clear: () => {
      isBought = false
    },
    priceMinor: () => (isBought ? costMinor() : context.stakeMinor()),
    button: () => {
      const profile = context.profile()
      if (!buy || !profile.featureBuy) return undefined
      const money = (amount: bigint): string => context.formats.money(formatMoney(amount))
      const maxMinor = parseMoney(profile.maxStake)
      const isAbove = costMinor() > maxMinor
      const isOff = isAbove || costMinor() > context.balanceMinor()
      return {
        label: isBought ? words.buyOff : words.buy[buy.feature],
        note: isAbove ? words.aboveMax(money(maxMinor)) : money(costMinor()),
        ...(!isBought && { tone: 'cash' as const }),
        // A purchase can always be undone before the round.
        isOff: isOff && !isBought,
        press: () => {
          isBought = !isBought
          context.sound.click()
          context.changed()
        },
      }
    },
  }
}
