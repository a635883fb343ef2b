import type { Tx } from '@trevo/database/connect.ts'
import { Refusal } from '../../../../platform/refusal.ts'
import { insertDecision, listDecisions } from '../repository/decisions.ts'
import { insertEvent } from '../repository/fixtures.ts'
import type { FixtureRow } from '../../tables.ts'
import type { OperatorOrder } from './operator-matches.ts'

/** What two operators have to say in the same words. */
export type Word = Pick<OperatorOrder, 'operator' | 'reason'> & { readonly what: string }

/**
 * Writes an operator's word down; true with the second one's.
 * @throws Refusal `sportsbook.other_operator_needed` where the same operator says it again
 */
export const noteWord = async (
  tx: Tx,
  fixture: FixtureRow,
  { operator, reason, what }: Word,
  at: Date,
): Promise<boolean> => {
  const key = { fixture_id: fixture.id, attempt: fixture.attempt, what }
  const said = await listDecisions(tx, key)
  if (said.some((one) => one.operator === operator)) {
    throw new Refusal('sportsbook.other_operator_needed')
  }
  await insertDecision(tx, { ...key, operator, reason, decided_at: at })
  const kind = said.length === 0 ? 'decision_asked' : 'decided'
  await insertEvent(tx, { fixture_id: fixture.id, kind, operator, reason, detail: what, at })
  return said.length > 0
}
