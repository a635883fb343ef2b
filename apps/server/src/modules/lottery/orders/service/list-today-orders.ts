import type { Answer, Query } from '@trevo/contract/endpoint.ts'
import type { listTodayOrders } from '@trevo/contract/wps/lottery/orders.ts'
import { startOfDayIn } from '@trevo/calendar/time-zone.ts'
import { listTickets, sumTickets, type TicketFilter } from '../repository/read-orders.ts'
import type { LotteryContext } from '../../lotteries/context.ts'
import { pagesOf, presentTicket } from './present-ticket.ts'

/** Since midnight in the brand's zone. */
export const createListTodayOrders =
  ({ database, clock, settings }: LotteryContext) =>
  async ({
    memberId,
    brandId,
    gameId,
    page,
    size,
  }: { readonly memberId: bigint; readonly brandId: number } & Query<
    typeof listTodayOrders
  >): Promise<Answer<typeof listTodayOrders>> => {
    const now = clock.now()
    const filter: TicketFilter = {
      memberId,
      from: startOfDayIn(now, settings.timeZoneOf(brandId)),
      to: now,
      gameId: gameId < 1 ? undefined : gameId,
    }
    const { count } = await sumTickets(database.db, filter)
    const rows = await listTickets(database.db, filter, { page, size })
    return { content: rows.map(presentTicket), totalPages: pagesOf(count, size) }
  }
