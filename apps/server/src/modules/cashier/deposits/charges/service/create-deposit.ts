import type { Deposit } from '@trevo/contract/wps/cashier/deposit.ts'
import { findMoney, parseMoney } from '@trevo/money/money.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { addDays, brasiliaDay } from '../../../common/domain/brasilia-day.ts'
import { requireAmount } from '../../../common/service/require-amount.ts'
import { InstitutionFailure, InstitutionRefusal } from '../../../institutions/port.ts'
import type { DepositContext } from '../../common/context.ts'
import { txidOf } from '../../common/domain/ids.ts'
import { findByClientId, insertDeposit } from '../../common/repository/deposits.ts'
import { countDeposits, findSetting } from '../../common/repository/read-deposits.ts'
import { countReturned } from '../../common/repository/reversals.ts'
import type { DepositRow, DepositSettingRow } from '../../common/repository/tables.ts'
import { failDeposit } from './fail-deposit.ts'
import { presentDeposit } from './present-deposit.ts'
import { requestCharge } from './request-charge.ts'

export type DepositOrder = {
  readonly memberId: bigint
  readonly brandId: number
  readonly clientId: string
  readonly amount: string
  readonly dueOn?: string | undefined
  readonly promotionId?: string | undefined
}

/** When the background first queries a charge that the request itself could not confirm. */
const firstRecheckMs = 10_000

/** The most unpaid charges of one member; more would only burden the institution. */
const openMax = 20

const requireMayDeposit = async (
  { members, settings }: DepositContext,
  order: DepositOrder,
  setting: DepositSettingRow,
): Promise<void> => {
  const member = await members.findDepositMember(order.memberId)
  if (!member?.mayDeposit || member.isClosed) throw new Refusal('deposit.not_allowed')
  // A charge with a due date names its debtor, by the rules of the scheme.
  const needsCpf =
    setting.cpf_required || settings.payerCpfRequired(order.brandId) || order.dueOn !== undefined
  if (member.cpf === undefined && needsCpf) {
    throw new Refusal('deposit.cpf_required')
  }
}

const requireDueDay = (dueOn: string | undefined, setting: DepositSettingRow, now: Date): void => {
  if (dueOn === undefined) return
  const first = brasiliaDay(now)
  const last = addDays(first, setting.due_days_max)
  const isFit = setting.due_days_max > 0 && dueOn >= first && dueOn <= last
  if (!isFit) throw new Refusal('deposit.due_day_out_of_range', { max: last })
}

const requirePromotion = async (
  { promotions, database }: DepositContext,
  { memberId, brandId, promotionId }: DepositOrder,
  amountMinor: bigint,
): Promise<void> => {
  if (promotionId === undefined) return
  const offered = await promotions.list(memberId, brandId, await countReturned(database, memberId))
  const chosen = offered.find((promotion) => promotion.promotionId === promotionId)
  const isFit = chosen !== undefined && amountMinor >= parseMoney(chosen.amountMin)
  if (!isFit) throw new Refusal('deposit.promotion_unknown')
}

const isSameOrder = (deposit: DepositRow, order: DepositOrder): boolean =>
  deposit.amount_minor === findMoney(order.amount) &&
  deposit.due_on === (order.dueOn ?? null) &&
  deposit.promotion_id === (order.promotionId ?? null)

const requestedRow = (
  { clock, newId }: DepositContext,
  order: DepositOrder,
  { amountMinor, setting }: { amountMinor: bigint; setting: DepositSettingRow },
): DepositRow => {
  const id = newId()
  const now = clock.now()
  return {
    member_id: order.memberId,
    id,
    brand_id: order.brandId,
    client_id: order.clientId,
    amount_minor: amountMinor,
    status: 'requested',
    txid: txidOf(id),
    charge_sec: setting.charge_sec,
    location: null,
    qr_text: null,
    created_at: now,
    expires_at: null,
    credited_e2e_id: null,
    credited_at: null,
    due_on: order.dueOn ?? null,
    promotion_id: order.promotionId ?? null,
    next_call_at: new Date(now.getTime() + firstRecheckMs),
    call_attempts: 0,
  }
}

const insertRequested = async (
  context: DepositContext,
  order: DepositOrder,
): Promise<DepositRow> => {
  const { database, clock, wallet, limits } = context
  const setting = await findSetting(database, order.brandId)
  if (!setting?.allowed) throw new Refusal('deposit.not_allowed')
  const amountMinor = requireAmount(order.amount, setting, 'deposit.amount_out_of_range')
  requireDueDay(order.dueOn, setting, clock.now())
  await requireMayDeposit(context, order, setting)
  await requirePromotion(context, order, amountMinor)
  const openCount = await countDeposits(database, order.memberId, ['requested', 'awaiting'])
  if (openCount >= openMax) throw new Refusal('too_many_requests')
  const requested = requestedRow(context, order, { amountMinor, setting })
  // Written before the institution is called, so that the txid is known in every case.
  const isNew = await database.inTx(async (tx) => {
    await wallet.claimClientId(tx, 'cashier.deposit', order)
    await limits.requireWithin(tx, order.memberId, amountMinor)
    return insertDeposit(tx, requested)
  })
  if (isNew) return requested
  const winner = await findByClientId(database, order.memberId, order.clientId)
  if (!winner) throw new Error('the deposit with the client id was not found')
  // The request that won is calling the institution at this moment.
  return { ...winner, call_attempts: Math.max(1, winner.call_attempts) }
}

/**
 * Requests a charge. The same client id returns the same deposit, even after a lost answer; with different content
 * it is refused.
 */
export const createCreateDeposit =
  (context: DepositContext) =>
  async (order: DepositOrder): Promise<Deposit> => {
    const { database } = context
    const known = await findByClientId(database, order.memberId, order.clientId)
    const deposit = known
      ? { ...known, call_attempts: Math.max(1, known.call_attempts) }
      : await insertRequested(context, order)
    if (!isSameOrder(deposit, order)) {
      throw new Refusal('request.id_reused', { id: order.clientId })
    }
    if (deposit.status !== 'requested') return presentDeposit(context, deposit)
    try {
      return await presentDeposit(context, await requestCharge(context, deposit))
    } catch (error) {
      if (!(error instanceof InstitutionFailure || error instanceof InstitutionRefusal)) throw error
      context.logger.warn({ err: error, depositId: deposit.id }, 'charge not created')
      // A refusal is final, because the charge was looked up; without an answer the background job continues.
      if (error instanceof InstitutionRefusal) await failDeposit(context, deposit)
      throw new Refusal('deposit.institution_unavailable')
    }
  }
