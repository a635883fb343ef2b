import type { CaseState } from '@trevo/contract/wps/kyc/kyc-names.ts'

/** Where a case can go from each state. */
export const caseMoves = {
  started: ['captured', 'expired'],
  captured: ['checking'],
  checking: ['started', 'review', 'verified', 'refused'],
  review: ['started', 'verified', 'refused'],
  verified: ['expired'],
  refused: ['expired'],
  expired: [],
} as const satisfies Record<CaseState, readonly CaseState[]>

export const canMove = (from: CaseState, to: CaseState): boolean =>
  (caseMoves[from] as readonly CaseState[]).includes(to)

/** A person has one of these at most. */
const underWay = [
  'started',
  'captured',
  'checking',
  'review',
] as const satisfies readonly CaseState[]

export const isUnderWay = (state: CaseState): boolean =>
  (underWay as readonly CaseState[]).includes(state)
