import { Refusal } from '@trevo/platform/refusal.ts'
import {
  refusalOfWallet,
  refused,
  tryAgain,
  type RoundRefused,
} from '../../common/domain/round-outcome.ts'
import type { PlayContext } from '../../common/context.ts'

type About = { readonly vendor: string; readonly txnId: string }

/**
 * The answer to a vendor if the wallet did not move the money. Any error other than a refusal is rethrown: the
 * wallet itself checks a lost answer in the database, so an error here means that the result is unknown, and the
 * vendor must not be told that nothing happened.
 */
export const outcomeOfError = async (
  context: PlayContext,
  error: unknown,
  { vendor, txnId }: About,
  memberId: bigint,
): Promise<RoundRefused> => {
  if (!(error instanceof Refusal)) throw error
  const refusal = refusalOfWallet[error.code]
  if (refusal === undefined) throw error
  if (refusal === 'busy') return tryAgain('busy')
  if (refusal === 'id_reused') {
    await context.report({ vendor, what: 'id_reused', about: txnId, detail: {} })
  }
  if (refusal === 'insufficient_balance') {
    const balance = await context.balanceNow(memberId)
    return refused(refusal, balance?.availableMinor ?? 0n)
  }
  return refused(refusal)
}
