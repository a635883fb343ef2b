import type { Round } from '@trevo/contract/rgs/round.ts'
import { shownRound } from '../domain/shown-round.ts'
import type { Dependencies } from '../dependencies.ts'
import { listTakenActions } from '../repository/actions.ts'
import type { RoundRow } from '../repository/tables.ts'

/** A round in full as its player may see it; most rounds have no actions to be read. */
export const showRound = async (
  { database }: Pick<Dependencies, 'database'>,
  row: RoundRow,
): Promise<Round> =>
  shownRound(row, row.action_count > 0 ? await listTakenActions(database.db, row.id) : [])
