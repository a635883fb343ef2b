import type { Payee } from '@trevo/contract/wps/cashier/payee.ts'
import { tables, type Tx } from '@trevo/database/connect.ts'
import { compareDocuments } from '@trevo/field-rules/person-document.ts'
import { isSameName } from '@trevo/field-rules/person-name.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import type { KeyHolder, PayeeTarget } from '../../../institutions/payout-port.ts'
import { InstitutionFailure, InstitutionRefusal } from '../../../institutions/port.ts'
import type { WithdrawalMember } from '../../../needs.ts'
import type { WithdrawalContext } from '../../common/context.ts'
import { payeesMax, readTarget, type TypedPayee } from '../domain/payee-target.ts'
import {
  findHolder,
  findPayeeByClientId,
  insertPayee,
  listPayeesOf,
  lockHolder,
  saveHolder,
} from '../repository/payees.ts'
import type { PayeeRow, WithdrawalTables } from '../../common/repository/tables.ts'
import { targetOf } from '../repository/target-of.ts'
import { presentPayee } from './present-payee.ts'

export type PayeeOrder = {
  readonly memberId: bigint
  readonly brandId: number
  readonly clientId: string
  readonly payee: TypedPayee
}

const isSameTarget = (one: PayeeTarget, other: PayeeTarget): boolean =>
  one.kind === 'pix'
    ? other.kind === 'pix' && other.key === one.key
    : other.kind === 'bank' &&
      other.bankCode === one.bankCode &&
      other.branch === one.branch &&
      other.accountNumber === one.accountNumber

const findKeyHolder = async (
  { payouts, logger }: WithdrawalContext,
  key: string,
): Promise<KeyHolder> => {
  const holder = await payouts.findKeyHolder(key).catch((error: unknown) => {
    if (!(error instanceof InstitutionFailure || error instanceof InstitutionRefusal)) throw error
    logger.warn({ err: error }, 'holder of a Pix key not found')
    throw new Refusal('withdrawal.institution_unavailable')
  })
  if (!holder) throw new Refusal('payee.key_unknown')
  return holder
}

// The holder of a bank account is in no directory: the payout names the CPF, and the bank refuses it if the
// account belongs to someone else.
const holderOf = async (
  context: WithdrawalContext,
  target: PayeeTarget,
  member: WithdrawalMember,
  fixed: { readonly document: string | null; readonly name: string | null } | undefined,
): Promise<KeyHolder> => {
  if (target.kind === 'pix') return findKeyHolder(context, target.key)
  const document = member.cpf ?? fixed?.document
  const name = fixed?.name ?? member.payeeName
  if (!document || !name) throw new Refusal('payee.cpf_required')
  return { document, name }
}

/**
 * Whether the holder is the member: by CPF if known, otherwise by the member's name, and in any case the same
 * person as for the first payee.
 */
const requireOwn = (
  holder: KeyHolder,
  member: WithdrawalMember,
  fixed: { readonly document: string | null } | undefined,
): void => {
  for (const own of [member.cpf, fixed?.document]) {
    if (!own) continue
    const comparison = compareDocuments(own, holder.document)
    // A directory that hides the holder's CPF proves nothing about the holder.
    if (comparison === 'unknown') throw new Refusal('withdrawal.institution_unavailable')
    if (comparison === 'different') throw new Refusal('payee.not_own')
  }
  const isNameless = member.cpf !== undefined || member.payeeName === null
  if (!isNameless && !isSameName(holder.name, member.payeeName ?? '')) {
    throw new Refusal('payee.not_own')
  }
}

const rowOf = (
  { newId, clock }: WithdrawalContext,
  { memberId, clientId }: PayeeOrder,
  target: PayeeTarget,
  holder: KeyHolder,
): PayeeRow => ({
  member_id: memberId,
  id: newId(),
  client_id: clientId,
  kind: target.kind,
  pix_key_type: target.kind === 'pix' ? target.keyType : null,
  pix_key: target.kind === 'pix' ? target.key : null,
  bank_code: target.kind === 'bank' ? target.bankCode : null,
  bank_name: target.kind === 'bank' ? target.bankName : null,
  branch: target.kind === 'bank' ? target.branch : null,
  account_number: target.kind === 'bank' ? target.accountNumber : null,
  account_type: target.kind === 'bank' ? target.accountType : null,
  holder_document: holder.document,
  holder_name: holder.name,
  is_default: false,
  created_at: clock.now(),
  removed_at: null,
})

const insert = async (
  tx: Tx,
  row: PayeeRow,
  target: PayeeTarget,
  member: WithdrawalMember,
): Promise<PayeeRow> => {
  const fixed = await lockHolder(tx, row.member_id)
  const own = tables<WithdrawalTables>(tx)
  const winner = await findPayeeByClientId(own, row.member_id, row.client_id)
  if (winner) return winner
  const holder = { document: row.holder_document, name: row.holder_name }
  requireOwn(holder, member, fixed)
  const present = await listPayeesOf(own, row.member_id)
  if (present.some((one) => isSameTarget(targetOf(one), target))) {
    throw new Refusal('payee.already_added')
  }
  if (present.length >= payeesMax) throw new Refusal('withdraw.bank.card.max', { max: payeesMax })
  const first = { ...row, is_default: present.length === 0 }
  await insertPayee(tx, first)
  if (fixed.document === null) await saveHolder(tx, { member_id: row.member_id, ...holder })
  return first
}

/** Adds a payee, once the payment password was verified; only the member's own accounts. */
export const createAddPayee =
  (context: WithdrawalContext) =>
  async (order: PayeeOrder): Promise<Payee> => {
    const { database, members, settings } = context
    const { memberId, brandId, clientId } = order
    const target = readTarget(order.payee)
    if ('wrong' in target) throw new Refusal('payee.invalid', { field: target.wrong })
    const known = await findPayeeByClientId(database.db, memberId, clientId)
    if (known) {
      if (isSameTarget(targetOf(known), target)) return presentPayee(known)
      throw new Refusal('request.id_reused', { id: clientId })
    }
    const member = await members.findWithdrawalMember(memberId)
    if (!member?.mayWithdraw) throw new Refusal('withdrawal.not_allowed')
    if (member.cpf === undefined && settings.withdrawalLawOf(brandId).ownCpfRequired) {
      throw new Refusal('payee.cpf_required')
    }
    const fixed = await findHolder(database, memberId)
    const holder = await holderOf(context, target, member, fixed)
    const row = rowOf(context, order, target, holder)
    return presentPayee(await database.inTx((tx) => insert(tx, row, target, member)))
  }
