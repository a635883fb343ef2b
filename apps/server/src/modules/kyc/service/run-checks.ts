import { randomUUID } from 'node:crypto'
import { minuteMs } from '@trevo/calendar/durations.ts'
import { checkKinds, type CheckKind } from '@trevo/contract/wps/kyc/kyc-names.ts'
import type { KycForm } from '@trevo/contract/wps/kyc/kyc.ts'
import { tables, type Tx } from '@trevo/database/connect.ts'
import { doEach } from '@trevo/platform/do-each.ts'
import { judgeRound, type Judgement } from '../domain/judge-answers.ts'
import { wantedFor } from '../domain/missing-items.ts'
import type { KycNeeds } from '../needs.ts'
import { findCase, listChangedBefore, lockCase, updateCase } from '../repository/cases.ts'
import {
  answerCheck,
  claimDocument,
  claimDueChecks,
  insertCall,
  insertChecks,
  listChecks,
  postponeCheck,
} from '../repository/checks.ts'
import type { CaseRow, CheckRow, KycTables } from '../repository/tables.ts'
import { askPort, type Asked } from './ask-port.ts'
import { moveCase } from './move-case.ts'
import { openForm } from './sealed-form.ts'

const casesAtOnce = 20
const checksAtOnce = 5
/** Longer than a port may take; a copy that dies leaves its checks to others. */
const leaseMs = minuteMs
const triesMax = 8
const waitMaxMs = 10 * minuteMs

/** A case that was sent begins a round: one question to each port, asked by the next steps. */
const beginRound = (needs: KycNeeds, caseId: bigint): Promise<void> =>
  needs.database.inTx(async (tx) => {
    const row = await lockCase(tx, caseId)
    if (row?.state !== 'captured') return
    const now = needs.clock.now()
    const round = row.round + 1
    await updateCase(tx, caseId, { round })
    await insertChecks(
      tx,
      checkKinds.map((kind) => ({
        case_id: caseId,
        round,
        kind,
        request_id: randomUUID(),
        verdict: null,
        causes: [],
        facts: '{}',
        due_at: now,
        answered_at: null,
      })),
    )
    await moveCase(needs, tx, row, { to: 'checking' })
  })

/** Whose the document and the CPF are is read where the verdict is written. */
const judgeOwners = async (
  needs: KycNeeds,
  tx: Tx,
  row: CaseRow,
  {
    judgement,
    documentNumber,
    form,
    kind,
  }: Asked & { readonly form: KycForm; readonly kind: CheckKind },
): Promise<Judgement> => {
  if (kind === 'document' && documentNumber !== undefined && judgement.verdict !== 'retake') {
    const documentKey = needs.secrets.hash(`document ${form.documentType} ${documentNumber}`)
    const at = needs.clock.now()
    const owner = await claimDocument(tx, { documentKey, personId: row.person_id, at })
    if (owner !== row.person_id) {
      return { ...judgement, verdict: 'refuse', causes: ['document_used', ...judgement.causes] }
    }
  }
  if (kind === 'cpf') {
    const owner = await needs.members.findPersonByCpf(row.brand_id, form.cpf, tx)
    if (owner !== undefined && owner !== row.person_id) {
      return { ...judgement, verdict: 'refuse', causes: ['cpf_of_another', ...judgement.causes] }
    }
  }
  return judgement
}

/** Once every port has answered, the case goes where the answers lead it. */
const endRound = async (needs: KycNeeds, tx: Tx, row: CaseRow, form: KycForm): Promise<void> => {
  const checks = await listChecks(tables<KycTables>(tx), row.id, row.round)
  const judged = checks.flatMap(({ verdict, causes }) => (verdict ? [{ verdict, causes }] : []))
  if (judged.length < checks.length) return
  const { next, causes } = judgeRound(judged)
  const expiresOn = checks.find(({ kind }) => kind === 'document')?.facts['expiresOn']
  const isDay = expiresOn !== undefined && /^\d{4}-\d\d-\d\d$/.test(expiresOn)
  await moveCase(needs, tx, row, {
    to: next,
    causes,
    wanted: next === 'started' ? wantedFor(causes, form) : [],
    documentExpiresOn: isDay ? expiresOn : null,
  })
}

const keepAnswer = async (
  needs: KycNeeds,
  check: CheckRow,
  asked: Asked & { readonly form: KycForm },
): Promise<void> => {
  const { database, clock, sealCall } = needs
  const key = { caseId: check.case_id, round: check.round, kind: check.kind }
  await database.inTx(async (tx) => {
    const row = await lockCase(tx, check.case_id)
    if (!row) return
    if (asked.call) {
      const of = { caseId: row.id, memberId: row.member_id }
      await insertCall(tables<KycTables>(tx), sealCall(asked.call), of)
    }
    // An operator may have decided meanwhile, or another copy.
    if (row.state !== 'checking' || row.round !== check.round) return
    const now = clock.now()
    if (!asked.isAnswered && check.tries + 1 < triesMax) {
      const waitMs = Math.min(waitMaxMs, 2_000 * 2 ** check.tries)
      const dueAt = new Date(now.getTime() + waitMs)
      await postponeCheck(tx, key, { tries: check.tries + 1, dueAt })
      return
    }
    const judgement = await judgeOwners(needs, tx, row, { ...asked, kind: check.kind })
    if (await answerCheck(tx, key, { ...judgement, at: now })) {
      await endRound(needs, tx, row, asked.form)
    }
  })
}

/** Asks outside of any transaction, and keeps the answer in one. */
const runCheck = async (needs: KycNeeds, check: CheckRow): Promise<void> => {
  const row = await findCase(needs.database.db, check.case_id)
  const form = row && openForm(needs, row)
  if (!row || !form || row.state !== 'checking' || row.round !== check.round) return
  const asked = await askPort(needs, { row, form, check })
  await keepAnswer(needs, check, { ...asked, form })
}

/**
 * A job, every second: sends captured cases to be checked, asks the ports what is due, and moves a case once they
 * have all answered. Killed at any point it goes on with the same request ids.
 */
export const createRunChecks = (needs: KycNeeds) => async (): Promise<void> => {
  const { database, clock } = needs
  const soon = new Date(clock.now().getTime() + 1)
  const captured = await listChangedBefore(database.db, 'captured', soon, casesAtOnce)
  await doEach(captured, (caseId) => beginRound(needs, caseId))
  const now = clock.now()
  const leaseUntil = new Date(now.getTime() + leaseMs)
  const due = await database.inTx((tx) =>
    claimDueChecks(tx, { now, leaseUntil, limit: checksAtOnce }),
  )
  await doEach(due, (check) => runCheck(needs, check))
}
