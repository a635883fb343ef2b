import { tables, type Tx } from '@trevo/database/connect.ts'
import type { Kysely } from 'kysely'
import { RiskModel } from '../domain/model.ts'
import type { DayRow, PlayRiskTables } from './tables.ts'

export type VersionedModel = { readonly version: number; readonly model: RiskModel }

/** The version that counts at a moment. */
export const getModel = async (db: Kysely<PlayRiskTables>, at: Date): Promise<VersionedModel> => {
  const row = await db
    .selectFrom('play_risk.model')
    .selectAll()
    .where('since', '<=', at)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  return { version: row.version, model: RiskModel.parse(row.content) }
}

/** Counted days from one on, the latest first. */
export const listDays = (
  db: Kysely<PlayRiskTables>,
  personId: bigint,
  from: string,
): Promise<DayRow[]> =>
  db
    .selectFrom('play_risk.day')
    .selectAll()
    .where('person_id', '=', personId)
    .where('day', '>=', from)
    .orderBy('day', 'desc')
    .execute()

/** In place of what was counted of the day before. */
export const writeDay = async (tx: Tx, row: DayRow): Promise<void> => {
  await tables<PlayRiskTables>(tx)
    .insertInto('play_risk.day')
    .values(row)
    .onConflict((on) => on.columns(['person_id', 'day']).doUpdateSet(row))
    .execute()
}
