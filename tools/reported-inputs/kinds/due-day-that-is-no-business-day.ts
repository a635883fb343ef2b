import { expect } from 'vitest'
import { lastPayableDay } from '../../../apps/psp-sandbox/src/store/last-payable-day.ts'
import { assessPayment } from '../../../apps/server/src/modules/cashier/deposits/payments/domain/assess-payment.ts'
import { apiPixShapes } from '../../../apps/server/src/modules/cashier/institutions/api-pix/shapes.ts'
import type { ReportedInput } from '../reported-input.ts'

type Input = { readonly dueOn: string; readonly graceDays: number; readonly paidAt: string }

/** The outcome of a payment for a charge with a due date, as the institution would confirm the charge. */
export const check = ({ input, right }: ReportedInput): void => {
  const { dueOn, graceDays, paidAt } = input as Input // the fields of this kind
  const charge = apiPixShapes.datedCharge.parse({
    txid: 't'.repeat(32),
    status: 'ATIVA',
    calendario: {
      criacao: '2020-01-01T12:00:00Z',
      dataDeVencimento: dueOn,
      validadeAposVencimento: graceDays,
    },
    valor: { original: '50.00' },
    loc: { location: 'bank.example/qr/v2/1' },
  })
  const cpf = '52998224725'
  const verdict = assessPayment(
    { amountMinor: charge.amountMinor, paidAt: new Date(paidAt), payerDocument: cpf },
    { ...charge, isCredited: false, isCancelled: false },
    { cpf, isClosed: false, mayDeposit: true, payerCpfRequired: true },
  )
  const isCredited = String(right).startsWith('credited')
  expect(verdict).toEqual(isCredited ? { end: 'credit' } : { end: 'refund', reason: 'late' })
  // The sandbox uses its own calendar, so both must be right.
  const paidOn = new Date(Date.parse(paidAt) - 3 * 3_600_000).toISOString().slice(0, 10)
  expect(paidOn <= lastPayableDay(dueOn, graceDays)).toBe(isCredited)
}
