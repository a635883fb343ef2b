import { randomUUID } from 'node:crypto'
import type { Api } from '@trevo/api-client/create-api.ts'
import {
  adjustBalance,
  findPayments,
  listAdjustments,
  listReconciledDays,
  openAdjustment,
  openReconciledDay,
} from '@trevo/api-client/ops-endpoints.ts'
import { formatMoney } from '@trevo/money/money.ts'
import { reais } from '../../move-money.ts'
import { needed } from '../../needed.ts'
import { daysLookedAt, returnedAmount } from './leave-difference.ts'

/** The end-to-end ids of what the institution returned by mistake on days that wait for a note. */
const listMistakes = async (office: Api): Promise<string[]> => {
  const { days } = needed(await office.call(listReconciledDays))
  const found: string[] = []
  for (const { day, state } of days.slice(0, daysLookedAt)) {
    if (state !== 'open') continue
    const { findings } = needed(await office.call(openReconciledDay, { params: { day } }))
    for (const { kind, subject, resolvedAt } of findings) {
      if (kind === 'return_unknown_here' && resolvedAt === null) found.push(subject)
    }
  }
  return found
}

/**
 * What the institution returned to a payer by mistake is still in the member's balance: an operator asks that it be
 * taken out, unless that was asked before.
 */
export const askCorrection = async (office: Api): Promise<void> => {
  for (const endToEndId of await listMistakes(office)) {
    const { hits } = needed(await office.call(findPayments, { query: { id: endToEndId } }))
    const deposit = hits.find(({ kind }) => kind === 'deposit')
    if (!deposit) continue
    const { username } = deposit
    const { memberId, waiting } = needed(
      await office.call(openAdjustment, { params: { member: username } }),
    )
    const { list } = needed(await office.call(listAdjustments, { query: { member: memberId } }))
    if (waiting || list.some(({ evidence }) => evidence.includes(endToEndId))) continue
    const amount = formatMoney(reais(returnedAmount))
    const body = {
      adjustmentId: randomUUID(),
      member: memberId,
      direction: 'debit',
      amount,
      cause: 'correction',
      evidence: `Pix ${endToEndId}: R$ ${returnedAmount},00 devolvidos ao pagador pela instituição`,
      reason: 'A instituição devolveu por engano uma parte do depósito, que continua no saldo.',
    } as const
    needed(await office.call(adjustBalance, { body }))
    return
  }
}
