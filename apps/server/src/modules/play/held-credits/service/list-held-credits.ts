import type { HeldCredit } from '@trevo/contract/ops/held-credits.ts'
import { listHeldRows } from '../../rounds/repository/held-credits.ts'
import type { HeldCreditRow } from '../../common/repository/tables.ts'
import type { PlayContext } from '../../common/context.ts'
import { presentHeldCredit, releaseKindName } from './show-held-credit.ts'

/** Credits of the brand that wait for an operator, oldest first. */
export const createListHeldCredits =
  (context: PlayContext) =>
  async (brandId: number, limit: number): Promise<HeldCredit[]> => {
    const rows = await listHeldRows(context.database, brandId, limit)
    const ids = rows.map(({ id }) => id)
    const waiting = await context.staff.listWaiting(brandId, releaseKindName, ids)
    const askedBy = ({ id }: HeldCreditRow) => waiting.get(id)?.askedBy ?? null
    return Promise.all(rows.map((row) => presentHeldCredit(context, row, askedBy(row))))
  }
