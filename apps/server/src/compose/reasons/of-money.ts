import { dayMs } from '@trevo/calendar/durations.ts'
import type { PaymentReason } from '@trevo/contract/wps/cashier/deposit.ts'
import type { Withdrawal } from '@trevo/contract/wps/cashier/withdrawal.ts'
import { formatMoney, parseMoney } from '@trevo/money/money.ts'
import { listWithdrawalsUnderWay } from '../accounts/list-withdrawals-under-way.ts'
import type { Modules } from '../modules.ts'
import type { Found, ReasonSource } from './reason.ts'

/** For how long a Pix that went back is explained. */
const returnedDays = 30

/** A withdrawal on its way. A review has the words of every withdrawal: what it is about is not told. */
const present = (withdrawal: Withdrawal): Found => {
  const { amount, createdAt, payableUntil, questions } = withdrawal
  const question = questions.find(({ endedAt }) => endedAt === null)
  const figures: Found['figures'] = [{ name: 'amount', unit: 'money', value: amount }]
  return question
    ? {
        kind: 'withdrawalQuestion',
        since: new Date(question.askedAt),
        figures,
        note: question.question,
      }
    : {
        kind: 'withdrawal',
        since: new Date(createdAt),
        until: payableUntil === null ? null : new Date(payableUntil),
        figures,
      }
}

/** What a withdrawal waits for, and withdrawals on their way. */
export const withdrawalsOf =
  ({ cashier, settings }: Pick<Modules, 'cashier' | 'settings'>): ReasonSource =>
  async ({ member }) => {
    const { memberId, brandId, blocked, closedAt } = member
    if (settings.brand(brandId).disabledModules.has('WITHDRAW3')) return []
    const { withdrawals, lookup } = cashier
    const [{ allowWithdraw, turnover }, owed, moving] = await Promise.all([
      withdrawals.getWithdrawSettings(memberId, brandId),
      lookup.findOwed(memberId),
      listWithdrawalsUnderWay(withdrawals, memberId),
    ])
    const own = await Promise.all(
      moving.map(({ transId }) => withdrawals.getWithdrawal(memberId, transId)),
    )
    const isBarred = blocked.includes('withdraw') || closedAt !== null || owed !== undefined
    const found: Found[] = []
    if (parseMoney(turnover.left) > 0n) {
      found.push({
        kind: 'turnover',
        figures: (['required', 'wagered', 'left'] as const).map((name) => ({
          name,
          unit: 'money',
          value: turnover[name],
        })),
      })
    }
    if (owed) {
      const value = formatMoney(owed.owedMinor)
      found.push({
        kind: 'owed',
        since: owed.since,
        figures: [{ name: 'left', unit: 'money', value }],
      })
    }
    if (allowWithdraw === 'N' && !isBarred) found.push({ kind: 'withdrawalsOff' })
    return [...found, ...own.map(present)]
  }

/** The law asks for the member’s own CPF; what came late or differs is returned by the rules of Pix. */
const basisOf = (reason: PaymentReason | null): Pick<Found, 'basis'> => {
  if (reason === 'payer_differs' || reason === 'payer_unknown') return {}
  return { basis: reason === 'limit_reached' ? 'own' : 'pix' }
}

/** Why a deposit is not possible, and Pix that did not reach the balance. */
export const depositsOf =
  ({ cashier, settings }: Pick<Modules, 'cashier' | 'settings'>): ReasonSource =>
  async ({ member, at }) => {
    const { memberId, brandId } = member
    if (settings.brand(brandId).disabledModules.has('DEPOSIT3')) return []
    const [{ depositInfo }, troubles] = await Promise.all([
      cashier.getDepositSettings(memberId, brandId),
      cashier.lookup.listDepositTroubles(memberId, new Date(at.getTime() - returnedDays * dayMs)),
    ])
    const found: Found[] = []
    if (depositInfo.channels.length === 0) found.push({ kind: 'depositsOff' })
    else if (depositInfo.payerCpfRequired && depositInfo.payerCpf === null) {
      found.push({ kind: 'cpf' })
    }
    return [
      ...found,
      ...troubles.map(({ status, reason, amountMinor, paidAt }): Found => ({
        kind: status === 'held' ? 'depositHeld' : 'depositReturned',
        since: paidAt,
        reasons: reason === null ? [] : [reason],
        ...basisOf(reason),
        figures: [{ name: 'amount', unit: 'money', value: formatMoney(amountMinor) }],
      })),
    ]
  }

/** What the member has put away. */
export const vaultOf =
  ({ transfers }: Pick<Modules, 'transfers'>): ReasonSource =>
  async ({ member: { memberId } }) => {
    const { parts } = await transfers.getVault(memberId)
    return parts
      .filter(({ returnedAt }) => returnedAt === null)
      .map(({ amount, putAt, opensAt }) => ({
        kind: 'vault' as const,
        since: new Date(putAt),
        until: new Date(opensAt),
        figures: [{ name: 'amount' as const, unit: 'money' as const, value: amount }],
      }))
  }
