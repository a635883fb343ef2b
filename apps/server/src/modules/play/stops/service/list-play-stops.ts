import { cutPage, readCursor, withExtra, writeCursor } from '@trevo/platform/keyset.ts'
import type { PlayContext } from '../../common/context.ts'
import { listEnded } from '../../common/repository/stops.ts'
import { listHolding, presentActive, presentStop } from './stop-views.ts'

type Asked = {
  readonly brandId: number
  readonly before?: string | undefined
  readonly pageSize: number
}

/** What is stopped now and what was before. */
export const createListPlayStops =
  (context: PlayContext) =>
  async ({ brandId, before, pageSize }: Asked) => {
    const { database, clock, vendors } = context
    const rows = await listEnded(database.db, {
      brandId,
      before: readCursor(before),
      limit: withExtra(pageSize),
    })
    const { shown, next } = cutPage(rows, pageSize, ({ stopped_at: at, id }) =>
      writeCursor({ at, id }),
    )
    return {
      active: await presentActive(context, brandId, await listHolding(context, brandId)),
      list: shown.map((row) => presentStop(context, row, null)),
      next,
      vendors: [...vendors.named],
      now: clock.now().toISOString(),
    }
  }
