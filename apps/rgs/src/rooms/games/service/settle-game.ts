import { tables } from '@trevo/database/connect.ts'
import { engineOf } from '@trevo/game-rules/engine/engines.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { insertGameToCompare } from '../../opposite-bets/repository/bet-pairs.ts'
import {
  endBets,
  hasFlyingBets,
  listFlyingBets,
  moveRoomGame,
  type EndedBet,
} from '../../common/repository/rooms.ts'
import type { RgsTables, RoomGameRow, RoundRow } from '../../../tables.ts'
import { payOut, rollBack } from '../../../rounds/service/settle-round.ts'
import type { RoomDraw } from '../../common/service/draw.ts'
import { eachAtOnce } from '../../common/service/each-at-once.ts'
import { sharedGameOf } from './shared-games.ts'

const pageSize = 500

/** Moves the money of a decided bet; what fails is brought back by the resolver. */
const moveMoney = async (dependencies: Dependencies, round: RoundRow): Promise<void> => {
  try {
    if (round.state === 'played') await payOut(dependencies)(round)
    if (round.state === 'cancelling') await rollBack(dependencies)(round)
  } catch (error) {
    dependencies.log.error({ err: error, roundId: round.id }, 'bet cannot be settled')
  }
}

/** How a bet ends; undefined where its rules cannot say, which keeps no other bet from its end. */
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
 * Decides every bet of a game that is over, a page of them by one statement, and pays them. A bet that
 * its player decided meanwhile stays as it is, so whoever comes second settles nothing twice. Of a game
 * whose bets can stand against one another its players are compared later (`compare-bets.ts`).
 */
export const settleGame = async (
  dependencies: Dependencies,
  draw: RoomDraw,
  game: RoomGameRow,
): Promise<void> => {
  const { database, clock, leaseMs } = dependencies
  const shared = sharedGameOf(draw.title)
  for (;;) {
    const bets = await listFlyingBets(database.db, game.id, pageSize)
    const ends = bets.flatMap((round) => endOf(dependencies, draw, game, round) ?? [])
    // What is left waits for a person.
    if (ends.length === 0) break
    const now = clock.now()
    const retryAt = new Date(now.getTime() + leaseMs)
    const ended = await endBets(database.db, ends, { now, retryAt })
    await eachAtOnce(ended, (round) => moveMoney(dependencies, round))
    if (bets.length < pageSize) break
  }
  // One whose further stake is on its way is decided when that is known.
  if (await hasFlyingBets(database.db, game.id)) return
  await shared.afterSettled?.(dependencies, draw, game)
  await database.inTx(async (tx) => {
    const isSettled = await moveRoomGame(tables<RgsTables>(tx), game, { state: 'settled' })
    if (isSettled && engineOf(draw.title).betReturns) await insertGameToCompare(tx, game.id)
  })
}
