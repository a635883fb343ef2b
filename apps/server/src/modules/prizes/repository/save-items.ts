import type { PrizeKind } from '@trevo/contract/ops/compliance/prizes.ts'
import { sql } from 'kysely'
import type { ItemRow, PrizesDb } from './tables.ts'

export type ReadItem = Omit<ItemRow, 'item_id' | 'found_at' | 'read_at' | 'ended_at'>

/** Writes what was read at an instant: new rows, and what changed of those that wait already. */
export const saveItems = async (
  db: PrizesDb,
  items: readonly ReadItem[],
  at: Date,
): Promise<void> => {
  if (items.length === 0) return
  await db
    .insertInto('prizes.item')
    .values(items.map((item) => ({ ...item, found_at: at, read_at: at, ended_at: null })))
    .onConflict((conflict) =>
      conflict
        .columns(['kind', 'ref'])
        .where('ended_at', 'is', null)
        .doUpdateSet((eb) => ({
          member_id: eb.ref('excluded.member_id'),
          amount_minor: eb.ref('excluded.amount_minor'),
          bets: eb.ref('excluded.bets'),
          since: eb.ref('excluded.since'),
          due_at: eb.ref('excluded.due_at'),
          cause: eb.ref('excluded.cause'),
          detail: eb.ref('excluded.detail'),
          read_at: eb.ref('excluded.read_at'),
        })),
    )
    .execute()
}

/** Ends what a complete reading of these kinds no longer found; up to an instant where it stopped there. */
export const endUnread = async (
  db: PrizesDb,
  reading: {
    readonly kinds: readonly PrizeKind[]
    readonly at: Date
    readonly upTo: Date | undefined
  },
): Promise<void> => {
  const { kinds, at, upTo } = reading
  await sql`
    update prizes.item set ended_at = ${at}
    where ended_at is null and kind = any (${[...kinds]}::text[]) and read_at < ${at}
      ${upTo ? sql`and since < ${upTo}` : sql``}`.execute(db)
}
