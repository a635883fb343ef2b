import { createHash } from 'node:crypto'
import type { Withdrawal } from '@trevo/contract/wps/cashier/withdrawal.ts'
import { tables, type Tx } from '@trevo/database/connect.ts'
import { findMoney, formatMoney, isWholeCentavos } from '@trevo/money/money.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { payoutIdOf } from '../domain/payout-id.ts'
import { reviewReasonsFor } from '../domain/review-rules.ts'
import { turnoverLeft } from '../domain/turnover.ts'
import { dayBeganAt, feeOf } from '../domain/withdrawal-fee.ts'
import { withdrawalHeld } from '../domain/withdrawal-transfers.ts'
import { findPayee, lockHolder } from '../repository/payees.ts'
import {
  countTaken,
  findWithdrawalSetting,
  saveTurnoverMark,
  sumHistory,
} from '../repository/queries-withdrawals.ts'
import { targetOf } from '../repository/target-of.ts'
import type {
  PayeeRow,
  WithdrawalRow,
  WithdrawalSettingRow,
  WithdrawalTables,
} from '../repository/withdrawal-tables.ts'
import { addEvent, findWithdrawalByClientId, insertWithdrawal } from '../repository/withdrawals.ts'
import type { WithdrawalDependencies } from '../withdrawal-dependencies.ts'
import { presentWithdrawal } from './present-withdrawal.ts'
import { readTurnover } from './read-turnover.ts'

export type WithdrawalOrder = {
  readonly memberId: bigint
  readonly brandId: number
  readonly clientId: string
  readonly payeeId: string
  readonly channel: 'pix' | 'peer'
  readonly amount: string
  /** From where it is asked for; only compared, never shown. */
  readonly device: { readonly userAgent: string; readonly address: string }
}

const dayMs = 86_400_000

const deviceKeyOf = ({ userAgent, address }: WithdrawalOrder['device']): string =>
  createHash('sha256').update(`${userAgent}\n${address}`).digest('hex')

const amountWithin = (amount: string, setting: WithdrawalSettingRow): bigint => {
  const amountMinor = findMoney(amount)
  const isFit =
    amountMinor !== undefined &&
    isWholeCentavos(amountMinor) &&
    amountMinor >= setting.amount_min_minor &&
    amountMinor <= setting.amount_max_minor
  if (!isFit) {
    throw new Refusal('withdrawal.amount_out_of_range', {
      min: formatMoney(setting.amount_min_minor),
      max: formatMoney(setting.amount_max_minor),
    })
  }
  return amountMinor
}

const isSameOrder = (row: WithdrawalRow, order: WithdrawalOrder): boolean =>
  row.amount_minor === findMoney(order.amount) &&
  row.payee_id === order.payeeId &&
  row.channel === order.channel

const demandWagered = async (
  dependencies: WithdrawalDependencies,
  { memberId }: WithdrawalOrder,
  setting: WithdrawalSettingRow,
): Promise<void> => {
  const turnover = await readTurnover(dependencies, memberId, setting.turnover_bp)
  const left = turnoverLeft(turnover)
  if (left > 0n) throw new Refusal('withdrawal.turnover_left', { left: formatMoney(left) })
}

/** Everything that must be right before money is touched. */
const demandAllowed = async (
  dependencies: WithdrawalDependencies,
  order: WithdrawalOrder,
): Promise<{ setting: WithdrawalSettingRow; payee: PayeeRow; amountMinor: bigint }> => {
  const { database, findMember, lawOf } = dependencies
  const setting = await findWithdrawalSetting(database, order.brandId)
  if (!setting?.allowed) throw new Refusal('withdrawal.not_allowed')
  const law = lawOf(order.brandId)
  const isPeerOpen = setting.peer_allowed && law.betweenPeople
  if (order.channel === 'peer' && !isPeerOpen) throw new Refusal('withdrawal.not_allowed')
  const amountMinor = amountWithin(order.amount, setting)
  const member = await findMember(order.memberId)
  if (!member?.mayWithdraw) throw new Refusal('withdrawal.not_allowed')
  const payee = await findPayee(database, order.memberId, order.payeeId)
  if (!payee) throw new Refusal('payee.unknown')
  // The CPF may have been told after the payee was added.
  const isOther = member.cpf !== undefined && payee.holder_document !== member.cpf
  const isUnproved = member.cpf === undefined && law.ownCpfRequired
  if (isOther || isUnproved) throw new Refusal('payee.not_own')
  await demandWagered(dependencies, order, setting)
  return { setting, payee, amountMinor }
}

