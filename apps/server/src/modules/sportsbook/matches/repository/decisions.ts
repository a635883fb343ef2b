import { tables, type Tx } from '@trevo/database/connect.ts'
import type { SportsTables } from '../../tables.ts'

type Decision = SportsTables['sportsbook.fixture_decision']

/** Operators who requested this for a match's attempt. */
export const listDecisions = (
  tx: Tx,
  { fixture_id, attempt, what }: Pick<Decision, 'fixture_id' | 'attempt' | 'what'>,
): Promise<{ operator: string }[]> =>
  tables<SportsTables>(tx)
    .selectFrom('sportsbook.fixture_decision')
    .select('operator')
    .where('fixture_id', '=', fixture_id)
    .where('attempt', '=', attempt)
    .where('what', '=', what)
    .execute()

export const insertDecision = async (tx: Tx, decision: Decision): Promise<void> => {
  await tables<SportsTables>(tx)
    .insertInto('sportsbook.fixture_decision')
    .values(decision)
    .execute()
}
