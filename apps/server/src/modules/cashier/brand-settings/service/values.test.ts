import type {
  DepositSettings,
  WithdrawalSettings,
} from '@trevo/contract/ops/payments/cashier-settings.ts'
import { expect, test } from 'vitest'
import { depositSettingsOf, depositValuesOf, findDepositConflict } from './deposit-values.ts'
import {
  findWithdrawalConflict,
  withdrawalSettingsOf,
  withdrawalValuesOf,
} from './withdrawal-values.ts'

const withdrawals: WithdrawalSettings = {
  allowed: true,
  amountMin: '20.00',
  amountMax: '50000.00',
  freePerDay: 3,
  fee: '2.00',
  turnoverBp: 10_000,
  withoutReview: '5000.00',
  first: '1000.00',
  newDevice: '1000.00',
  dayCount: 5,
  daySum: '10000.00',
  wonFromMembers: '50.00',
  secondPersonFrom: '10000.00',
  peerAllowed: true,
  peerAnswerMin: 30,
}
const deposits: DepositSettings = {
  allowed: true,
  amountMin: '10.00',
  amountMax: '50000.00',
  chips: ['20.00', '50.00'],
  chargeSec: 900,
  receiverName: 'Trevo',
  receiverCity: 'São Paulo',
  dueDaysMax: 3,
  cpfRequired: false,
}

test('settings are the same after they were kept', () => {
  expect(withdrawalSettingsOf(withdrawalValuesOf(withdrawals))).toEqual(withdrawals)
  expect(depositSettingsOf(depositValuesOf(deposits))).toEqual(deposits)
})

test('limits that contradict each other are named by their field', () => {
  const of = (change: Partial<WithdrawalSettings>) =>
    findWithdrawalConflict({ ...withdrawals, ...change })
  expect(of({})).toBeUndefined()
  expect(of({ amountMin: '0.00' })).toBe('amountMin')
  expect(of({ amountMax: '10.00' })).toBe('amountMax')
  expect(of({ amountMax: '20.00' })).toBeUndefined()
  // Nothing would arrive of the smallest withdrawal.
  expect(of({ fee: '20.00' })).toBe('fee')
  expect(of({ secondPersonFrom: '4999.99' })).toBe('secondPersonFrom')
  expect(of({ secondPersonFrom: '5000.00' })).toBeUndefined()
  expect(findDepositConflict({ ...deposits, chips: ['5.00'] })).toBe('chips')
  expect(findDepositConflict({ ...deposits, amountMax: '9.00', chips: [] })).toBe('amountMax')
  expect(findDepositConflict({ ...deposits, amountMax: '10.00', chips: [] })).toBeUndefined()
  expect(findDepositConflict(deposits)).toBeUndefined()
})
