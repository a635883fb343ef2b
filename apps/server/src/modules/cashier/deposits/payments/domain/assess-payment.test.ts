import { describe, expect, test } from 'vitest'
import { assessPayment } from './assess-payment.ts'

const expiresAt = new Date('2030-01-01T12:15:00Z')
const pix = {
  amountMinor: 500_000n,
  paidAt: new Date('2030-01-01T12:05:00Z'),
  payerDocument: '52998224725',
}
const deposit = { amountMinor: 500_000n, expiresAt, isCredited: false, isCancelled: false }
const member = { cpf: '52998224725', isClosed: false, mayDeposit: true, payerCpfRequired: true }

test('the right amount in time from the member’s CPF is credited', () => {
  expect(assessPayment(pix, deposit, member)).toEqual({ end: 'credit' })
})

describe('every other case has its own result', () => {
  test.each([
    ['a txid of nobody', pix, undefined, undefined, 'unknown_charge'],
    ['a second payment', pix, { ...deposit, isCredited: true }, member, 'already_paid'],
    ['at the instant of expiry', { ...pix, paidAt: expiresAt }, deposit, member, 'late'],
    ['one centavo less', { ...pix, amountMinor: 499_900n }, deposit, member, 'amount_differs'],
    ['one centavo more', { ...pix, amountMinor: 500_100n }, deposit, member, 'amount_differs'],
    ['a blocked member', pix, deposit, { ...member, mayDeposit: false }, 'member_blocked'],
    ['a closed account', pix, deposit, { ...member, isClosed: true }, 'account_closed'],
    ['a charge called off', pix, { ...deposit, isCancelled: true }, member, 'member_blocked'],
    ['another CPF', { ...pix, payerDocument: '11144477735' }, deposit, member, 'payer_differs'],
    ['a company', { ...pix, payerDocument: '11222333000181' }, deposit, member, 'payer_differs'],
    ['a CPF needed, none known', pix, deposit, { ...member, cpf: undefined }, 'payer_differs'],
  ])('%s goes back', (_name, paid, asked, rules, reason) => {
    expect(assessPayment(paid, asked, rules)).toEqual({ end: 'refund', reason })
  })

  test('a payment of an unknown payer is held, not guessed', () => {
    const paid = { ...pix, payerDocument: undefined }
    expect(assessPayment(paid, deposit, member)).toEqual({ end: 'hold', reason: 'payer_unknown' })
  })

  test('1h: a payment of an unknown payer is held in every jurisdiction, because excluded people pay too', () => {
    const open = { ...member, cpf: undefined, payerCpfRequired: false }
    const paid = { ...pix, payerDocument: undefined }
    expect(assessPayment(paid, deposit, open)).toEqual({ end: 'hold', reason: 'payer_unknown' })
  })

  test('payerCpfRequired: if the law does not require it, a member without CPF is credited from any payer', () => {
    const open = { ...member, cpf: undefined, payerCpfRequired: false }
    expect(assessPayment(pix, deposit, open)).toEqual({ end: 'credit' })
  })

  test('a member with a known CPF is protected by it everywhere', () => {
    const open = { ...member, payerCpfRequired: false }
    const paid = { ...pix, payerDocument: '11144477735' }
    expect(assessPayment(paid, deposit, open)).toEqual({ end: 'refund', reason: 'payer_differs' })
  })
})

describe('1h: money of excluded members and closed accounts is returned in every jurisdiction', () => {
  test.each([
    ['excluded', { isExcluded: true, isClosed: false }],
    ['with a closed account', { isExcluded: false, isClosed: true }],
  ])('%s, for a member without CPF', (_name, payerAccounts) => {
    for (const payerCpfRequired of [true, false]) {
      const other = { ...member, cpf: undefined, payerCpfRequired }
      const verdict = assessPayment({ ...pix, payerAccounts }, deposit, other)
      expect(verdict).toEqual({ end: 'refund', reason: 'payer_differs' })
    }
  })

  test('a member excluded at another brand, for their own deposit', () => {
    const payerAccounts = { isExcluded: true, isClosed: false }
    const verdict = assessPayment({ ...pix, payerAccounts }, deposit, member)
    expect(verdict).toEqual({ end: 'refund', reason: 'member_blocked' })
  })

  test('a member who closed an account at another brand may pay into their own open one', () => {
    const payerAccounts = { isExcluded: false, isClosed: true }
    expect(assessPayment({ ...pix, payerAccounts }, deposit, member)).toEqual({ end: 'credit' })
  })
})

describe('2.2: the payer’s document in the institutions’ formats', () => {
  test.each([['529.982.247-25'], ['00052998224725'], [' 52998224725']])(
    '%s is the member’s',
    (payerDocument) => {
      expect(assessPayment({ ...pix, payerDocument }, deposit, member)).toEqual({ end: 'credit' })
    },
  )

  test.each([['***.982.247-**'], [''], [`${'X'.repeat(3)}98224725`], ['não informado']])(
    '“%s” is held for a person, never sent back as another’s',
    (payerDocument) => {
      const held = { end: 'hold', reason: 'payer_unknown' }
      expect(assessPayment({ ...pix, payerDocument }, deposit, member)).toEqual(held)
    },
  )
})
