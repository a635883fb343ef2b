import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import {
  addPayee,
  createDeposit,
  createWithdrawal,
  getBalance,
  getWithdrawSettings,
  listPayees,
  setPaymentPassword,
} from '@trevo/api-client/endpoints.ts'
import { demoPaymentPassword as paymentPassword } from '@trevo/demo-members/demo-members.ts'
import { formatMoney, parseMoney } from '@trevo/money/money.ts'
import type { Entered } from './enter.ts'
import { needed, VisitEnds } from './needed.ts'

const creditedWithinMs = 30_000
// Below every limit above which an operator must review, except that of a first withdrawal.
const withdrawalMaxMinor = 2_400_0000n

export const reais = (amount: number): bigint => BigInt(Math.round(amount * 10_000))

const balanceOf = async ({ api }: Entered): Promise<bigint> =>
  parseMoney(needed(await api.call(getBalance)).sumBalance)

/** Acts as the member's bank: pays the charge behind an address, now or at an earlier instant. */
export const payAt = async (
  payUrl: string,
  { taxId, fullName }: Entered['member'],
  paidAt?: string,
): Promise<void> => {
  const { origin, host, pathname } = new URL(payUrl)
  const paid = await fetch(`${origin}/sandbox/payments`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ location: host + pathname, cpf: taxId, name: fullName, paidAt }),
    signal: AbortSignal.timeout(15_000),
  })
  if (!paid.ok) throw new VisitEnds(`the institution answers ${paid.status}`)
}

/** Deposits what the member usually does and waits for it. @returns the balance with it */
export const deposit = async (entered: Entered, paidAt?: string): Promise<bigint> => {
  const { api, member } = entered
  const before = await balanceOf(entered)
  const amount = formatMoney(reais(member.habit.deposit))
  const body = { clientId: randomUUID(), channel: 'PIX', amount } as const
  const { payUrl } = needed(await api.call(createDeposit, { body }))
  if (!payUrl) throw new VisitEnds('the charge can be paid nowhere')
  await payAt(payUrl, member, paidAt)
  for (const until = Date.now() + creditedWithinMs; Date.now() < until; await pause(1_000)) {
    const now = await balanceOf(entered)
    if (now > before) return now
  }
  throw new VisitEnds('the deposit is not credited yet')
}

/** The Pix key for payouts: the member's own CPF, registered at the first withdrawal. */
const payeeOf = async ({ api, member }: Entered, password: string): Promise<string> => {
  const { bankCards, hasPaymentPassword } = needed(await api.call(listPayees))
  const [first] = bankCards
  if (first) return first.bankCardId
  if (!hasPaymentPassword) {
    const body = {
      password,
      newPaymentPassword: paymentPassword,
      confirmNewPaymentPassword: paymentPassword,
    }
    needed(await api.call(setPaymentPassword, { body }))
  }
  const payee = { kind: 'pix', keyType: 'CPF', key: member.taxId } as const
  const body = { paymentPassword, clientId: randomUUID(), payee }
  return needed(await api.call(addPayee, { body })).bankCardId
}

const withdraw = async (entered: Entered, balance: bigint, password: string): Promise<void> => {
  const { api } = entered
  const settings = needed(await api.call(getWithdrawSettings))
  if (settings.allowWithdraw !== 'Y' || parseMoney(settings.turnover.left) > 0n) return
  const half = balance / 2n
  const amountMinor = half < withdrawalMaxMinor ? half - (half % 10_0000n) : withdrawalMaxMinor
  if (amountMinor < parseMoney(settings.minimumAmount)) return
  const bankCardId = await payeeOf(entered, password)
  const amount = formatMoney(amountMinor)
  const body = { paymentPassword, clientId: randomUUID(), bankCardId, amount }
  needed(await api.call(createWithdrawal, { body }))
}

/** Before a visit: deposits when the balance is nearly used up. Throws `VisitEnds` if refused. */
export const keepFunds = async (entered: Entered): Promise<void> => {
  const { habit } = entered.member
  if ((await balanceOf(entered)) < reais(habit.stake) * 10n) await deposit(entered)
}

/**
 * After a visit: withdraws half of the balance if at least half of a usual deposit is left and no wagering is
 * outstanding. Throws `VisitEnds` if refused.
 */
export const takeHome = async (entered: Entered, password: string): Promise<void> => {
  const balance = await balanceOf(entered)
  if (balance * 2n >= reais(entered.member.habit.deposit)) {
    await withdraw(entered, balance, password)
  }
}
