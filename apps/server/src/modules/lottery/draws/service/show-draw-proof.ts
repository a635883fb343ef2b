import type { DrawProof } from '@trevo/contract/wps/lottery/draws.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { findDrawByNumber, getSeed } from '../repository/draws.ts'
import { getGame, type LotteryContext } from '../../lotteries/context.ts'

/** The proof of a draw: its seed is revealed once it is drawn. */
export const createShowDrawProof =
  ({ setup, database: { db } }: LotteryContext) =>
  async (brandId: number, gameId: number, drawNumber: string): Promise<DrawProof> => {
    const game = getGame(await setup(), brandId, gameId)
    const draw = await findDrawByNumber(db, game.id, drawNumber)
    if (!draw) throw new Refusal('lottery.draw_unknown')
    const isDrawn = draw.result !== null
    return {
      gameId: game.id,
      gameCode: game.code,
      rulesGroup: game.rules_group,
      numero: draw.draw_number,
      attempt: draw.attempt,
      status: draw.status,
      source: game.result_source,
      commitment: draw.commitment,
      seed: isDrawn ? await getSeed(db, draw.id, draw.attempt) : null,
      root: draw.root,
      ticketCount: draw.ticket_count,
      beacon: draw.beacon,
      clientSeed: draw.client_seed,
      winNo: draw.result,
    }
  }
