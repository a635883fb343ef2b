import { tables, type Tx } from '@trevo/database/connect.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { isSameJson } from '../../common/domain/same-json.ts'
import type { Dependencies } from '../../dependencies.ts'
import { insertAction, listAttempts } from '../repository/actions.ts'
import { lockRound, setRetryAt } from '../repository/rounds.ts'
import type { RgsTables, RoundActionRow, RoundRow } from '../../tables.ts'
import { openReplay, writePlay } from './apply-actions.ts'
import type { Json } from '@trevo/game-rules/engine/json.ts'

export type ActionOrder = {
  readonly roundId: string
  readonly number: number
  readonly action: unknown
}

/** `waiting`: the stake of this action is to be requested. */
export type BegunAction = {
  readonly round: RoundRow
  readonly waiting?: RoundActionRow
}

// Refused stakes count as well, so that the log cannot be filled by requesting unavailable money.
const attemptsMax = 1_000

/** Throws unless the player may act in the round now. */
const requireInSteps = ({ id, state }: RoundRow): void => {
  if (state === 'in_steps') return
  if (state === 'created' || state === 'debited') {
    throw new Refusal('rgs.round_pending', { roundId: id })
  }
  throw new Refusal('rgs.round_finished', { roundId: id })
}

/** The action already stored under this number; a different one is refused. */
const findSame = (
  attempts: readonly RoundActionRow[],
  { roundId, number, action }: ActionOrder,
): RoundActionRow | undefined => {
  const same = attempts.find((one) => one.state === 'taken' && one.number === number)
  if (same && !isSameJson(same.action, action)) {
    throw new Refusal('request.id_reused', { id: roundId, number })
  }
  return same
}

/** The price of the action; refused if it is not the next one, or not legal. */
const costOf = (
  round: RoundRow,
  { number, action }: ActionOrder,
): { readonly action: Json; readonly stakeMinor: bigint } => {
  const legal = round.legal?.find((one) => isSameJson(one.action, action))
  if (!legal || number !== round.action_count + 1) throw new Refusal('rgs.action_not_legal')
  return { action: legal.action, stakeMinor: BigInt(legal.stakeMinor) }
}

/** Records a locked round's next action; one without a stake is applied at once. */
const begin = async (
  dependencies: Dependencies,
  tx: Tx,
  { round, order }: { readonly round: RoundRow; readonly order: ActionOrder },
): Promise<BegunAction> => {
  const { clock, leaseMs } = dependencies
  const attempts = await listAttempts(tables<RgsTables>(tx), round.id)
  if (findSame(attempts, order)) return { round }
  requireInSteps(round)
  const isBusy = attempts.some(({ state }) => state === 'asked' || state === 'cancelling')
  if (isBusy) throw new Refusal('rgs.round_pending', { roundId: round.id })
  const { action, stakeMinor } = costOf(round, order)
  if (attempts.length >= attemptsMax) throw new Refusal('rgs.action_not_legal')

  const now = clock.now()
  const isFree = stakeMinor === 0n
  const inserted = await insertAction(tx, {
    round_id: round.id,
    attempt: attempts.length + 1,
    number: order.number,
    action: JSON.stringify(action),
    stake_minor: stakeMinor,
    state: isFree ? 'taken' : 'asked',
    asked_at: now,
    ...(isFree && { decided_at: now }),
  })
  if (isFree) {
    const { replay, taken } = await openReplay(dependencies, tx, round)
    const moved = await writePlay(dependencies, tx, round, {
      play: replay(taken),
      actionCount: taken.length,
      furtherMinor: round.further_stake_minor,
    })
    return { round: moved }
  }
  await setRetryAt(tx, round.id, new Date(now.getTime() + leaseMs))
  return { round, waiting: inserted }
}

/**
 * Accepts the player's next action. Its number finds it again; a round whose last action still waits for its stake
 * accepts no other.
 */
export const beginAction =
  (dependencies: Dependencies) =>
  (playerRef: string, order: ActionOrder): Promise<BegunAction> =>
    dependencies.database.inTx(async (tx) => {
      const round = await lockRound(tx, order.roundId)
      if (round?.player_ref !== playerRef) throw new Refusal('rgs.round_unknown')
      return begin(dependencies, tx, { round, order })
    })
