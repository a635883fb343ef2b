import { expect, test } from 'vitest'
import { changedMeanwhile, differingFields } from './compare-settings.ts'

const current = { fee: '2.00', chips: ['20.00', '50.00'], allowed: true }

test('fields with the present value are no change, lists are compared by content', () => {
  expect(differingFields(current, { fee: '2.00', chips: ['20.00', '50.00'] })).toEqual([])
  expect(differingFields(current, { fee: '3.00', allowed: true })).toEqual(['fee'])
})

test('what somebody else changed since the operator looked is named', () => {
  expect(changedMeanwhile(current, { fee: '2.00' })).toEqual([])
  expect(changedMeanwhile(current, { fee: '1.00', allowed: true })).toEqual(['fee'])
})
