import type { Dependencies } from '../../../dependencies.ts'
import { payOut, rollBack } from '../../../rounds/service/settle-round.ts'
import type { RoundRow } from '../../../tables.ts'
import { writeEndedBets, type EndedBet } from '../repository/rooms.ts'
import { eachAtOnce } from './each-at-once.ts'

/** Moves the money of a decided bet; the resolver retries failures. */
const moveMoney = async (dependencies: Dependencies, round: RoundRow): Promise<void> => {
  try {
    if (round.state === 'played') await payOut(dependencies)(round)
    if (round.state === 'cancelling') await rollBack(dependencies)(round)
  } catch (error) {
    dependencies.log.error({ err: error, roundId: round.id }, 'bet cannot be settled')
  }
}

/** Decides bets by one statement, except those that are decided already, and moves their money. */
export const endBets = async (
  dependencies: Dependencies,
  ends: readonly EndedBet[],
): Promise<void> => {
  const { database, clock, leaseMs } = dependencies
  const now = clock.now()
  const retryAt = new Date(now.getTime() + leaseMs)
  const ended = await writeEndedBets(database.db, ends, { now, retryAt })
  await eachAtOnce(ended, (round) => moveMoney(dependencies, round))
}
