import { randomUUID } from 'node:crypto'
import { dayMs, minuteMs } from '@trevo/calendar/durations.ts'
import { tables, type Tx } from '@trevo/database/connect.ts'
import type { RegisterAnswer } from '../domain/register-port.ts'
import type { ComplianceNeeds } from '../needs.ts'
import { insertCall, lockCheck, updateCheck, type PersonCheck } from '../repository/checks.ts'
import type { CheckCause, ComplianceTables } from '../repository/tables.ts'
import { endImpedimentInTx, impedeInTx } from './impede-in-tx.ts'

const firstRetryMs = 2_000
const longestRetryMs = minuteMs
/** Where no law of the person's brands sets a rhythm any more. */
const restDays = 15

export type CheckOrder = {
  readonly personId: bigint
  readonly cause: CheckCause
  /** Who asked for it by hand. */
  readonly operator?: string
}

export type CheckOutcome = RegisterAnswer['outcome'] | 'no_cpf'

/** The wait before the n-th repetition of a question. */
export const retryMsOf = (attempts: number): number =>
  Math.min(longestRetryMs, firstRetryMs * 2 ** Math.min(attempts, 10))

type Asked = CheckOrder & {
  readonly nonce: string
  readonly askedAt: Date
  readonly answer: RegisterAnswer
}

const checkDaysOf = async (
  { members, settings }: ComplianceNeeds,
  tx: Tx,
  personId: bigint,
): Promise<number> => {
  const accounts = await members.listAccounts(personId, tx)
  const days = accounts
    .map(({ brandId }) => settings.registerLawOf(brandId).checkDays)
    .filter((one) => one > 0)
  return days.length === 0 ? restDays : Math.min(...days)
}

/** No answer that counts: a person who waits goes on waiting, and the question is repeated. */
const keepWaiting = async (tx: Tx, check: PersonCheck, { cause, askedAt }: Asked) => {
  await updateCheck(tables<ComplianceTables>(tx), check.person_id, {
    attempts: check.attempts + 1,
    cause: check.cause ?? cause,
    next_try_at: new Date(askedAt.getTime() + retryMsOf(check.attempts)),
  })
}

const saveAnswer = async (needs: ComplianceNeeds, tx: Tx, asked: Asked): Promise<void> => {
  const { personId, cause, nonce, askedAt, answer, operator } = asked
  const db = tables<ComplianceTables>(tx)
  await needs.members.lockPerson(tx, personId)
  const check = await lockCheck(db, personId, askedAt)
  const callId = await insertCall(db, {
    person_id: personId,
    cause,
    nonce,
    asked_at: askedAt,
    outcome: answer.outcome,
    failure: answer.outcome === 'unanswered' ? answer.failure : null,
    body: answer.body,
    signature: answer.signature,
    operator: operator ?? null,
  })
  if (answer.outcome === 'unanswered') return keepWaiting(tx, check, asked)
  // A question that was asked before the one that counts says nothing new.
  if (check.checked_at !== null && check.checked_at > askedAt) return
  const days = await checkDaysOf(needs, tx, personId)
  await updateCheck(db, personId, {
    status: answer.outcome,
    checked_at: askedAt,
    due_at: new Date(askedAt.getTime() + days * dayMs),
    waiting_since: null,
    cause: null,
    next_try_at: null,
    attempts: 0,
  })
  if (answer.outcome === 'impeded') {
    await impedeInTx(needs, tx, { personId, callId, reasons: answer.reasons, at: askedAt })
  } else {
    await endImpedimentInTx(needs, tx, personId, askedAt)
  }
  if (check.waiting_since !== null) await needs.members.setUnchecked(tx, personId, null)
}

/**
 * Asks the register about a person and acts on the answer in one transaction: it is kept as evidence, an impediment
 * begins or ends, and what was held until the answer is free again. The register is asked outside of it.
 */
export const createCheckPerson =
  (needs: ComplianceNeeds) =>
  async (order: CheckOrder): Promise<CheckOutcome> => {
    const { database, clock, register, members } = needs
    const accounts = await members.listAccounts(order.personId)
    const cpf = accounts.find((one) => one.cpf !== null)?.cpf
    if (cpf === undefined || cpf === null) return 'no_cpf'
    const nonce = randomUUID()
    const askedAt = clock.now()
    const answer = await register.ask({ cpf, nonce, at: askedAt })
    await database.inTx((tx) => saveAnswer(needs, tx, { ...order, nonce, askedAt, answer }))
    return answer.outcome
  }

export type CheckPerson = ReturnType<typeof createCheckPerson>
