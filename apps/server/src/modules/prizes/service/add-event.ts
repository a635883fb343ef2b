import { tables, type Tx } from '@trevo/database/connect.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { noteAct } from '../../../platform/acts/act.ts'
import type { PrizesNeeds } from '../needs.ts'
import { insertEvent, listEvents, lockItem } from '../repository/items.ts'
import type { EventRow, ItemRow, PrizesTables } from '../repository/tables.ts'
import { eventsMax } from './show-prize.ts'

/** Who acts for a brand. */
export type By = { readonly brandId: number; readonly username: string }

/** An open item, locked, with room for one more event. @throws Refusal `prize.unknown`, `prize.ended`, `prize.notes_full` */
export const lockForEvent = async (tx: Tx, brandId: number, itemId: string): Promise<ItemRow> => {
  const db = tables<PrizesTables>(tx)
  const item = await lockItem(db, brandId, BigInt(itemId))
  if (!item) throw new Refusal('prize.unknown')
  if (item.ended_at !== null) throw new Refusal('prize.ended')
  const events = await listEvents(db, item.item_id, eventsMax)
  if (events.length >= eventsMax) throw new Refusal('prize.notes_full')
  return item
}

/** Adds what was tried to an open item. */
export const addEvent = async (
  { database, clock }: PrizesNeeds,
  by: By,
  itemId: string,
  event: Pick<EventRow, 'kind' | 'text'>,
): Promise<void> =>
  database.inTx(async (tx) => {
    const item = await lockForEvent(tx, by.brandId, itemId)
    await insertEvent(tables<PrizesTables>(tx), {
      item_id: item.item_id,
      at: clock.now(),
      operator: by.username,
      ...event,
    })
    noteAct({ target: itemId, before: {}, after: { [event.kind]: event.text } })
  })
