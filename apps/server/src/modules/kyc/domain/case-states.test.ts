import type { CaseState } from '@trevo/contract/wps/kyc/kyc-names.ts'
import { expect, test } from 'vitest'
import { canMove, caseMoves, isUnderWay } from './case-states.ts'

const states = Object.keys(caseMoves) as CaseState[]

test('a case is under way until it is decided', () => {
  expect(states.filter(isUnderWay)).toEqual(['started', 'captured', 'checking', 'review'])
})

test('a case is verified or refused after checks or a review, and ends once', () => {
  const leadingTo = (to: CaseState) => states.filter((from) => canMove(from, to))
  expect(leadingTo('verified')).toEqual(['checking', 'review'])
  expect(leadingTo('refused')).toEqual(['checking', 'review'])
  expect(leadingTo('expired')).toEqual(['started', 'verified', 'refused'])
  expect(leadingTo('started')).toEqual(['checking', 'review'])
  expect(states.filter((to) => canMove('expired', to))).toEqual([])
})
