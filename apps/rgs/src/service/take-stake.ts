import { setTimeout as pause } from 'node:timers/promises'
import type { WalletReply } from '@trevo/contract/vendor/shapes.ts'
import { formatMoney, parseMoney } from '@trevo/money/money.ts'
import type { CallResult } from '@trevo/vendor-kit/client/wallet-client.ts'
import { refusalOfStatus } from '../domain/refusal-of-status.ts'
import { transactionIds } from '../domain/transaction-ids.ts'
import type { Dependencies } from '../dependencies.ts'
import { moveRound } from '../repository/rounds.ts'
import type { RoundRow } from '../repository/tables.ts'
import { playOutcome } from './play-outcome.ts'
import { countCall, reread, rollBack } from './settle-round.ts'

type Asked = {
  readonly result: CallResult<WalletReply>
  /** Some attempt may have moved money although the last one says otherwise. */
  readonly mayHaveLanded: boolean
}

/** Asks for the stake, again under the same id while the answer is unknown. */
const askForStake = async (
  dependencies: Dependencies,
  round: RoundRow,
  walletToken: string,
): Promise<Asked> => {
  const { wallet, debitAttemptCount, debitRetryMs } = dependencies
  let mayHaveLanded = false
  for (let attempt = 1; ; attempt += 1) {
    const result = await wallet.debit({
      transactionId: transactionIds(round.id).debit,
      sessionToken: walletToken,
      playerRef: round.player_ref,
      gameCode: round.game_code,
      roundId: round.id,
      currency: 'BRL',
      amount: formatMoney(round.stake_minor),
    })
    countCall(dependencies, 'debit', result)
    const isDecided = result.kind === 'answer' && result.reply.retry !== true
    if (isDecided || attempt >= debitAttemptCount) {
      return { result, mayHaveLanded: mayHaveLanded || result.kind === 'unknown' }
    }
    mayHaveLanded ||= result.kind === 'unknown'
    await pause(debitRetryMs * attempt)
  }
}

/**
 * Takes the stake of a `created` round and fixes its outcome. A refused stake cancels the round;
 * one of unknown outcome is rolled back, at once if the platform answers, else by the resolver.
 */
export const takeStake =
  (dependencies: Dependencies) =>
  async (round: RoundRow, walletToken: string): Promise<RoundRow> => {
    const { database, clock } = dependencies
    const { result, mayHaveLanded } = await askForStake(dependencies, round, walletToken)

    if (result.kind === 'answer' && result.reply.status === 'OK') {
      const balance = result.reply.balance
      // A repeated answer tells today's balance, not the one of then.
      const isFresh = balance !== undefined && result.reply.repeated !== true
      const balanceBeforeMinor = isFresh ? parseMoney(balance) + round.stake_minor : null
      return playOutcome(dependencies)(round, { balanceBeforeMinor })
    }

    const refusal = refusalOf(result)
    if (!mayHaveLanded) return refuseStake(dependencies, round, refusal)
    // An earlier attempt may still be under way, whatever a later one was told: its id is barred.
    const cancelling = await database.inTx((tx) =>
      moveRound(tx, round, 'cancelling', {
        ...(result.kind === 'answer' && refusal),
        retry_at: clock.now(),
        attempt_count: 0,
      }),
    )
    return cancelling ? rollBack(dependencies)(cancelling) : reread(dependencies, round)
  }

type StoredRefusal = { readonly refusal: string; readonly refusal_detail: string }

const refusalOf = (result: CallResult<WalletReply>): StoredRefusal => {
  const status = result.kind === 'answer' ? result.reply.status : 'TEMPORARY_ERROR'
  const refusal = refusalOfStatus[status] ?? 'rgs.wallet_unavailable'
  const detail = refusal === 'rgs.bet_refused' ? { reason: status } : {}
  return { refusal, refusal_detail: JSON.stringify(detail) }
}

const refuseStake = async (
  { database, clock, log, metrics }: Dependencies,
  round: RoundRow,
  refusal: StoredRefusal,
): Promise<RoundRow> => {
  log.info({ roundId: round.id, refusal: refusal.refusal }, 'stake refused')
  const cancelled = await database.inTx((tx) =>
    moveRound(tx, round, 'cancelled', { ...refusal, closed_at: clock.now() }),
  )
  if (cancelled) metrics.rounds.inc({ game: round.game_code, end: 'refused' })
  return cancelled ?? reread({ database }, round)
}
