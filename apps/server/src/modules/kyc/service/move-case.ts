import type { CaptureItem, CaseState, Cause } from '@trevo/contract/wps/kyc/kyc-names.ts'
import { afterCommit, type Tx } from '@trevo/database/connect.ts'
import { canMove } from '../domain/case-states.ts'
import type { KycNeeds } from '../needs.ts'
import { insertEvent, lockVerified, updateCase } from '../repository/cases.ts'
import { releaseDocuments } from '../repository/checks.ts'
import type { CaseRow } from '../repository/tables.ts'
import { openForm } from './sealed-form.ts'

export type Move = {
  readonly to: CaseState
  readonly causes?: readonly Cause[]
  readonly wanted?: readonly CaptureItem[]
  /** What an operator tells the member. */
  readonly note?: string | null
  readonly documentExpiresOn?: string | null
  readonly operator?: string
  /** For the events: why. */
  readonly reason?: string
}

/** Every account of the person is given what the case says, in ascending order, so that two never wait for each other. */
export const applyToAccounts = async (
  { members }: Pick<KycNeeds, 'members'>,
  tx: Tx,
  personId: bigint,
): Promise<void> => {
  for (const memberId of await members.listAccountIds(personId, tx)) {
    await members.applyStanding(tx, memberId)
  }
}

/** The verified case that another one takes the place of. */
const endEarlier = async (tx: Tx, personId: bigint, at: Date): Promise<void> => {
  const earlier = await lockVerified(tx, personId)
  if (!earlier) return
  await updateCase(tx, earlier.id, { state: 'expired', changed_at: at })
  await insertEvent(tx, { caseId: earlier.id, at, kind: 'state', state: 'expired' })
}

/** What a person proved is written to the account, and an earlier case ends. */
const beginVerified = async (needs: KycNeeds, tx: Tx, row: CaseRow, at: Date): Promise<void> => {
  await endEarlier(tx, row.person_id, at)
  const form = openForm(needs, row)
  if (form) await needs.members.confirmIdentity(tx, row.member_id, form)
}

/**
 * Moves a locked case to another state, with its event. What it means for stakes holds from the same commit on for
 * every account of the person. @throws Error for a move that the table of states does not have
 */
export const moveCase = async (
  needs: KycNeeds,
  tx: Tx,
  row: CaseRow,
  move: Move,
): Promise<CaseRow> => {
  const { to, causes = [], wanted = [], operator, reason } = move
  if (!canMove(row.state, to)) throw new Error(`case ${row.id}: ${row.state} to ${to}`)
  const at = needs.clock.now()
  if (to === 'verified') await beginVerified(needs, tx, row, at)
  const moved = await updateCase(tx, row.id, {
    state: to,
    causes: [...causes],
    wanted: [...wanted],
    note: move.note ?? null,
    changed_at: at,
    ...(move.documentExpiresOn !== undefined && { document_expires_on: move.documentExpiresOn }),
  })
  await insertEvent(tx, {
    caseId: row.id,
    at,
    kind: 'state',
    state: to,
    operator: operator ?? null,
    content: reason ?? (causes.length > 0 ? causes.join(', ') : null),
  })
  if (to === 'refused') await releaseDocuments(tx, row.person_id)
  const countsOtherwise = (row.state === 'verified') !== (to === 'verified')
  if (countsOtherwise) await applyToAccounts(needs, tx, row.person_id)
  afterCommit(tx, () => needs.onChanged(row.member_id, to))
  return moved
}
