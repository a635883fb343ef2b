export type DrawStatus = 'scheduled' | 'open' | 'closed' | 'drawn' | 'settled' | 'cancelled'

/**
 * 2 waits (or lost, once its draw is settled), 4 won, 6 the trace had won, 7 its numbers came before,
 * 8 cancelled by the member, 12 void, 14 won and waits for operators, 16 given back, 17 cancelled by us.
 */
export type TicketStatus = 2 | 4 | 6 | 7 | 8 | 12 | 14 | 16 | 17

/** What a draw can owe: for a ticket, or to a member for all tickets together. */
export type CreditKind = 'prize' | 'tie' | 'refund' | 'rebate' | 'difference'
