import { tryAgain, type RoundOutcome, type RoundRefused } from '../common/domain/round-outcome.ts'
import type { PlayContext } from '../common/context.ts'
import { closeRound } from './service/close-round.ts'
import { ensureSession, enterSession, type SessionEntered } from './service/enter-session.ts'
import { openSession, type SessionOpened } from './service/open-session.ts'
import type {
  BalanceOrder,
  PayoutOrder,
  ReversalOrder,
  RoundCloseOrder,
  StakeOrder,
} from './domain/orders.ts'
import { payOut } from './service/pay-out.ts'
import { readBalance } from './service/read-balance.ts'
import { reverse } from './service/reverse.ts'
import { takeStake } from './service/take-stake.ts'

/**
 * Everything that a vendor can request about a round. The caller has authenticated the vendor; a thrown error
 * means that the outcome is unknown.
 */
export type Rounds = {
  openSession(vendor: string, launchToken: string): Promise<SessionOpened | RoundRefused>
  /** For protocols whose only token is the one in the game's address. */
  ensureSession(vendor: string, token: string): Promise<void>
  enterSession(vendor: string, token: string): Promise<SessionEntered | RoundRefused>
  /** Whether this is the vendor's player id of one of our members. */
  knowsPlayer(vendor: string, playerRef: string): Promise<boolean>
  readBalance(order: BalanceOrder): Promise<RoundOutcome>
  takeStake(order: StakeOrder): Promise<RoundOutcome>
  payOut(order: PayoutOrder): Promise<RoundOutcome>
  reverse(order: ReversalOrder): Promise<RoundOutcome>
  closeRound(order: RoundCloseOrder): Promise<RoundOutcome>
}

/** A vendor's concurrent calls are limited; beyond the limit the same order may be sent again. */
const withinBudget =
  <Order extends { readonly vendor: string }>(
    { budget }: PlayContext,
    carryOut: (order: Order) => Promise<RoundOutcome>,
  ) =>
  async (order: Order): Promise<RoundOutcome> =>
    (await budget.spend(order.vendor, () => carryOut(order))) ?? tryAgain('busy')

export const createRounds = (context: PlayContext): Rounds => ({
  openSession: openSession(context),
  ensureSession: ensureSession(context),
  enterSession: enterSession(context),
  knowsPlayer: async (vendor, playerRef) =>
    (await context.sessions.findPlayer(vendor, playerRef)) !== undefined,
  readBalance: withinBudget(context, readBalance(context)),
  takeStake: withinBudget(context, takeStake(context)),
  // Payments to members are never postponed.
  payOut: payOut(context),
  reverse: reverse(context),
  closeRound: closeRound(context),
})
