import { tables, type Tx } from '@trevo/database/connect.ts'
import type { Insertable } from 'kysely'
import type { SealedCall } from '../../../platform/outside/seal-call.ts'
import type { CheckRow, Facts, KycDb, KycTables, Verdict } from './tables.ts'
import type { Cause, CheckKind } from '@trevo/contract/wps/kyc/kyc-names.ts'

export const insertChecks = async (
  tx: Tx,
  rows: readonly Insertable<KycTables['kyc.check']>[],
): Promise<void> => {
  await tables<KycTables>(tx).insertInto('kyc.check').values(rows).execute()
}

/** Takes what is due until the lease ends, so that no other copy asks the same meanwhile. */
export const claimDueChecks = async (
  tx: Tx,
  {
    now,
    leaseUntil,
    limit,
  }: { readonly now: Date; readonly leaseUntil: Date; readonly limit: number },
): Promise<CheckRow[]> => {
  const db = tables<KycTables>(tx)
  const due = db
    .selectFrom('kyc.check')
    .select('request_id')
    .where('verdict', 'is', null)
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .limit(limit)
    .forUpdate()
    .skipLocked()
  return db
    .updateTable('kyc.check')
    .set({ due_at: leaseUntil })
    .where('request_id', 'in', due)
    .returningAll()
    .execute()
}

/** The checks of a round. */
export const listChecks = (db: KycDb, caseId: bigint, round: number): Promise<CheckRow[]> =>
  db
    .selectFrom('kyc.check')
    .selectAll()
    .where('case_id', '=', caseId)
    .where('round', '=', round)
    .orderBy('kind')
    .execute()

type CheckKey = { readonly caseId: bigint; readonly round: number; readonly kind: CheckKind }

/** Keeps the verdict of a check that has none yet; false if another copy was first. */
export const answerCheck = async (
  tx: Tx,
  { caseId, round, kind }: CheckKey,
  answer: {
    readonly verdict: Verdict
    readonly causes: readonly Cause[]
    readonly facts: Facts
    readonly at: Date
  },
): Promise<boolean> => {
  const updated = await tables<KycTables>(tx)
    .updateTable('kyc.check')
    .set({
      verdict: answer.verdict,
      causes: [...answer.causes],
      facts: JSON.stringify(answer.facts),
      answered_at: answer.at,
    })
    .where('case_id', '=', caseId)
    .where('round', '=', round)
    .where('kind', '=', kind)
    .where('verdict', 'is', null)
    .executeTakeFirst()
  return updated.numUpdatedRows > 0n
}

/** Asked in vain: it is asked again later. */
export const postponeCheck = async (
  tx: Tx,
  { caseId, round, kind }: CheckKey,
  { tries, dueAt }: { readonly tries: number; readonly dueAt: Date },
): Promise<void> => {
  await tables<KycTables>(tx)
    .updateTable('kyc.check')
    .set({ tries, due_at: dueAt })
    .where('case_id', '=', caseId)
    .where('round', '=', round)
    .where('kind', '=', kind)
    .where('verdict', 'is', null)
    .execute()
}

export const insertCall = async (
  db: KycDb,
  call: SealedCall,
  of: { readonly caseId: bigint | null; readonly memberId: bigint | null },
): Promise<void> => {
  await db
    .insertInto('kyc.call')
    .values({ ...call, case_id: of.caseId, member_id: of.memberId })
    .execute()
}

/** Whose document it is: the first person who showed it. */
export const claimDocument = async (
  tx: Tx,
  claim: { readonly documentKey: Buffer; readonly personId: bigint; readonly at: Date },
): Promise<bigint> => {
  const db = tables<KycTables>(tx)
  await db
    .insertInto('kyc.document')
    .values({ document_key: claim.documentKey, person_id: claim.personId, at: claim.at })
    .onConflict((conflict) => conflict.column('document_key').doNothing())
    .execute()
  const { person_id: personId } = await db
    .selectFrom('kyc.document')
    .select('person_id')
    .where('document_key', '=', claim.documentKey)
    .executeTakeFirstOrThrow()
  return personId
}

/** A refused person has shown nothing that holds others back. */
export const releaseDocuments = async (tx: Tx, personId: bigint): Promise<void> => {
  await tables<KycTables>(tx).deleteFrom('kyc.document').where('person_id', '=', personId).execute()
}

/** Documents and cases of one person become those of another, who is the same human. */
export const moveDocuments = async (tx: Tx, from: bigint, to: bigint): Promise<void> => {
  await tables<KycTables>(tx)
    .updateTable('kyc.document')
    .set({ person_id: to })
    .where('person_id', '=', from)
    .execute()
}
