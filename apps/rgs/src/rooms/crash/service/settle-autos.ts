import type { Hundredths } from '@trevo/game-rules/crash/types.ts'
import type { Dependencies } from '../../../dependencies.ts'
import type { RoomGameRow } from '../../../tables.ts'
import { listDueAutos } from '../../common/repository/rooms.ts'
import { endBets } from '../../common/service/end-bets.ts'
import { autoOf, endAt } from './decide-bet.ts'

/** Pays the bets whose automatic cash-out the flight has reached. */
export const settleAutos = async (
  dependencies: Dependencies,
  game: RoomGameRow,
  reached: Hundredths,
): Promise<void> => {
  const due = await listDueAutos(dependencies.database.db, game.id, reached)
  const ends = due.map((round) => {
    const { payoutMinor, outcome } = endAt(round, autoOf(round), null)
    const { id } = round
    return { id, state: 'played', payoutMinor, outcome: JSON.stringify(outcome) } as const
  })
  if (ends.length > 0) await endBets(dependencies, ends)
}
