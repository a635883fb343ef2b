import { Refusal } from '@trevo/platform/refusal.ts'
import { expect, test } from 'vitest'
import { ClaimLost } from './claim.ts'
import { outcome, refusalOf } from './outcomes.ts'
import { LimitsUnasked } from './stake-guard.ts'

const about = { txnId: 't1', balanceMinor: 12_300n }

test.each([
  [outcome.idReused, 'request.id_reused', { id: 't1' }],
  [outcome.insufficientBalance, 'wallet.insufficient_balance', { balance: '1.23' }],
  [outcome.accountUnknown, 'wallet.account_unknown', undefined],
  [outcome.reversedBefore, 'wallet.transfer_reversed', { id: 't1' }],
  [outcome.debitRefused, 'wallet.debit_refused', undefined],
])('outcome %i of a command is %s', (code, refusal, detail) => {
  const error = refusalOf(code, about)
  expect(error).toBeInstanceOf(Refusal)
  expect(error).toMatchObject({ code: refusal, ...(detail && { detail }) })
})

test('a lost claim and limits that were not asked have errors of their own', () => {
  expect(refusalOf(outcome.claimLost, about)).toBeInstanceOf(ClaimLost)
  const unasked = refusalOf(outcome.limitsUnasked, about)
  expect(unasked).toBeInstanceOf(LimitsUnasked)
  // As a serialization failure: the transaction runs again.
  expect(unasked).toMatchObject({ code: '40001' })
})

test('codes are those of the posting functions; any other is an error of ours', () => {
  expect(outcome).toEqual({
    applied: 0,
    duplicate: 1,
    idReused: 2,
    insufficientBalance: 3,
    accountUnknown: 4,
    reversedBefore: 5,
    debitRefused: 6,
    tombstoneLeft: 7,
    claimLost: 8,
    limitsUnasked: 10,
  })
  expect(refusalOf(9, about).message).toBe('wallet: the database answered outcome 9')
  expect(refusalOf(outcome.insufficientBalance, { ...about, balanceMinor: null })).toMatchObject({
    detail: { balance: '0.00' },
  })
})
