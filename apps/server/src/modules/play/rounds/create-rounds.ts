import type { RoundOutcome, RoundRefused } from '../domain/round-outcome.ts'
import type { PlayContext } from '../service/context.ts'
import { closeRound } from './close-round.ts'
import { ensureSession, enterSession, type SessionEntered } from './enter-session.ts'
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
  /** For protocols that know no token but the one in the game's address. */
  ensureSession(vendor: string, token: string): Promise<void>
  enterSession(vendor: string, token: string): Promise<SessionEntered | RoundRefused>
  /** Whether this is the vendor's own word for one of our members. */
  knowsPlayer(vendor: string, playerRef: string): Promise<boolean>
  readBalance(order: BalanceOrder): Promise<RoundOutcome>
  takeStake(order: StakeOrder): Promise<RoundOutcome>
  payOut(order: PayoutOrder): Promise<RoundOutcome>
  reverse(order: ReversalOrder): Promise<RoundOutcome>
  closeRound(order: RoundCloseOrder): Promise<RoundOutcome>
}

export const createRounds = (context: PlayContext): Rounds => ({
  openSession: openSession(context),
  ensureSession: ensureSession(context),
  enterSession: enterSession(context),
  knowsPlayer: async (vendor, playerRef) =>
    (await context.sessions.findPlayer(vendor, playerRef)) !== undefined,
  readBalance: readBalance(context),
  takeStake: takeStake(context),
  payOut: payOut(context),
  reverse: reverse(context),
  closeRound: closeRound(context),
})
