import { createCoalescer } from '@trevo/database/coalesce.ts'
import type { Database } from '@trevo/database/connect.ts'
import type { Clock } from '@trevo/platform/clock.ts'
import type { LeftOut } from '../../../common/repository/left-out.ts'
import { beginTimes } from '../../../rounds/service/round-sets.ts'
import {
  acceptBets,
  beginBets,
  type AcceptBetCommand,
  type BeginBetCommand,
  type BegunBet,
} from '../repository/bet-sets.ts'
import type { RgsTables, RoundRow } from '../../../tables.ts'

type Needs = {
  readonly database: Database<RgsTables>
  readonly clock: Clock
  readonly leaseMs: number
}

/** The database calls of bets in rooms, with concurrent ones of many players in one statement. */
export type BetSets = {
  begin(command: BeginBetCommand): Promise<BegunBet | LeftOut>
  accept(command: AcceptBetCommand): Promise<RoundRow | LeftOut>
}

/** A waiting statement does not hold up the next one: bets have to be in by the close. */
const bounds = { sizeMax: 64, waitingMax: 5_000, patienceMs: 50 }

export const createBetSets = (needs: Needs): BetSets => {
  const { db } = needs.database
  return {
    begin: createCoalescer(
      (commands: readonly BeginBetCommand[]) => beginBets(db, commands, beginTimes(needs)),
      bounds,
    ),
    accept: createCoalescer(
      (commands: readonly AcceptBetCommand[]) => acceptBets(db, commands, needs.clock.now()),
      bounds,
    ),
  }
}
