import { countedShareBp, lotteryReturnBpMax } from '@trevo/promotion-rules/counted-share.ts'
import { sportsReturnBpMax } from '@trevo/sports-rules/markets/price.ts'
import { highestReturnBp } from '@trevo/titles/published.ts'
import { titlesInOrder } from '@trevo/titles/titles-in-order.ts'
import type { SettledBet } from '../../modules/bets/index.ts'

/** What of a valid stake counts for rewards and agents, in 1/100 percent (docs/valid-stake.md). */
export type CountedShareOf = (of: Pick<SettledBet, 'product' | 'nodeId'>) => number

type KnownGame = {
  readonly row: {
    readonly game_code: string
    readonly rtp_bp: number | null
    readonly category: string
  }
}

const wholeBp = 10_000
/** At tables of players only the house's rake is a valid stake: nothing of it returns. */
const betweenPlayers = 'PVP'

const ofLotteries = countedShareBp(lotteryReturnBpMax)
const ofSports = countedShareBp(sportsReturnBpMax)
/** Trevo's own titles count by their best bet, which may return more than the lobby declares for a plain one. */
const ownReturns = new Map(
  titlesInOrder.map(({ maths, listing }) => [
    `${listing.nodeId} ${maths.gameCode}`,
    highestReturnBp(maths),
  ]),
)

export const createCountedShareOf = (
  findKnown: (nodeId: number) => KnownGame | undefined,
): CountedShareOf => {
  const ofGame = (nodeId: number): number => {
    const game = findKnown(nodeId)?.row
    const returnBp = ownReturns.get(`${nodeId} ${game?.game_code}`) ?? game?.rtp_bp ?? null
    const isRake = returnBp === null && game?.category === betweenPlayers
    return isRake ? wholeBp : countedShareBp(returnBp)
  }
  return ({ product, nodeId }) => {
    if (product === 'lottery') return ofLotteries
    return product === 'sports' ? ofSports : ofGame(nodeId)
  }
}
