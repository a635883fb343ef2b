import type { ReconciliationContext } from '../context.ts'
import type { Span } from '../domain/brand-span.ts'
import { insertRun } from '../repository/runs.ts'

/** Requests a run for a brand; the next free copy of the server takes it. */
export const createAskReconciliation =
  ({ database, clock, newId }: ReconciliationContext) =>
  async (
    brandId: number,
    span: Span,
    cause: 'nightly' | 'demand' = 'demand',
    askedBy: string | null = null,
  ): Promise<string> => {
    const id = newId()
    const { from: from_at, until: until_at } = span
    const asked = { asked_at: clock.now(), asked_by: askedBy }
    await insertRun(database, { id, brand_id: brandId, cause, from_at, until_at, ...asked })
    return id
  }
