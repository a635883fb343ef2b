import type { Answer } from '@trevo/contract/endpoint.ts'
import { ruleRegistry } from '@trevo/contract/jurisdiction-rules.ts'
import type { listRetention } from '@trevo/contract/ops/compliance/retention.ts'
import { keptTables } from '../domain/kept-tables.ts'
import type { RetentionNeeds } from '../needs.ts'
import { listErasures } from '../repository/erase-rows.ts'

/** Every table with personal data: why it is kept, and what was erased of it. */
export const createListRetention =
  ({ database, settings }: RetentionNeeds) =>
  async (): Promise<Answer<typeof listRetention>> => {
    const erasures = await listErasures(database.db)
    return {
      tables: keptTables.map((row) => {
        const done = erasures.get(row.table)
        return {
          ...row,
          erased: Number(done?.erased ?? 0n),
          ranAt: done?.ranAt.toISOString() ?? null,
        }
      }),
      years: settings.recordYears(),
      article: ruleRegistry.recordYears.source?.article ?? null,
    }
  }
