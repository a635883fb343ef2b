import type { Answer } from '@trevo/contract/endpoint.ts'
import { orderStatuses, type getOrderConditions } from '@trevo/contract/wps/lottery/orders.ts'
import { gamesOfBrand, type LotteryContext } from '../../lotteries/context.ts'

/** The filter options for orders: the brand's lotteries, and every status by its text key. */
export const createGetOrderConditions =
  ({ setup }: LotteryContext) =>
  async (brandId: number): Promise<Answer<typeof getOrderConditions>> => ({
    games: Object.fromEntries(
      gamesOfBrand(await setup(), brandId).map(({ id, code }) => [String(id), code]),
    ),
    orderStatus: Object.fromEntries(
      orderStatuses.map((status) => [String(status), `orderStatus_${status}`]),
    ),
  })
