import type { Answer } from '@trevo/contract/endpoint.ts'
import type * as contract from '@trevo/contract/ops/deposits.ts'
import type { DepositContext } from '../../common/context.ts'
import { findFirstBrand, listUnreadable } from '../repository/unreadable-elements.ts'

/**
 * Unreadable elements from the institution, last seen first. One account serves all brands, so only operators of
 * the first brand see it.
 */
export const createListUnreadableElements =
  ({ database }: DepositContext) =>
  async (
    brandId: number,
    limit: number,
  ): Promise<Answer<typeof contract.listUnreadableElements>> => {
    if ((await findFirstBrand(database)) !== brandId) return { count: 0, elements: [] }
    const { count, rows } = await listUnreadable(database, limit)
    return {
      count,
      elements: rows.map((row) => ({
        source: row.source,
        raw: row.raw,
        firstSeenAt: row.first_seen_at.toISOString(),
        lastSeenAt: row.last_seen_at.toISOString(),
        timesSeen: Number(row.times_seen),
      })),
    }
  }
