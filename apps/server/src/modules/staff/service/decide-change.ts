import { tables, type Tx } from '@trevo/database/connect.ts'
import { parseInput } from '@trevo/platform/http/parse-input.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { noteAct } from '../../../platform/acts/act.ts'
import type { ChangeKind, ChangeOrder } from '../../../platform/approvals/change-kind.ts'
import type { Operator } from '../../../platform/http/actor.ts'
import { changedFields, requireWithinCeiling, versionOf } from '../domain/change-request.ts'
import { endChangeRequest, lockChangeRequest } from '../repository/change-requests.ts'
import { listPersonsOf } from '../repository/persons.ts'
import type { ChangeRequestRow, StaffTables } from '../repository/tables.ts'
import { lockCeiling, type ApprovalParts } from './approval-parts.ts'

export type Decision = {
  readonly requestId: string
  readonly by: Pick<Operator, 'operatorId' | 'username' | 'brandId'>
}

/** What a request asks for, as its kind reads it. */
export const orderOf = (kind: ChangeKind, row: ChangeRequestRow): ChangeOrder => ({
  brandId: row.brand_id,
  target: row.target,
  input: parseInput(kind.input, row.input),
})

/** @throws Refusal `approval.decided`, `approval.expired` */
const requireWaiting = (row: ChangeRequestRow, now: Date): void => {
  if (row.state === 'expired' || (row.state === 'waiting' && row.expires_at <= now)) {
    throw new Refusal('approval.expired')
  }
  if (row.state !== 'waiting') throw new Refusal('approval.decided')
}

/** Whether the accounts that asked and decide belong to one person, as they are linked now. */
const isSamePerson = async (
  tx: Tx,
  row: ChangeRequestRow,
  operatorId: bigint,
): Promise<boolean> => {
  const db = tables<StaffTables>(tx)
  const persons = await listPersonsOf(db, [row.asked_by, operatorId])
  const [asked, decides] = [persons.get(row.asked_by), persons.get(operatorId)]
  if (asked === undefined || decides === undefined) throw new Error('an account without a person')
  return asked === decides
}

/** @throws Refusal `approval.same_person` */
export const requireOtherPerson = async (
  tx: Tx,
  row: ChangeRequestRow,
  operatorId: bigint,
): Promise<void> => {
  if (await isSamePerson(tx, row, operatorId)) throw new Refusal('approval.same_person')
}

/**
 * The second yes to a request that the caller has locked: the rights and ceilings of both persons and the
 * target are read again, and the act is carried out.
 */
export const approveInTx = async (
  parts: ApprovalParts,
  tx: Tx,
  row: ChangeRequestRow,
  by: Pick<Operator, 'operatorId' | 'username'>,
): Promise<ChangeRequestRow> => {
  const at = parts.clock.now()
  requireWaiting(row, at)
  await requireOtherPerson(tx, row, by.operatorId)
  const kind = parts.kinds.get(row.kind)
  // In one order for both, so that two decisions never wait for each other.
  const [first = 0n, second = 0n] = [row.asked_by, by.operatorId].toSorted((a, b) => Number(a - b))
  const ceilings = [
    await lockCeiling(parts, tx, first, kind.right),
    await lockCeiling(parts, tx, second, kind.right),
  ]
  const order = orderOf(kind, row)
  const view = await kind.describe(tx, order)
  if (versionOf(view.before) !== row.version) {
    const fields = changedFields(row.before, view.before)
    throw new Refusal('approval.changed', { fields: fields.join(', ') })
  }
  for (const ceiling of ceilings) requireWithinCeiling(view.amountMinor ?? null, ceiling)
  const { operatorId, username: decided } = by
  const ended = await endChangeRequest(tx, row.id, { state: 'approved', at, operatorId })
  const names = await parts.identity.listOperatorNames([row.asked_by], tx)
  const asked = names.get(row.asked_by) ?? ''
  const { target, before, after, reason } = row
  await kind.execute(tx, order, { asked, askedAt: row.asked_at, decided, reason })
  noteAct({ target, before, after, reason, right: kind.right })
  const persons = [asked, decided]
  const done = { act: row.kind, brandId: row.brand_id, at, persons, target, before, after, reason }
  await parts.reports.noteOperatorAct(tx, done)
  return ended
}

const lockKnown = async (tx: Tx, { requestId, by }: Decision): Promise<ChangeRequestRow> => {
  const row = await lockChangeRequest(tx, by.brandId, requestId)
  if (!row) throw new Refusal('approval.unknown')
  return row
}

/** What becomes of a request that waits: the second yes, a no, or it is taken back. */
export const createDecideChange = (parts: ApprovalParts) => ({
  approveChange: (decision: Decision): Promise<ChangeRequestRow> =>
    parts.database.inTx(async (tx) => {
      const row = await lockKnown(tx, decision)
      if (row.is_blind) throw new Refusal('approval.entered_blind')
      return approveInTx(parts, tx, row, decision.by)
    }),

  refuseChange: (decision: Decision & { readonly reason: string }): Promise<ChangeRequestRow> =>
    parts.database.inTx(async (tx) => {
      const { by, reason } = decision
      const row = await lockKnown(tx, decision)
      const at = parts.clock.now()
      requireWaiting(row, at)
      await requireOtherPerson(tx, row, by.operatorId)
      const { right } = parts.kinds.get(row.kind)
      await lockCeiling(parts, tx, by.operatorId, right)
      const states = { before: { state: 'waiting' }, after: { state: 'refused' } }
      noteAct({ target: row.target, right, ...states })
      return endChangeRequest(tx, row.id, {
        state: 'refused',
        at,
        operatorId: by.operatorId,
        reason,
      })
    }),

  withdrawChange: (decision: Decision): Promise<ChangeRequestRow> =>
    parts.database.inTx(async (tx) => {
      const { operatorId } = decision.by
      const row = await lockKnown(tx, decision)
      const at = parts.clock.now()
      requireWaiting(row, at)
      if (!(await isSamePerson(tx, row, operatorId))) throw new Refusal('approval.other_person')
      const { right } = parts.kinds.get(row.kind)
      const states = { before: { state: 'waiting' }, after: { state: 'withdrawn' } }
      noteAct({ target: row.target, right, ...states })
      return endChangeRequest(tx, row.id, { state: 'withdrawn', at, operatorId })
    }),
})
