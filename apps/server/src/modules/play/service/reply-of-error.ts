import { formatMoney } from '@trevo/money/money.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { no, statusOfRefusal, tryAgain, type Reply } from '../domain/reply.ts'
import type { PlayContext } from './context.ts'

type About = { readonly vendor: string; readonly txnId: string; readonly memberId: bigint }

/**
 * What a vendor is told when wallet did not move the money. Any error that is no refusal goes on to
 * the caller: wallet asks the database about a lost answer itself, so an error here means that it
 * could not find out, and the vendor must not be told that nothing happened.
 */
export const replyOfError = async (
  context: PlayContext,
  error: unknown,
  { vendor, txnId, memberId }: About,
): Promise<Reply> => {
  if (!(error instanceof Refusal)) throw error
  const status = statusOfRefusal[error.code]
  if (status === undefined) throw error
  if (status === 'TEMPORARY_ERROR') return tryAgain()
  if (status === 'DUPLICATE_TRANSACTION') {
    await context.report({ vendor, what: 'id_reused', about: txnId, detail: {} })
  }
  if (status === 'NOT_ENOUGH_MONEY') {
    const balance = await context.balanceNow(memberId)
    return no(status, { balance: formatMoney(balance?.availableMinor ?? 0n), currency: 'BRL' })
  }
  return no(status)
}
