import type { DrawStatus, TicketStatus } from '../../common/domain/states.ts'

/** The wire's codes: what a page shows of a ticket. A lost one is nowhere written down. */
export type OrderStatus = TicketStatus | 5 | 99

/** A ticket that waits has lost once its draw is settled. */
export const orderStatusOf = (ticket: TicketStatus, draw: DrawStatus): OrderStatus =>
  ticket === 2 && draw === 'settled' ? 5 : ticket

/** Statuses whose stake was given back before or instead of the draw. */
export const returnedStatuses: readonly TicketStatus[] = [6, 7, 8, 12, 16, 17]
