import type { Answer } from '@trevo/contract/endpoint.ts'
import type * as contract from '@trevo/contract/wps/cashier/deposit.ts'
import { compareDocuments } from '@trevo/field-rules/person-document.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { InstitutionFailure, type ReceivedPix } from '../../../institutions/port.ts'
import type { DepositContext } from '../../common/context.ts'
import { findByTxid } from '../../common/repository/deposits.ts'
import { findPayment, insertNoticed, reopenUnconfirmed } from '../../common/repository/payments.ts'
import { listReversalsOf } from '../../common/repository/reversals.ts'
import type { PaymentRow } from '../../common/repository/tables.ts'
import { decidePayment } from './decide-payment.ts'
import { presentPayment } from '../../charges/service/present-deposit.ts'

const isDecided = (payment: PaymentRow | undefined): payment is PaymentRow =>
  payment !== undefined && !['noticed', 'held', 'unconfirmed'].includes(payment.status)

const askInstitution = (
  { institution }: DepositContext,
  endToEndId: string,
): Promise<ReceivedPix | undefined> =>
  institution.findPayment(endToEndId).catch((error: unknown) => {
    if (error instanceof InstitutionFailure) throw new Refusal('deposit.institution_unavailable')
    throw error
  })

type Owner = { readonly memberId: bigint | null; readonly payerDocument: string | null }

// Paid for a deposit of the member, or from the member's own account: otherwise it is reported as unknown.
const isOwn = async (
  { members }: DepositContext,
  memberId: bigint,
  owner: Owner,
): Promise<boolean> => {
  if (owner.memberId === memberId) return true
  const member = await members.findDepositMember(memberId)
  return compareDocuments(member?.cpf, owner.payerDocument) === 'same'
}

const lookUp = async (
  context: DepositContext,
  memberId: bigint,
  endToEndId: string,
): Promise<PaymentRow | undefined> => {
  const { database, clock } = context
  const known = await findPayment(database, endToEndId)
  if (isDecided(known)) {
    const owner = { memberId: known.member_id, payerDocument: known.payer_document }
    return (await isOwn(context, memberId, owner)) ? known : undefined
  }
  const pix = await askInstitution(context, endToEndId)
  if (!pix) return undefined
  const deposit = pix.txid === undefined ? undefined : await findByTxid(database, pix.txid)
  const payerDocument = pix.payer?.document ?? null
  const owner = { memberId: deposit?.member_id ?? null, payerDocument }
  if (!(await isOwn(context, memberId, owner))) return undefined
  await insertNoticed(database, [endToEndId], 'member', clock.now())
  await reopenUnconfirmed(database, [endToEndId], clock.now())
  await decidePayment(context, pix)
  return findPayment(database, endToEndId)
}

/**
 * "I paid and it is not here": looks a Pix up by the id on the payer's receipt, at the institution
 * when we do not know it, and decides it on the spot.
 */
export const createFindDepositPayment =
  (context: DepositContext) =>
  async (
    memberId: bigint,
    endToEndId: string,
  ): Promise<Answer<typeof contract.findDepositPayment>> => {
    const { database } = context
    const row = await lookUp(context, memberId, endToEndId)
    const depositId = row?.member_id === memberId ? row.deposit_id : null
    const reversals = depositId ? await listReversalsOf(database, memberId, depositId) : []
    const [payment] = row ? presentPayment(row, reversals) : []
    if (!payment) throw new Refusal('deposit.payment_unknown')
    return { payment, depositId }
  }
