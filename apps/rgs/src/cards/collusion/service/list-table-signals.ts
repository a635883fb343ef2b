import { signalsPerPage, type TableSignal } from '@trevo/contract/vendor/table-signals.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { listSignals } from '../repository/signals.ts'
import type { CollusionTables } from '../repository/tables.ts'

/** Signals after a number, for the platform, whose operators decide about them. */
export const listTableSignals =
  ({ database }: Pick<Dependencies, 'database'>) =>
  async (after: number): Promise<TableSignal[]> => {
    const db = database.db.withTables<CollusionTables>()
    const rows = await listSignals(db, after, signalsPerPage)
    return rows.map((row) => ({
      number: Number(row.number),
      gameCode: row.game_code,
      kind: row.kind,
      rulesVersion: row.rules_version,
      playerRef: row.player_ref,
      otherRef: row.other_ref,
      figures: { ...row.figures },
      deals: [...row.deals],
      raisedAt: row.raised_at.toISOString(),
    }))
  }
