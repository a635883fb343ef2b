import { dayMs } from '@trevo/calendar/durations.ts'
import type { OpenedWithdrawal, signalCodes } from '@trevo/contract/ops/withdrawal-queue.ts'
import type { WithdrawalMember } from '../../../needs.ts'
import type { PayeeRow, WithdrawalRow } from '../../common/repository/tables.ts'
import type { History } from '../repository/read-history.ts'

type Signal = OpenedWithdrawal['signals'][number]

/** A payee that is younger than this when the money is asked for is worth a look. */
const newPayeeMs = dayMs

export type SignalFacts = {
  readonly row: WithdrawalRow
  readonly member: WithdrawalMember
  readonly history: History
  readonly payee: PayeeRow | undefined
  /** Other members with the same payee. */
  readonly sharing: number
  readonly owedMinor: bigint
  readonly isBeingAsked: boolean
  readonly isSignalled: boolean
  readonly needsSecond: boolean
}

const signal = (
  code: (typeof signalCodes)[number],
  isClear: boolean,
  more: Partial<Pick<Signal, 'count' | 'at'>> = {},
): Signal => ({ code, level: isClear ? 'clear' : 'weigh', count: null, at: null, ...more })

/** What was looked at, in order or not: each is a sentence beside the decision. */
export const findSignals = (facts: SignalFacts): Signal[] => {
  const { row, member, history, payee, sharing } = facts
  const addedAt = payee?.created_at
  const isOld = addedAt !== undefined && row.created_at.getTime() - addedAt.getTime() >= newPayeeMs
  const at = addedAt?.toISOString() ?? null
  return [
    signal('identity', member.cpf !== undefined),
    signal('payee', member.cpf === undefined || member.cpf === row.payee.document),
    signal('payee_age', isOld, { at }),
    signal('device', history.isKnownDevice),
    signal('shared_payee', sharing === 0, { count: sharing }),
    signal('returned_pix', facts.owedMinor === 0n && !facts.isBeingAsked),
    signal('play_signal', !facts.isSignalled),
    signal('second_person', !facts.needsSecond),
  ]
}
