import type { Tx } from '@trevo/database/connect.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { insertDecision, listDecisions } from '../repository/decisions.ts'
import { insertEvent } from '../repository/fixtures.ts'
import type { FixtureRow } from '../../tables.ts'
import type { OperatorOrder } from './operator-matches.ts'

/** A decision that two operators must approve with the same content. */
export type Approval = Pick<OperatorOrder, 'operator' | 'reason'> & { readonly what: string }

/**
 * Records an operator's approval. Returns true with the second operator's.
 * @throws Refusal `sportsbook.other_operator_needed` where the same operator approves twice
 */
export const recordApproval = async (
  tx: Tx,
  fixture: FixtureRow,
  { operator, reason, what }: Approval,
  at: Date,
): Promise<boolean> => {
  const key = { fixture_id: fixture.id, attempt: fixture.attempt, what }
  const given = await listDecisions(tx, key)
  if (given.some((one) => one.operator === operator)) {
    throw new Refusal('sportsbook.other_operator_needed')
  }
  await insertDecision(tx, { ...key, operator, reason, decided_at: at })
  const kind = given.length === 0 ? 'decision_asked' : 'decided'
  await insertEvent(tx, { fixture_id: fixture.id, kind, operator, reason, detail: what, at })
  return given.length > 0
}
