import { tables, type Tx } from '@trevo/database/connect.ts'
import type { CardDependencies } from '../dependencies.ts'
import { moveSeat } from '../repository/seats.ts'
import type { CardTables, ReturnedFor, SeatRow } from '../repository/tables.ts'
import { later } from './begin-deal.ts'

/** Fixes what a seat is paid, under the lock of its table; the credit follows. */
export const fixPayout = async (
  { clock, leaseMs }: Pick<CardDependencies, 'clock' | 'leaseMs'>,
  tx: Tx,
  seat: SeatRow,
  {
    payoutMinor,
    returnedFor,
  }: { readonly payoutMinor: bigint; readonly returnedFor?: ReturnedFor },
): Promise<void> => {
  const now = clock.now()
  const moved = await moveSeat(tables<CardTables>(tx), seat, 'paying', {
    stack_minor: 0n,
    chips: 0,
    payout_minor: payoutMinor,
    returned_for: returnedFor ?? null,
    ended_at: now,
    retry_at: later(now, leaseMs),
    attempt_count: 0,
  })
  if (!moved) throw new Error(`seat ${seat.round_id} moved under the lock of its table`)
}

/** The whole entry goes back: no deal was played for it. */
export const returnEntry = (
  dependencies: Pick<CardDependencies, 'clock' | 'leaseMs'>,
  tx: Tx,
  seat: SeatRow,
  returnedFor: ReturnedFor,
): Promise<void> =>
  fixPayout(dependencies, tx, seat, { payoutMinor: seat.entry_minor, returnedFor })

/** A seat of a cash table gets up between deals with what it has; why, where it never played. */
export const payStack = (
  dependencies: Pick<CardDependencies, 'clock' | 'leaseMs'>,
  tx: Tx,
  seat: SeatRow,
  why: ReturnedFor,
): Promise<void> =>
  seat.deal_count === 0
    ? returnEntry(dependencies, tx, seat, why)
    : fixPayout(dependencies, tx, seat, { payoutMinor: seat.stack_minor })
