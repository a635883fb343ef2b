import { expect, it } from 'vitest'
import { allEndpoints } from '../all-endpoints.ts'
import { eventOfAct } from './note-operator-acts.ts'

const acts = allEndpoints.filter(({ auth, method }) => auth === 'operator' && method !== 'GET')

/** Acts of two persons that are everyday work, which the ledger or the audit alone records. */
const everyday = new Set([
  // The movement itself is an event (adjustment), or an event from R$ 10,000 on.
  'adjustBalance',
  'approveWithdrawal',
  'approveWithdrawals',
  'approveBigPrize',
  // Known to nobody without a right of AML; its own record keeps it.
  'reportAmlCase',
  'reportAmlYear',
])

it('every act that is an event is an endpoint that acts', () => {
  const names = new Set(acts.map(({ name }) => name))
  expect(Object.keys(eventOfAct).filter((name) => !names.has(name))).toEqual([])
})

it('every act of two persons is a significant event or named as everyday work', () => {
  const missing = acts
    .filter(
      ({ approval, name }) => approval === 'second' && !eventOfAct[name] && !everyday.has(name),
    )
    .map(({ name }) => name)
  expect(missing).toEqual([])
})
