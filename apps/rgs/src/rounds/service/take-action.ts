import { isRefusalCode } from '@trevo/contract/refusals.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { actionTransactionIds, transactionIds } from '../../wallet/domain/transaction-ids.ts'
import type { Dependencies } from '../../dependencies.ts'
import { moveAction } from '../repository/actions.ts'
import { lockRound, setRetryAt } from '../repository/rounds.ts'
import type { ActionState, RoundActionRow, RoundRow } from '../../tables.ts'
import { openReplay, writePlay } from './apply-actions.ts'
import { askForDebit, refusalOf, type StoredRefusal } from '../../wallet/service/ask-for-debit.ts'
import { postpone } from './settle-round.ts'
import { countCall } from '../../wallet/service/count-call.ts'

/** An action whose stake is being requested, and its round. */
export type WaitingAction = { readonly round: RoundRow; readonly waiting: RoundActionRow }

export type TakenAction = {
  readonly round: RoundRow
  /** The wallet's balance after the stake. */
  readonly balance: string | undefined
}

/** The stake is taken: the action counts. Undefined if the resolver returned the stake meanwhile. */
const writeTaken = (
  dependencies: Dependencies,
  { round, waiting }: WaitingAction,
): Promise<RoundRow | undefined> =>
  dependencies.database.inTx(async (tx) => {
    const locked = await lockRound(tx, round.id)
    const decidedAt = dependencies.clock.now()
    const taken = await moveAction(tx, waiting, 'taken', { decided_at: decidedAt })
    if (!taken || !locked) return undefined
    const { replay, taken: actions } = await openReplay(dependencies, tx, locked)
    return writePlay(dependencies, tx, locked, {
      play: replay(actions),
      actionCount: actions.length,
      furtherMinor: locked.further_stake_minor + waiting.stake_minor,
    })
  })

/** The stake is not taken, or is returned: the round is as before the action. */
const writeForgotten = (
  { database, clock }: Dependencies,
  { round, waiting }: WaitingAction,
  to: Extract<ActionState, 'refused' | 'cancelled'>,
  refusal?: StoredRefusal,
): Promise<RoundActionRow | undefined> =>
  database.inTx(async (tx) => {
    const locked = await lockRound(tx, round.id)
    const moved = await moveAction(tx, waiting, to, { ...refusal, decided_at: clock.now() })
    if (moved && locked?.timeout_at) await setRetryAt(tx, round.id, locked.timeout_at)
    return moved
  })

/**
 * Rolls back the stake of an action that is `cancelling`; the platform bars its id even if it never arrived.
 * @returns the action, dropped or still waiting.
 */
export const rollBackAction = async (
  dependencies: Dependencies,
  { round, waiting }: WaitingAction,
): Promise<RoundActionRow> => {
  const ids = actionTransactionIds(round.id, waiting.attempt)
  const result = await dependencies.wallet.rollback({
    transactionId: ids.rollback,
    referenceTransactionId: ids.debit,
    playerRef: round.player_ref,
    gameCode: round.game_code,
    roundId: round.id,
    currency: 'BRL',
  })
  countCall(dependencies, 'rollback', result)
  if (result.kind === 'answer' && result.reply.status === 'OK') {
    return (await writeForgotten(dependencies, { round, waiting }, 'cancelled')) ?? waiting
  }
  await postpone(dependencies, round, result)
  return waiting
}

/** Marks an action whose stake may have been taken, and rolls that back. */
export const cancelAction = async (
  dependencies: Dependencies,
  { round, waiting }: WaitingAction,
  refusal?: StoredRefusal,
): Promise<RoundActionRow | undefined> => {
  const cancelling = await dependencies.database.inTx((tx) =>
    moveAction(tx, waiting, 'cancelling', { ...refusal }),
  )
  return cancelling && rollBackAction(dependencies, { round, waiting: cancelling })
}

const told = (action: RoundActionRow | undefined, roundId: string): Refusal => {
  if (action?.state !== 'refused' && action?.state !== 'cancelled') {
    return new Refusal('rgs.round_pending', { roundId })
  }
  const { refusal, refusal_detail: detail } = action
  return refusal && isRefusalCode(refusal)
    ? new Refusal(refusal, detail ?? {})
    : new Refusal('rgs.wallet_unavailable')
}

/**
 * Requests the stake of a waiting action and applies it. If it is refused, or its outcome is unknown, the round is
 * unchanged: the same number may be retried.
 */
export const takeAction =
  (dependencies: Dependencies) =>
  async (waitingAction: WaitingAction, walletToken: string): Promise<TakenAction> => {
    const { round, waiting } = waitingAction
    const { result, mayHaveLanded } = await askForDebit(dependencies, round, {
      transactionId: actionTransactionIds(round.id, waiting.attempt).debit,
      walletToken,
      amountMinor: waiting.stake_minor,
      furtherOf: transactionIds(round.id).debit,
    })
    if (result.kind === 'answer' && result.reply.status === 'OK') {
      const moved = await writeTaken(dependencies, waitingAction)
      // The resolver considered it lost, and rolls the stake back.
      if (!moved) throw new Refusal('rgs.round_pending', { roundId: round.id })
      return { round: moved, balance: result.reply.balance }
    }
    const refusal = refusalOf(result)
    const forgotten = mayHaveLanded
      ? await cancelAction(
          dependencies,
          waitingAction,
          result.kind === 'answer' ? refusal : undefined,
        )
      : await writeForgotten(dependencies, waitingAction, 'refused', refusal)
    throw told(forgotten, round.id)
  }
