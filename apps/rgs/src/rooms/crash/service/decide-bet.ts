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

/**
 * What a bet is shown and paid.
 * @param cashedOutAt null if it was not cashed out
 * @param crashAt secret, hence null, until the flight is over
 */
export const endAt = (
  { stake_minor: stakeMinor }: Pick<RoundRow, 'stake_minor'>,
  cashedOutAt: Hundredths | null,
  crashAt: Hundredths | null,
) => {
  const outcome: CrashView = { kind: 'crash', crashAt, cashedOutAt }
  return { outcome, payoutMinor: cashedOutAt === null ? 0n : payoutOf(stakeMinor, cashedOutAt) }
}

/** Stores that its player cashed a bet out; the log records the clock's time. */
export const decideOwnCashOut = async (
  { clock, leaseMs }: Pick<Dependencies, 'clock' | 'leaseMs'>,
  tx: Tx,
  round: RoundRow,
  at: Hundredths,
): Promise<RoundRow | undefined> => {
  const auto = autoOf(round)
  const { outcome, payoutMinor } = endAt(round, auto !== null && auto < at ? auto : at, null)
  const now = clock.now()
  const decided = await moveRound(tx, round, 'played', {
    outcome: JSON.stringify(outcome),
    legal: null,
    timeout_at: null,
    payout_minor: payoutMinor,
    played_at: now,
    retry_at: new Date(now.getTime() + leaseMs),
    attempt_count: 0,
    action_count: 1,
    room_changed_at: now,
  })
  if (!decided) return undefined
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
