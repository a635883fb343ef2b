import { share } from '@trevo/money/share.ts'
import type { Numbers } from '../group.ts'
import type { Play, Selection } from '../play.ts'

/** The series of a full prize in ZY ("wise win"): the member chooses none and gets no rebate. */
export const wiseWinSeries = 2000

/**
 * The share of its prize that ZY returns, in 1/100 percent. Numbers can be chosen so that the
 * ten-thousands digit is neither 6 nor 9 when they win, and the prize is then paid in full: what is
 * given for play must fit into the house's share of that.
 */
export const wiseWinReturnBp = 9_500

/** A prize of series 2000 before the ten-thousands digit is known, in 1/10,000 BRL, rounded down. */
export const wiseWinFull = (prizeMinor: bigint, returnBp: number): bigint =>
  share(prizeMinor, BigInt(returnBp), 'floor')

/** Whether ZY offers a selection: all traditional plays of SSC except the fixed place of the ten-thousands. */
export const isInWiseWin = (play: Play, { places }: Pick<Selection, 'places'>): boolean =>
  play.prizeModes.includes('ZY') && !(play.places?.by === 'digit' && places.includes(0))

/** The part of the full prize that the ten-thousands digit leaves: for a 6 three quarters, for a 9 nine tenths. */
export const wiseWinShareBp = (numbers: Numbers): number => {
  const [tenThousands] = numbers
  if (tenThousands === 6) return 7_500
  return tenThousands === 9 ? 9_000 : 10_000
}

/** What ZY returns where the ten-thousands digit is left to chance: each of ten comes as often, in 1/100 percent. */
export const wiseWinMeanBp = Math.floor(
  (wiseWinReturnBp * (8 * 10_000 + wiseWinShareBp([6]) + wiseWinShareBp([9]))) / 100_000,
)

/** What `wiseWinFull` gives as the ten-thousands digit leaves it, in 1/10,000 BRL, rounded down. */
export const wiseWinPrize = (prizeMinor: bigint, numbers: Numbers): bigint =>
  share(prizeMinor, wiseWinShareBp(numbers), 'floor')
