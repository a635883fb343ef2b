import { expect } from 'vitest'
import {
  assessPayment,
  type Verdict,
} from '../../../apps/server/src/modules/cashier/deposits/payments/domain/assess-payment.ts'
import type { ReportedInput } from '../reported-input.ts'

type Input = { readonly member: string; readonly payer: string | null }

const endOf = (right: string): Verdict => {
  if (right.startsWith('same')) return { end: 'credit' }
  if (right.startsWith('unknown')) return { end: 'hold', reason: 'payer_unknown' }
  return { end: 'refund', reason: 'payer_differs' }
}

/** The outcome of a payment in time and of the right amount, by the institution's data about the payer. */
export const check = ({ input, right }: ReportedInput): void => {
  const { member, payer } = input as Input // the fields of this kind
  const verdict = assessPayment(
    {
      amountMinor: 500_000n,
      paidAt: new Date('2026-11-28T12:00:00Z'),
      payerDocument: payer ?? undefined,
    },
    {
      amountMinor: 500_000n,
      expiresAt: new Date('2026-11-28T13:00:00Z'),
      isCredited: false,
      isCancelled: false,
    },
    { cpf: member, isClosed: false, mayDeposit: true, payerCpfRequired: true },
  )
  expect(verdict).toEqual(endOf(String(right)))
}
