import { createCancelOrders } from './service/cancel-orders.ts'
import type { LotteryContext } from '../lotteries/context.ts'
import { createGetOrderConditions } from './service/get-order-conditions.ts'
import { createListDrawLines } from './service/list-draw-lines.ts'
import { createListOrderLines } from './service/list-order-lines.ts'
import { createListOrders } from './service/list-orders.ts'
import { createListTodayOrders } from './service/list-today-orders.ts'
import { createPlaceMassiveOrder } from './service/place-massive-order.ts'
import { createPlaceOrder, type PlaceOne } from './service/place-order.ts'
import { sumOpenStakes } from './repository/sum-open-stakes.ts'
import { createPlaceVnOrder } from './service/place-vn-order.ts'
import { createShowOrder } from './service/show-order.ts'

/** Orders of members: placed, listed and cancelled. */
export const createOrders = (context: LotteryContext, placeOne: PlaceOne) => ({
  placeOrder: createPlaceOrder(placeOne),
  placeMassiveOrder: createPlaceMassiveOrder(placeOne),
  placeVnOrder: createPlaceVnOrder(context, placeOne),
  cancelOrders: createCancelOrders(context),
  listOrders: createListOrders(context),
  listTodayOrders: createListTodayOrders(context),
  showOrder: createShowOrder(context),
  listOrderLines: createListOrderLines(context),
  listDrawLines: createListDrawLines(context),
  getOrderConditions: createGetOrderConditions(context),
  /** Stakes whose draw is not settled, for reports. */
  sumOpenStakes: (brandId: number) => sumOpenStakes(context.database.db, brandId),
})

export type Orders = ReturnType<typeof createOrders>
