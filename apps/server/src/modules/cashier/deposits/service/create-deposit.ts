import type { Deposit } from '@trevo/contract/wps/cashier/deposit.ts'
import { findMoney, formatMoney, isWholeCentavos, parseMoney } from '@trevo/money/money.ts'
import { Refusal } from '../../../../platform/refusal.ts'
import type { CashierDependencies } from '../../dependencies.ts'
import { addDays, brasiliaDay } from '../../common/domain/brasilia-day.ts'
import { txidOf } from '../domain/ids.ts'
import { InstitutionFailure, InstitutionRefusal } from '../../institutions/port.ts'
import { findByClientId, insertDeposit } from '../repository/deposits.ts'
import { countOpen, findSetting } from '../repository/read-deposits.ts'
import type { DepositRow, DepositSettingRow } from '../repository/tables.ts'
import { presentDeposit } from './present-deposit.ts'
import { requestCharge } from './request-charge.ts'
import { failDeposit } from './resume-requested-deposits.ts'

export type DepositOrder = {
  readonly memberId: bigint
  readonly brandId: number
  readonly clientId: string
  readonly amount: string
  readonly dueOn?: string | undefined
  readonly promotionId?: string | undefined
}

/** The background asks about an unconfirmed charge so long after the caller's own try. */
const firstRecheckMs = 10_000

/** Nobody needs more codes at once; more of them only burden the institution. */
const openMax = 20

const amountWithin = (amount: string, setting: DepositSettingRow): bigint => {
  const amountMinor = findMoney(amount)
  const isFit =
    amountMinor !== undefined &&
    isWholeCentavos(amountMinor) &&
    amountMinor >= setting.amount_min_minor &&
    amountMinor <= setting.amount_max_minor
  if (!isFit) {
    throw new Refusal('deposit.amount_out_of_range', {
      min: formatMoney(setting.amount_min_minor),
      max: formatMoney(setting.amount_max_minor),
    })
  }
  return amountMinor
}

const demandMayDeposit = async (
  { findMember, payerCpfRequired }: CashierDependencies,
  order: DepositOrder,
): Promise<void> => {
  const member = await findMember(order.memberId)
  if (!member?.mayDeposit || member.isClosed) throw new Refusal('deposit.not_allowed')
  // A charge with a due date names its debtor, by law of the scheme.
  const needsCpf = payerCpfRequired(order.brandId) || order.dueOn !== undefined
  if (member.cpf === undefined && needsCpf) {
    throw new Refusal('deposit.cpf_required')
  }
}

const demandDueDay = (dueOn: string | undefined, setting: DepositSettingRow, now: Date): void => {
  if (dueOn === undefined) return
  const first = brasiliaDay(now)
  const last = addDays(first, setting.due_days_max)
  const isFit = setting.due_days_max > 0 && dueOn >= first && dueOn <= last
  if (!isFit) throw new Refusal('deposit.due_day_out_of_range', { max: last })
}

const demandPromotion = async (
  { promotions }: CashierDependencies,
  { memberId, brandId, promotionId }: DepositOrder,
  amountMinor: bigint,
): Promise<void> => {
  if (promotionId === undefined) return
  const offered = await promotions.list(memberId, brandId)
  const chosen = offered.find((promotion) => promotion.promotionId === promotionId)
  const isFit = chosen !== undefined && amountMinor >= parseMoney(chosen.amountMin)
  if (!isFit) throw new Refusal('deposit.promotion_unknown')
}

const isSameOrder = (deposit: DepositRow, order: DepositOrder): boolean =>
  deposit.amount_minor === findMoney(order.amount) &&
  deposit.due_on === (order.dueOn ?? null) &&
  deposit.promotion_id === (order.promotionId ?? null)

const insertRequested = async (
  dependencies: CashierDependencies,
  order: DepositOrder,
): Promise<DepositRow> => {
  const { database, clock, newId } = dependencies
  const setting = await findSetting(database, order.brandId)
  if (!setting?.allowed) throw new Refusal('deposit.not_allowed')
  const amountMinor = amountWithin(order.amount, setting)
  demandDueDay(order.dueOn, setting, clock.now())
  await demandMayDeposit(dependencies, order)
  await demandPromotion(dependencies, order, amountMinor)
  if ((await countOpen(database, order.memberId)) >= openMax) throw new Refusal('too_many_requests')
  const id = newId()
  const now = clock.now()
  const requested: DepositRow = {
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
  // Written before the institution is called: whatever it then does, we know the txid.
  if (await insertDeposit(database, requested)) return requested
  const winner = await findByClientId(database, order.memberId, order.clientId)
  if (!winner) throw new Error('the deposit that took the client id is gone')
  // The winner's caller is asking the institution at this moment.
  return { ...winner, call_attempts: Math.max(1, winner.call_attempts) }
}

/**
 * Asks for a charge. The same client id answers with the same deposit, also after an answer that
 * was lost on the way; with another content it is refused.
 */
export const createDeposit =
  (dependencies: CashierDependencies) =>
  async (order: DepositOrder): Promise<Deposit> => {
    const { database } = dependencies
    const known = await findByClientId(database, order.memberId, order.clientId)
    const deposit = known
      ? { ...known, call_attempts: Math.max(1, known.call_attempts) }
      : await insertRequested(dependencies, order)
    if (!isSameOrder(deposit, order)) {
      throw new Refusal('request.id_reused', { id: order.clientId })
    }
    if (deposit.status !== 'requested') return presentDeposit(dependencies, deposit)
    try {
      return await presentDeposit(dependencies, await requestCharge(dependencies, deposit))
    } catch (error) {
      if (!(error instanceof InstitutionFailure || error instanceof InstitutionRefusal)) throw error
      dependencies.logger.warn({ err: error, depositId: deposit.id }, 'no charge')
      // A refusal is final and the charge was looked for; silence is resolved in the background.
      if (error instanceof InstitutionRefusal) await failDeposit(dependencies, deposit)
      throw new Refusal('deposit.institution_unavailable')
    }
  }
