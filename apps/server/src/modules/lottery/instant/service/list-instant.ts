import type { Answer } from '@trevo/contract/endpoint.ts'
import type * as endpoints from '@trevo/contract/wps/lottery/instant.ts'
import type { InstantEdition, InstantOrder } from '@trevo/contract/wps/lottery/instant.ts'
import { cutPage, readNumber, withExtra } from '@trevo/platform/keyset.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { presentEdition, type EditionWithGame } from '../domain/edition-view.ts'
import {
  findEdition,
  getSeed,
  listClosedEditions,
  listOpenEditions,
} from '../repository/instant-editions.ts'
import { findInstantOrder, pageInstantOrders } from '../repository/instant-orders.ts'
import type { LotteryContext } from '../../lotteries/context.ts'
import type { LoadTickets } from './edition-tickets.ts'
import { presentHead, presentOrder } from './present-order.ts'

const closedListed = 20

/** What everybody sees of editions: the figures of one on sale, the seed of one that is closed. */
export const createListInstant = ({ database }: LotteryContext) => {
  const present = async (row: EditionWithGame): Promise<InstantEdition> =>
    presentEdition(row, row.state === 'closed' ? await getSeed(database.db, row.id) : null)
  return {
    listInstantGames: async (brandId: number): Promise<InstantEdition[]> =>
      (await listOpenEditions(database.db, brandId)).map((row) => presentEdition(row, null)),

    /** @throws Refusal `lottery.instant_unknown` */
    showInstantEdition: async (brandId: number, id: number): Promise<InstantEdition> => {
      const row = await findEdition(database.db, brandId, id)
      if (!row) throw new Refusal('lottery.instant_unknown')
      return present(row)
    },

    listInstantEditions: async (brandId: number, gameId: number): Promise<InstantEdition[]> => {
      const rows = await listClosedEditions(database.db, { brandId, gameId }, closedListed)
      return Promise.all(rows.map(present))
    },
  }
}

/** The member's own orders. */
export const createListInstantOrders = (
  { database }: LotteryContext,
  loadTickets: LoadTickets,
) => ({
  /** @throws Refusal `request_param_err` for an invalid cursor */
  listInstantOrders: async (
    memberId: bigint,
    { before, pageSize }: { readonly before?: string | undefined; readonly pageSize: number },
  ): Promise<Answer<typeof endpoints.listInstantOrders>> => {
    const from = readNumber(before)
    const rows = await pageInstantOrders(database.db, memberId, from, withExtra(pageSize))
    const { shown, next } = cutPage(rows, pageSize, ({ id }) => String(id))
    return { list: shown.map(presentHead), next }
  },

  /** @throws Refusal `lottery.instant_unknown` */
  showInstantOrder: async (memberId: bigint, id: bigint): Promise<InstantOrder> => {
    const row = await findInstantOrder(database.db, memberId, id)
    if (!row) throw new Refusal('lottery.instant_unknown')
    const edition = { ...row, id: row.edition_id, ticket_count: row.edition_tickets }
    return presentOrder(row, await loadTickets(edition))
  },
})
