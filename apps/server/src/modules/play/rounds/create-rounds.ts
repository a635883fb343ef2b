import type { RoundOutcome, RoundRefused } from '../domain/round-outcome.ts'
import type { PlayContext } from '../service/context.ts'
import { closeRound } from './close-round.ts'
import { openSession, type SessionOpened } from './open-session.ts'
import type {
  BalanceOrder,
  PayoutOrder,
  ReversalOrder,
  RoundCloseOrder,
  StakeOrder,
} from './orders.ts'
import { payOut } from './pay-out.ts'
import { readBalance } from './read-balance.ts'
import { reverse } from './reverse.ts'
import { takeStake } from './take-stake.ts'

/**
 * Everything that a vendor can ask of a round, in our words. Whoever calls has made sure that it is
 * this vendor; an error that is thrown says that it is not known what happened.
 */
export type Rounds = {
  openSession(vendor: string, launchToken: string): Promise<SessionOpened | RoundRefused>
  readBalance(order: BalanceOrder): Promise<RoundOutcome>
  takeStake(order: StakeOrder): Promise<RoundOutcome>
  payOut(order: PayoutOrder): Promise<RoundOutcome>
  reverse(order: ReversalOrder): Promise<RoundOutcome>
  closeRound(order: RoundCloseOrder): Promise<RoundOutcome>
}

export const createRounds = (context: PlayContext): Rounds => ({
  openSession: openSession(context),
  readBalance: readBalance(context),
  takeStake: takeStake(context),
  payOut: payOut(context),
  reverse: reverse(context),
  closeRound: closeRound(context),
})
