import type { Answer } from '@trevo/contract/endpoint.ts'
import type { approveWithdrawals } from '@trevo/contract/ops/withdrawal-queue.ts'
import type { Language } from '@trevo/contract/shapes.ts'
import { refusalText } from '@trevo/i18n/refusals/refusal-text.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { beginNextAct } from '../../../../../platform/acts/act.ts'
import type { WithdrawalRow } from '../../common/repository/tables.ts'

type Results = Answer<typeof approveWithdrawals>['results']

export type Several = {
  readonly withdrawalIds: readonly string[]
  /** In which refusals are explained. */
  readonly language: Language
}

/**
 * One decision about several withdrawals, each in a transaction of its own and one after the other: what
 * is refused of one undoes nothing of the others. An id twice counts once.
 */
export const decideEach = async (
  { withdrawalIds, language }: Several,
  decide: (
    withdrawalId: string,
  ) => Promise<Pick<WithdrawalRow, 'status'> & { readonly waitsForSecond?: boolean }>,
): Promise<Results> => {
  const results: Results = []
  for (const withdrawalId of new Set(withdrawalIds)) {
    beginNextAct()
    try {
      const { status, waitsForSecond = false } = await decide(withdrawalId)
      results.push({ withdrawalId, status, waitsForSecond, refusal: null })
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      const message = refusalText(error.code, language, error.detail)
      const refusal = { code: error.code, message }
      results.push({ withdrawalId, status: null, waitsForSecond: false, refusal })
    }
  }
  // What the last refused one noted is not what the request did.
  beginNextAct()
  return results
}
