import type { InstantPlan } from '@trevo/contract/ops/lottery/instant.ts'
import {
  findPlanFault,
  returnOfPlan,
  type PlanFault,
  type PrizePlan,
} from '@trevo/lottery-rules/instant/prize-plan.ts'
import { findMoney } from '@trevo/money/money.ts'
import { formatDecimal } from '../../../core/format.ts'
import { plainAmount } from '../../../core/plain-amount.ts'

/** A prize plan as operators type it; each line of `prizes` is a count and an amount: `8000 x 2,50`. */
export type TypedPlan = {
  readonly price: string
  readonly ticketCount: number | null
  readonly prizes: string
  readonly days: number | null
}

export type ReadPlan =
  | { readonly ok: true; readonly plan: InstantPlan; readonly returnBp: number }
  | { readonly ok: false; readonly fault: PlanFault | 'line' | 'days' }

const line = /^(\d{1,6})\s*[x×]\s*([\d.,]{1,20})$/i
const typedMoney = /^(0|[1-9]\d{0,11})(\.\d{1,2})?$/

/** The plan with what it returns, in 1/100 percent, or what is wrong with it. */
export const readTypedPlan = ({ price, ticketCount, prizes, days }: TypedPlan): ReadPlan => {
  const rows = prizes.split('\n').filter((row) => row.trim() !== '')
  const found = rows.map((row) => {
    const [, count = '', amount = ''] = line.exec(row.trim()) ?? []
    return { count: Number(count), amount: plainAmount(amount) }
  })
  if (found.some(({ amount }) => !typedMoney.test(amount))) return { ok: false, fault: 'line' }
  const plainPrice = plainAmount(price)
  if (!typedMoney.test(plainPrice)) return { ok: false, fault: 'price' }
  if (days === null || days < 1 || days > 365) return { ok: false, fault: 'days' }
  const minorOf = (amount: string) => String(findMoney(amount) ?? 0n)
  const plan: PrizePlan = {
    priceMinor: minorOf(plainPrice),
    ticketCount: ticketCount ?? 0,
    prizes: found.map(({ amount, count }) => ({ amountMinor: minorOf(amount), count })),
  }
  const fault = findPlanFault(plan)
  if (fault !== undefined) return { ok: false, fault }
  return {
    ok: true,
    plan: { price: plainPrice, ticketCount: plan.ticketCount, prizes: found, days },
    returnBp: returnOfPlan(plan),
  }
}

/** The plan in the form in which it is typed. */
export const typePlan = ({ price, ticketCount, prizes, days }: InstantPlan): TypedPlan => ({
  price,
  ticketCount,
  prizes: prizes.map(({ amount, count }) => `${count} x ${formatDecimal(amount)}`).join('\n'),
  days,
})
