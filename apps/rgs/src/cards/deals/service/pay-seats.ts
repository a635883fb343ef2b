import { tables, type Tx } from '@trevo/database/connect.ts'
import type { CardDependencies } from '../../dependencies.ts'
import { moveSeat } from '../../common/repository/seats.ts'
import type { CardTables, ReturnedFor, SeatRow } from '../../tables.ts'
import { later } from '../../common/domain/later.ts'

/** Sets a seat's payout, under the lock of its table; the credit follows. */
export const fixPayout = async (
  { clock, leaseMs }: Pick<CardDependencies, 'clock' | 'leaseMs'>,
  tx: Tx,
  seat: SeatRow,
  {
    payoutMinor,
    feeMinor,
    returnedFor,
  }: {
    readonly payoutMinor: bigint
    /** The house's share of its chips; if absent, the value stored with the seat. */
    readonly feeMinor?: bigint
    readonly returnedFor?: ReturnedFor
  },
): Promise<void> => {
  const now = clock.now()
  const moved = await moveSeat(tables<CardTables>(tx), seat, 'paying', {
    stack_minor: 0n,
    chips: 0,
    payout_minor: payoutMinor,
    ...(feeMinor !== undefined && { fee_minor: feeMinor }),
    returned_for: returnedFor ?? null,
    ended_at: now,
    retry_at: later(now, leaseMs),
    attempt_count: 0,
  })
  if (!moved) throw new Error(`seat ${seat.round_id} moved under the lock of its table`)
}

/**
 * The whole entry is returned: no card was dealt for it. Its debit is rolled back rather than paid out, because an
 * entry that was never at risk is not a stake.
 */
export const returnEntry = async (
  { clock, leaseMs }: Pick<CardDependencies, 'clock' | 'leaseMs'>,
  tx: Tx,
  seat: SeatRow,
  returnedFor: ReturnedFor,
): Promise<void> => {
  const now = clock.now()
  const moved = await moveSeat(tables<CardTables>(tx), seat, 'returning', {
    stack_minor: 0n,
    chips: 0,
    returned_for: returnedFor,
    ended_at: now,
    retry_at: later(now, leaseMs),
    attempt_count: 0,
  })
  if (!moved) throw new Error(`seat ${seat.round_id} moved under the lock of its table`)
}

/** A seat of a cash table leaves between deals with its chips; the reason, if it never played. */
export const payStack = (
  dependencies: Pick<CardDependencies, 'clock' | 'leaseMs'>,
  tx: Tx,
  seat: SeatRow,
  why: ReturnedFor,
): Promise<void> =>
  seat.deal_count === 0
    ? returnEntry(dependencies, tx, seat, why)
    : fixPayout(dependencies, tx, seat, { payoutMinor: seat.stack_minor })
