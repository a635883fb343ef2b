import { setTimeout as pause } from 'node:timers/promises'
import type { SeatKind, WalletReply } from '@trevo/contract/vendor/shapes.ts'
import { formatMoney } from '@trevo/money/money.ts'
import type { CallResult } from '@trevo/vendor-kit/client/wallet-client.ts'
import { refusalOfStatus } from '../domain/refusal-of-status.ts'
import type { Dependencies } from '../../dependencies.ts'
import type { RoundRow } from '../../tables.ts'
import { countCall } from './count-call.ts'

export type AskedDebit = {
  readonly result: CallResult<WalletReply>
  /** Some attempt may have moved money although the last one was refused. */
  readonly mayHaveLanded: boolean
}

type DebitOrder = {
  readonly transactionId: string
  readonly walletToken: string
  readonly amountMinor: bigint
  /** For a further stake: the debit that began the round. */
  readonly furtherOf?: string
  /** For a free round. */
  readonly campaignId?: string | null
  /** For the buy-in of a seat with chips. */
  readonly seat?: SeatKind | undefined
}

/** Requests a stake of a round, again under the same id while the answer is unknown. */
export const askForDebit = async (
  dependencies: Dependencies,
  round: Pick<RoundRow, 'id' | 'player_ref' | 'game_code'>,
  { transactionId, walletToken, amountMinor, furtherOf, campaignId, seat }: DebitOrder,
): Promise<AskedDebit> => {
  const { wallet, debitAttemptCount, debitRetryMs } = dependencies
  let mayHaveLanded = false
  for (let attempt = 1; ; attempt += 1) {
    const result = await wallet.debit({
      transactionId,
      sessionToken: walletToken,
      playerRef: round.player_ref,
      gameCode: round.game_code,
      roundId: round.id,
      currency: 'BRL',
      amount: formatMoney(amountMinor),
      ...(furtherOf !== undefined && { referenceTransactionId: furtherOf }),
      ...(campaignId && { campaignId }),
      ...(seat && { seat }),
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

export type StoredRefusal = { readonly refusal: string; readonly refusal_detail: string }

/** The player's error if the platform did not take a stake. */
export const refusalOf = (result: CallResult<WalletReply>): StoredRefusal => {
  const status = result.kind === 'answer' ? result.reply.status : 'TEMPORARY_ERROR'
  const refusal = refusalOfStatus[status] ?? 'rgs.wallet_unavailable'
  const detail = refusal === 'rgs.bet_refused' ? { reason: status } : {}
  return { refusal, refusal_detail: JSON.stringify(detail) }
}
