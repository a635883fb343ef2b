import type { ContractAnswer, ContractStatus } from '@trevo/contract/wps/agents/contracts.ts'
import type { z } from 'zod'

type Status = z.infer<typeof ContractStatus>
type Answer = z.infer<typeof ContractAnswer>
/** Nothing leads back to an offer. */
export type Reached = Exclude<Status, 'P' | 'E'>

/**
 * The state after a receiver's answer (CONTRACT-1). A repeated answer leads to the same state; one that is missing
 * here is refused.
 */
const answers: Readonly<Record<Status, Readonly<Partial<Record<Answer, Reached>>>>> = {
  P: { A: 'A', R: 'R' },
  E: { A: 'A', R: 'R' },
  V: { A: 'A', C: 'C' },
  A: { A: 'A' },
  R: { R: 'R' },
  C: { C: 'C' },
}

/**
 * The state of a contract that its giver wants to end: an offer is withdrawn, the end of a signed one is
 * requested.
 */
const voids: Readonly<Record<Status, Reached | undefined>> = {
  P: 'C',
  E: 'C',
  A: 'V',
  V: 'V',
  C: 'C',
  R: undefined,
}

export const answered = (status: Status, answer: Answer): Reached | undefined =>
  answers[status][answer]

export const voided = (status: Status): Reached | undefined => voids[status]

/** In force, including those whose end was requested. */
export const isSigned = (status: Status): boolean => 'AV'.includes(status)
/** A party still relies on it. */
export const liveStatuses = ['P', 'E', 'A', 'V'] as const satisfies readonly Status[]
