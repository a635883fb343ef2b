import type { Hundredths } from '@trevo/game-rules/crash/types.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { listDueAutos } from '../../common/repository/rooms.ts'
import { lockRound } from '../../../rounds/repository/rounds.ts'
import type { RoomGameRow, RoundRow } from '../../../tables.ts'
import { payOut } from '../../../rounds/service/settle-round.ts'
import { autoOf, decideBet } from './decide-bet.ts'
import { eachAtOnce } from '../../common/service/each-at-once.ts'

/** Decides one bet at its automatic cash-out; the resolver retries failures. */
const settle = async (dependencies: Dependencies, { id }: RoundRow): Promise<void> => {
  const { database, log } = dependencies
  try {
    const decided = await database.inTx(async (tx) => {
      const round = await lockRound(tx, id)
      if (round?.state !== 'in_steps') return undefined
      const decision = { cashedOutAt: autoOf(round), crashAt: null }
      return decideBet(dependencies, tx, round, decision)
    })
    if (decided) await payOut(dependencies)(decided)
  } catch (error) {
    log.error({ err: error, roundId: id }, 'bet cannot be settled')
  }
}

/** Pays the bets whose automatic cash-out the flight has reached. */
export const settleAutos = async (
  dependencies: Dependencies,
  game: RoomGameRow,
  reached: Hundredths,
): Promise<void> => {
  const due = await listDueAutos(dependencies.database.db, game.id, reached)
  await eachAtOnce(due, (round) => settle(dependencies, round))
}
