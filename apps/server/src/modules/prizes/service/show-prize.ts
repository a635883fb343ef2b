import type { OpenPrize } from '@trevo/contract/ops/compliance/prizes.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { handOverName } from '../domain/change-kinds.ts'
import { lapsesAt } from '../domain/prize-law.ts'
import type { PrizesNeeds } from '../needs.ts'
import { findItem, listEvents } from '../repository/items.ts'
import { presentPrize, usernamesOf } from './present-prize.ts'

/** Of one item. */
export const eventsMax = 100

/** One item with what was tried. @throws Refusal `prize.unknown` */
export const createShowPrize =
  (needs: PrizesNeeds) =>
  async (brandId: number, itemId: string): Promise<OpenPrize> => {
    const { database, clock, settings, staff } = needs
    const item = await findItem(database.db, brandId, BigInt(itemId))
    if (!item) throw new Refusal('prize.unknown')
    const events = await listEvents(database.db, item.item_id, eventsMax)
    const waiting = await staff.listWaiting(brandId, handOverName, [itemId])
    const lapses = lapsesAt(item.kind, item.since, settings.lawOf(brandId))
    const isOpen = item.ended_at === null
    return {
      ...presentPrize(item, await usernamesOf(needs, [item])),
      events: events.map(({ kind, at, operator, text }) => ({
        kind,
        at: at.toISOString(),
        operator,
        text,
      })),
      canReturn: isOpen && item.kind === 'balance',
      lapsesAt: lapses?.toISOString() ?? null,
      canHandOver: isOpen && lapses !== null && lapses <= clock.now(),
      askedBy: waiting.get(itemId)?.askedBy ?? null,
    }
  }
