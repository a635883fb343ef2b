import { tables } from '@trevo/database/connect.ts'
import { engineOf } from '@trevo/game-rules/engine/engines.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { insertGameToCompare } from '../../opposite-bets/repository/bet-pairs.ts'
import {
  hasFlyingBets,
  listFlyingBets,
  moveRoomGame,
  type EndedBet,
} from '../../common/repository/rooms.ts'
import type { RgsTables, RoomGameRow, RoundRow } from '../../../tables.ts'
import type { RoomDraw } from '../../common/service/draw.ts'
import { endBets } from '../../common/service/end-bets.ts'
import { sharedGameOf } from './shared-games.ts'

const pageSize = 500

/** A bet's result; undefined if its rules fail, which does not block other bets. */
const endOf = (
  { log }: Dependencies,
  draw: RoomDraw,
  game: RoomGameRow,
  round: RoundRow,
): EndedBet | undefined => {
  const { id } = round
  try {
    const end = sharedGameOf(draw.title).decide(draw, game, round)
    if (end === 'returned') return { id, state: 'cancelling', payoutMinor: 0n, outcome: null }
    const { payoutMinor, outcome } = end
    return { id, state: 'played', payoutMinor, outcome: JSON.stringify(outcome) }
  } catch (error) {
    log.error({ err: error, roundId: id }, 'bet cannot be decided')
    return undefined
  }
}

/**
 * Decides every bet of an ended game, a page of them per statement, and pays them. A bet that its player decided
 * meanwhile is unchanged, so a second run settles nothing twice. If bets of a game can offset one another its
 * players are compared later (`compare-bets.ts`).
 */
export const settleGame = async (
  dependencies: Dependencies,
  draw: RoomDraw,
  game: RoomGameRow,
): Promise<void> => {
  const { database } = dependencies
  const shared = sharedGameOf(draw.title)
  for (;;) {
    const bets = await listFlyingBets(database.db, game.id, pageSize)
    const ends = bets.flatMap((round) => endOf(dependencies, draw, game, round) ?? [])
    // The rest needs an operator.
    if (ends.length === 0) break
    await endBets(dependencies, ends)
    if (bets.length < pageSize) break
  }
  // A bet with a pending further stake is decided when that is known.
  if (await hasFlyingBets(database.db, game.id)) return
  await shared.afterSettled?.(dependencies, draw, game)
  await database.inTx(async (tx) => {
    const isSettled = await moveRoomGame(tables<RgsTables>(tx), game, { state: 'settled' })
    if (isSettled && engineOf(draw.title).betReturns) await insertGameToCompare(tx, game.id)
  })
}
