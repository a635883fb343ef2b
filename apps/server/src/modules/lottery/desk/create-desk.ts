import type { LotteryContext } from '../lotteries/context.ts'
import { createListDrawCalendar } from './service/list-draw-calendar.ts'
import { createShowDeskDraw } from './service/show-desk-draw.ts'

/** What operators see of draws: the calendar, and one draw with its figures. */
export const createDesk = (context: LotteryContext) => ({
  listDrawCalendar: createListDrawCalendar(context),
  showDeskDraw: createShowDeskDraw(context),
})

export type Desk = ReturnType<typeof createDesk>
