import type { ContractAnswer, ContractStatus } from '@trevo/contract/wps/agents/contracts.ts'
import type { z } from 'zod'

type Status = z.infer<typeof ContractStatus>
type Answer = z.infer<typeof ContractAnswer>
/** Nothing leads back to an offer. */
export type Reached = Exclude<Status, 'P' | 'E'>

/**
 * Where a receiver's answer leads (CONTRACT-1). An answer given again leads to where it led before;
 * one that is missing here is refused.
 */
const answers: Readonly<Record<Status, Readonly<Partial<Record<Answer, Reached>>>>> = {
  P: { A: 'A', R: 'R' },
  E: { A: 'A', R: 'R' },
  V: { A: 'A', C: 'C' },
  A: { A: 'A' },
  R: { R: 'R' },
  C: { C: 'C' },
}

/** What becomes of a contract whose giver wants it gone: an offer goes, a signed one is asked for. */
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
/** Somebody still counts on it. */
export const liveStatuses = ['P', 'E', 'A', 'V'] as const satisfies readonly Status[]
