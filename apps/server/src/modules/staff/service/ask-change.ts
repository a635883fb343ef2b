import { randomUUID } from 'node:crypto'
import { tables, type Tx } from '@trevo/database/connect.ts'
import { parseInput } from '@trevo/platform/http/parse-input.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { noteAct } from '../../../platform/acts/act.ts'
import type { Approvals, Ask, ChangeKind } from '../../../platform/approvals/change-kind.ts'
import {
  canonicalText,
  requireWithinCeiling,
  versionOf,
  waitsMs,
} from '../domain/change-request.ts'
import {
  endChangeRequest,
  findChangeRequest,
  insertChangeRequest,
  lockWaiting,
} from '../repository/change-requests.ts'
import type { ChangeRequestRow, StaffTables } from '../repository/tables.ts'
import { lockCeiling, type ApprovalParts } from './approval-parts.ts'
import { approveInTx, requireOtherPerson } from './decide-change.ts'

type Outcome = { readonly requestId: string; readonly isDone: boolean; readonly differs?: true }

/** The same request again answers what became of it; another one under its id is refused. */
const answerRepeated = (row: ChangeRequestRow, ask: Ask): Outcome => {
  const content = [row.brand_id, row.kind, row.target, row.input, row.reason, String(row.asked_by)]
  const asked = [
    ask.brandId,
    ask.kind,
    ask.target,
    ask.input,
    ask.reason,
    String(ask.by.operatorId),
  ]
  if (canonicalText(content) !== canonicalText(asked)) throw new Refusal('request.id_reused')
  return { requestId: row.id, isDone: row.state === 'approved' }
}

/**
 * A second entry that differs from the first ends both, if it is one that could have been made first. Otherwise
 * a slip of the keyboard, or an operator without the right, would discard what another person typed.
 */
const discardEntries = async (
  parts: ApprovalParts,
  tx: Tx,
  row: ChangeRequestRow,
  { brandId, target, input, by }: Ask,
): Promise<Outcome> => {
  const kind = parts.kinds.get(row.kind)
  await lockCeiling(parts, tx, by.operatorId, kind.right)
  const order = { brandId, target, input: parseInput(kind.input, input) }
  await kind.describe(tx, order)
  const { operatorId, username: decided } = by
  const reason = 'the two entries differ'
  const at = parts.clock.now()
  await endChangeRequest(tx, row.id, { state: 'refused', at, operatorId, reason })
  await kind.noteDiffers?.(tx, order, { decided })
  noteAct({ target, before: { state: 'waiting' }, after: { state: 'refused' }, reason })
  return { requestId: row.id, isDone: false, differs: true }
}

/** A second yes to what waits, where it is the same act. */
const joinWaiting = async (
  parts: ApprovalParts,
  tx: Tx,
  row: ChangeRequestRow,
  ask: Ask,
): Promise<Outcome> => {
  await requireOtherPerson(tx, row, ask.by.operatorId)
  const isSame = canonicalText(row.input) === canonicalText(ask.input)
  if (!isSame && !row.is_blind) throw new Refusal('approval.other_waiting')
  if (!isSame) return discardEntries(parts, tx, row, ask)
  await approveInTx(parts, tx, row, ask.by)
  return { requestId: row.id, isDone: true }
}

const insertNew = async (
  parts: ApprovalParts,
  tx: Tx,
  kind: ChangeKind,
  ask: Ask,
  ceilingMinor: bigint | null,
): Promise<Outcome> => {
  const { brandId, target, input, reason, by } = ask
  const order = { brandId, target, input: parseInput(kind.input, input) }
  const view = await kind.describe(tx, order)
  requireWithinCeiling(view.amountMinor ?? null, ceilingMinor)
  const at = parts.clock.now()
  const row = await insertChangeRequest(tx, {
    id: ask.requestId ?? randomUUID(),
    brand_id: brandId,
    kind: kind.kind,
    right_code: kind.right,
    target,
    input: JSON.stringify(input ?? {}),
    before: JSON.stringify(view.before),
    after: JSON.stringify(view.after),
    version: versionOf(view.before),
    is_blind: kind.isBlind ?? false,
    amount_minor: view.amountMinor ?? null,
    reason,
    state: 'waiting',
    asked_by: by.operatorId,
    asked_at: at,
    expires_at: new Date(at.getTime() + (kind.waitsMs ?? waitsMs)),
    decided_by: null,
    decided_at: null,
    decision_reason: null,
  })
  await kind.noteAsked?.(tx, order, { asked: by.username, reason })
  // Readers of the audit must not see an entry that is to be typed again.
  const shown = kind.isBlind ? {} : view.after
  const after = { ...shown, requestId: row.id }
  noteAct({ target, reason, right: kind.right, before: view.before, after })
  return { requestId: row.id, isDone: false }
}

/** The first yes to an act that needs two, or the second one to the same act. */
export const createAskChange = (parts: ApprovalParts): Approvals['askChange'] => {
  const { database, clock, kinds } = parts
  return async (ask) => {
    const kind = kinds.get(ask.kind)
    const outcome = await database.inTx(async (tx) => {
      const { requestId, by } = ask
      const known =
        requestId !== undefined && (await findChangeRequest(tables<StaffTables>(tx), requestId))
      if (known) return answerRepeated(known, ask)
      const waiting = await lockWaiting(tx, ask)
      // The same request at the same moment, committed since the look above.
      if (waiting && waiting.id === requestId) return answerRepeated(waiting, ask)
      if (waiting && waiting.expires_at > clock.now()) {
        return joinWaiting(parts, tx, waiting, ask)
      }
      if (waiting) await endChangeRequest(tx, waiting.id, { state: 'expired', at: clock.now() })
      const ceiling = await lockCeiling(parts, tx, by.operatorId, kind.right)
      return insertNew(parts, tx, kind, ask, ceiling)
    })
    // The first entry is discarded for good, so this is said after its transaction.
    if (outcome.differs) throw new Refusal('approval.entries_differ')
    return outcome
  }
}
