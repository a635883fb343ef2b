import type { LimitChange } from '@trevo/contract/wps/limits.ts'
import { writeValue, type LimitAmount } from '../domain/limit.ts'
import { listChanges } from '../repository/limits.ts'
import type { LimitsContext } from './context.ts'

type Page = { readonly before?: string | undefined; readonly pageSize: number }

const position = /^\d{1,18}$/

/** Everything that happened to the limits of a member's person, newest first. */
export const createListLimitChanges = (context: LimitsContext) => {
  const { database, members } = context
  return async (
    memberId: bigint,
    { before, pageSize }: Page,
  ): Promise<{ list: LimitChange[]; next: string | null }> => {
    const personId = await members.personOf(memberId)
    const rows = await listChanges(database.db, personId, {
      before: before !== undefined && position.test(before) ? BigInt(before) : undefined,
      limit: pageSize,
    })
    const shown = (kind: LimitChange['kind'], value: LimitAmount) =>
      value === null ? null : writeValue(kind, value)
    return {
      list: rows.map((row) => ({
        kind: row.kind,
        period: row.period,
        what: row.what,
        before: shown(row.kind, row.before_value),
        after: shown(row.kind, row.after_value),
        at: row.at.toISOString(),
        reason: row.reason,
      })),
      next: rows.length === pageSize ? String(rows.at(-1)?.id) : null,
    }
  }
}
