import { tables, type Tx } from '@trevo/database/connect.ts'
import type { Json } from '@trevo/game-rules/engine/json.ts'
import type { Dependencies } from '../../dependencies.ts'
import { findWaitingAction, insertAction, listAttempts } from '../repository/actions.ts'
import { lockRound, setRetryAt } from '../repository/rounds.ts'
import type { RgsTables, RoundRow } from '../../tables.ts'
import { openReplay, writePlay } from './apply-actions.ts'
import { payOut, reread } from './settle-round.ts'
import { cancelAction, rollBackAction } from './take-action.ts'

/** The game's moves for an absent player, until the round is over. */
const playOn = async (dependencies: Dependencies, tx: Tx, round: RoundRow): Promise<RoundRow> => {
  const { clock, log } = dependencies
  const attempts = await listAttempts(tables<RgsTables>(tx), round.id)
  const { replay, taken } = await openReplay(dependencies, tx, round)
  const added: Json[] = []
  let play = replay(taken)
  while (play.timeoutAction !== null) {
    added.push(play.timeoutAction)
    play = replay([...taken, ...added])
  }
  const now = clock.now()
  for (const [index, action] of added.entries()) {
    await insertAction(tx, {
      round_id: round.id,
      attempt: attempts.length + index + 1,
      number: taken.length + index + 1,
      action: JSON.stringify(action),
      stake_minor: 0n,
      state: 'taken',
      by_timeout: true,
      asked_at: now,
      decided_at: now,
    })
  }
  log.info({ roundId: round.id, actions: added.length }, 'round played on for its player')
  return writePlay(dependencies, tx, round, {
    play,
    actionCount: taken.length + added.length,
    // Playing on never costs a stake.
    furtherMinor: round.further_stake_minor,
  })
}

/** Plays a round on when its time is over; a waiting one is checked when its time will be over. */
const endOverdue = (dependencies: Dependencies, roundId: string): Promise<RoundRow | undefined> =>
  dependencies.database.inTx(async (tx) => {
    const round = await lockRound(tx, roundId)
    if (round?.state !== 'in_steps' || !round.timeout_at) return round
    if (await findWaitingAction(tables<RgsTables>(tx), roundId)) return round
    if (round.timeout_at <= dependencies.clock.now()) return playOn(dependencies, tx, round)
    await setRetryAt(tx, roundId, round.timeout_at)
    return round
  })

/** Cancels an action's stake of unknown outcome, once its lease is over. */
const returnWaiting = async (dependencies: Dependencies, round: RoundRow): Promise<boolean> => {
  const { database, clock, leaseMs } = dependencies
  const waiting = await findWaitingAction(database.db, round.id)
  // It was begun while this round was being claimed.
  const leaseEndMs = waiting?.state === 'asked' ? waiting.asked_at.getTime() + leaseMs : 0
  if (leaseEndMs > clock.now().getTime()) return false
  if (waiting?.state === 'asked') await cancelAction(dependencies, { round, waiting })
  if (waiting?.state === 'cancelling') await rollBackAction(dependencies, { round, waiting })
  return true
}

/** The same for a bet at a table, which its room decides when that is known. */
export const returnRaise =
  (dependencies: Dependencies) =>
  async (round: RoundRow): Promise<RoundRow> => {
    await returnWaiting(dependencies, round)
    return reread(dependencies, round)
  }

/**
 * Works on a round with several steps whose lease is over. An action's stake of unknown outcome is returned, and
 * the action is dropped; a round that its player left is played on and paid.
 */
export const driveSteps =
  (dependencies: Dependencies) =>
  async (round: RoundRow): Promise<RoundRow> => {
    if (!(await returnWaiting(dependencies, round))) return round
    const ended = await endOverdue(dependencies, round.id)
    if (ended?.state === 'played') return payOut(dependencies)(ended)
    return ended ?? reread(dependencies, round)
  }
