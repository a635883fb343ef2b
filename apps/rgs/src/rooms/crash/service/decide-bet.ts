import type { Tx } from '@trevo/database/connect.ts'
import { isPaid } from '@trevo/game-rules/crash/flight.ts'
import { payoutOf } from '@trevo/game-rules/crash/engine.ts'
import type {
  CrashChoice,
  CrashTitle,
  CrashView,
  Hundredths,
} from '@trevo/game-rules/crash/types.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { insertAction } from '../../../rounds/repository/actions.ts'
import { moveRound } from '../../../rounds/repository/rounds.ts'
import type { RoundRow } from '../../../tables.ts'

/** The automatic cash-out set with the bet. */
export const autoOf = ({ choice }: RoundRow): Hundredths | null =>
  // What the engine of the crash games has read.
  (choice as CrashChoice).autoCashOut

type Decision = {
  /** Where it was cashed out; null if it was not. */
  readonly cashedOutAt: Hundredths | null
  /** Secret until the flight is over. */
  readonly crashAt: Hundredths | null
  readonly actionCount?: number
}

/** Stores the outcome of a bet in a flight; a second caller finds it decided. */
export const decideBet = (
  { clock, leaseMs }: Pick<Dependencies, 'clock' | 'leaseMs'>,
  tx: Tx,
  round: RoundRow,
  { cashedOutAt, crashAt, actionCount = 0 }: Decision,
): Promise<RoundRow | undefined> => {
  const now = clock.now()
  const view: CrashView = { kind: 'crash', crashAt, cashedOutAt }
  return moveRound(tx, round, 'played', {
    outcome: JSON.stringify(view),
    legal: null,
    timeout_at: null,
    payout_minor: cashedOutAt === null ? 0n : payoutOf(round.stake_minor, cashedOutAt),
    played_at: now,
    retry_at: new Date(now.getTime() + leaseMs),
    attempt_count: 0,
    action_count: actionCount,
    room_changed_at: now,
  })
}

/** The same for a bet that its player cashed out: the log records the clock's time. */
export const decideOwnCashOut = async (
  dependencies: Dependencies,
  tx: Tx,
  round: RoundRow,
  at: Hundredths,
): Promise<RoundRow | undefined> => {
  const auto = autoOf(round)
  const cashedOutAt = auto !== null && auto < at ? auto : at
  const decision = { cashedOutAt, crashAt: null, actionCount: 1 }
  const decided = await decideBet(dependencies, tx, round, decision)
  if (!decided) return undefined
  const now = dependencies.clock.now()
  await insertAction(tx, {
    round_id: round.id,
    attempt: 1,
    number: 1,
    action: JSON.stringify({ cashOut: at }),
    stake_minor: 0n,
    state: 'taken',
    asked_at: now,
    decided_at: now,
  })
  return decided
}

/** Where a flight pays a bet that its player did not cash out: its automatic cash-out, or the cap. */
export const cashOutAtEnd = (
  round: RoundRow,
  crashAt: Hundredths,
  { multiplierMax }: CrashTitle,
): Hundredths | null => {
  const at = autoOf(round) ?? multiplierMax
  return isPaid(crashAt, at) ? at : null
}
