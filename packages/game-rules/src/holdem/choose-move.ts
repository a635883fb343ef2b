import { cardOfCode, type Card } from '../cards/card.ts'
import { strengthOf } from './judge-hand.ts'
import type { HoldemMove } from './read-move.ts'
import type { HoldemSeatView, HoldemView } from './view.ts'

/** A seat with fewer big blinds than this goes all in or folds. */
const shortBigBlinds = 10n

const cardsOf = (codes: readonly string[]): readonly Card[] =>
  codes.flatMap((code) => cardOfCode(code) ?? [])

/** A raise by six tenths of the pot beyond the bet, or all in; in whole chips, within limits. */
const raiseOf = (
  { legal, potMinor, bigBlindMinor }: HoldemView,
  { stackMinor }: HoldemSeatView,
): HoldemMove | undefined => {
  if (!legal || legal.leastMinor === null || legal.mostMinor === null) return undefined
  const [least, most] = [BigInt(legal.leastMinor), BigInt(legal.mostMinor)]
  const to = BigInt(legal.betMinor) + (BigInt(potMinor) * 6n) / 10n
  const wanted = to - (to % 100n)
  const isShort = BigInt(stackMinor) < BigInt(bigBlindMinor) * shortBigBlinds
  if (isShort || wanted >= most) return { kind: 'raise', toMinor: most }
  return { kind: 'raise', toMinor: wanted < least ? least : wanted }
}

/**
 * The move of a program that knows only what its seat may see: by its cards, the price of a call and
 * how many are still in. `chance` is from 0 up to 1 and decides how bold it is. Undefined if it is not
 * its turn.
 */
export const chooseMove = (view: HoldemView, chance: number): HoldemMove | undefined => {
  const { legal, toMove, seats, board, potMinor } = view
  const own = seats[toMove[0] ?? -1]
  if (!legal || !own?.cards) return undefined
  const guess = strengthOf(cardsOf(own.cards), cardsOf(board)) + (chance - 0.5) * 0.2
  // The more players are left, the better a hand must be.
  const needed = 0.26 + seats.filter(({ isFolded }) => !isFolded).length * 0.02
  const isBold = chance > 0.4
  const isBluff = chance > 0.92
  const raise = raiseOf(view, own)
  if (raise && (isBluff || (isBold && guess > needed + 0.2))) return raise
  if (legal.canCheck) return { kind: 'check' }
  const owed = BigInt(legal.callMinor ?? '0')
  // Two amounts of one deal; their ratio decides no money.
  const price = Number((owed * 1_000n) / (BigInt(potMinor) + owed)) / 1_000
  return { kind: guess > needed + price * 0.4 ? 'call' : 'fold' }
}