const rowOf = async (
  dependencies: WithdrawalDependencies,
  tx: Tx,
  order: WithdrawalOrder,
  { setting, payee, amountMinor }: Awaited<ReturnType<typeof demandAllowed>>,
): Promise<WithdrawalRow> => {
  const { clock, newId, lawOf } = dependencies
  const { memberId, brandId, clientId, channel } = order
  const own = tables<WithdrawalTables>(tx)
  const now = clock.now()
  const deviceKey = deviceKeyOf(order.device)
  const dayAgo = new Date(now.getTime() - dayMs)
  const history = await sumHistory(tx, { memberId, dayAgo, deviceKey })
  const reasons = reviewReasonsFor({ amountMinor, ...history }, setting)
  const taken = await countTaken(own, memberId, dayBeganAt(now))
  const { payableWithinMin } = lawOf(brandId)
  const id = newId()
  return {
    member_id: memberId,
    id,
    brand_id: brandId,
    client_id: clientId,
    channel,
    payee_id: payee.id,
    payee: {
      target: targetOf(payee),
      document: payee.holder_document,
      name: payee.holder_name,
    },
    amount_minor: amountMinor,
    // People who pay each other are no cost of ours.
    fee_minor: channel === 'peer' ? 0n : feeOf(setting, taken),
    status: reasons.length > 0 ? 'review' : 'approved',
    review_reasons: reasons,
    device_key: deviceKey,
    first_operator: null,
    second_operator: null,
    remark: null,
    payout_id: payoutIdOf(id),
    failure: null,
    e2e_id: null,
    paid_minor: 0n,
    created_at: now,
    payable_until:
      payableWithinMin > 0 ? new Date(now.getTime() + payableWithinMin * 60_000) : null,
    ended_at: null,
    next_call_at: reasons.length > 0 ? null : now,
    call_attempts: 0,
  }
}

/**
 * Asks for money. It is held at once, so that it cannot be staked meanwhile. The same client id
 * answers with the same withdrawal, whatever became of it; a member's requests take turns.
 */
export const createWithdrawal =
  (dependencies: WithdrawalDependencies) =>
  async (order: WithdrawalOrder): Promise<Withdrawal> => {
    const { database, wallet, onWithdrawalChanged } = dependencies
    const { memberId, clientId } = order
    const answer = (row: WithdrawalRow) => {
      if (isSameOrder(row, order)) return presentWithdrawal(dependencies, row)
      throw new Refusal('request.id_reused', { id: clientId })
    }
    // A retry is answered before any rule is asked: the rules may have changed their mind since.
    const known = await findWithdrawalByClientId(database.db, memberId, clientId)
    if (known) return answer(known)
    const allowed = await demandAllowed(dependencies, order)
    const { row, isNew } = await database.inTx(async (tx) => {
      await lockHolder(tx, memberId)
      const own = tables<WithdrawalTables>(tx)
      const winner = await findWithdrawalByClientId(own, memberId, clientId)
      if (winner) return { row: winner, isNew: false }
      const asked = await rowOf(dependencies, tx, order, allowed)
      await insertWithdrawal(tx, asked)
      await addEvent(tx, asked, { kind: 'requested', at: asked.created_at })
      const isSeen = asked.status === 'review'
      await addEvent(tx, asked, { kind: isSeen ? 'review' : 'approved', at: asked.created_at })
      await saveTurnoverMark(tx, memberId, asked.created_at)
      await wallet.hold(tx, withdrawalHeld(asked, asked.amount_minor))
      return { row: asked, isNew: true }
    })
    if (isNew) onWithdrawalChanged({ memberId, withdrawalId: row.id, status: row.status })
    return answer(row)
  }
