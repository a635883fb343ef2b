import type { DrawStatus, TicketStatus } from '../../common/domain/states.ts'

/** The wire's codes: the status of a ticket on a page. "Lost" is not stored. */
export type OrderStatus = TicketStatus | 5 | 99

/** A waiting ticket has lost once its draw is settled. */
export const orderStatusOf = (ticket: TicketStatus, draw: DrawStatus): OrderStatus =>
  ticket === 2 && draw === 'settled' ? 5 : ticket

/** Statuses whose stake was returned before or instead of the draw. */
export const returnedStatuses: readonly TicketStatus[] = [6, 7, 8, 12, 16, 17]
