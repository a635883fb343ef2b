import { share } from '@trevo/money/share.ts'
import type { Numbers } from '../group.ts'
import type { Play, Selection } from '../play.ts'

/** The series of a full prize in ZY ("wise win"): the member chooses none and gets no rebate. */
export const wiseWinSeries = 2000

/** Whether ZY offers a selection: all traditional plays of SSC but the fixed place of the ten-thousands. */
export const isInWiseWin = (play: Play, { places }: Pick<Selection, 'places'>): boolean =>
  play.prizeModes.includes('ZY') && !(play.places?.by === 'digit' && places.includes(0))

/** The part of the full prize that the ten-thousands digit leaves: of a 6 three quarters, of a 9 nine tenths. */
export const wiseWinShareBp = (numbers: Numbers): number => {
  const [tenThousands] = numbers
  if (tenThousands === 6) return 7_500
  return tenThousands === 9 ? 9_000 : 10_000
}

/** A prize of series 2000 as ZY pays it, in 1/10,000 BRL, rounded down. */
export const wiseWinPrize = (prizeMinor: bigint, numbers: Numbers): bigint =>
  share(prizeMinor, wiseWinShareBp(numbers), 'floor')
