import type { TitleData } from '@trevo/game-rules/engine/title-data.ts'
import { titlesInOrder } from './titles-in-order.ts'

const jackpots = new Map(
  titlesInOrder.map(({ maths, listing }) => [maths.gameCode, listing.jackpot]),
)

/** The part of each stake that goes into a pool, in basis points; 0 for a title without one. */
export const jackpotShareBp = ({ gameCode }: Pick<TitleData, 'gameCode'>): number =>
  jackpots.get(gameCode)?.shareBp ?? 0

/**
 * The return that a title declares: the return of its maths, plus the share of its stakes that goes
 * into a pool, all of which is paid to players. What the house seeds a pool with comes on top and is
 * not declared. In basis points.
 */
export const declaredRtpBp = (title: Pick<TitleData, 'gameCode' | 'rtpBp'>): number =>
  title.rtpBp + jackpotShareBp(title)
