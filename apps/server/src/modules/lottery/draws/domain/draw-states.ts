import type { DrawStatus } from '../../common/domain/states.ts'

/**
 * State transitions of a draw. A re-draw returns to `closed`; one that a plan dropped before its sales is planned
 * again.
 */
export const drawMoves = {
  scheduled: ['open', 'cancelled'],
  open: ['closed', 'cancelled'],
  closed: ['drawn', 'cancelled'],
  drawn: ['settled', 'cancelled', 'closed'],
  settled: ['cancelled', 'closed'],
  cancelled: ['scheduled'],
} as const satisfies Record<DrawStatus, readonly DrawStatus[]>

export const mayMove = (from: DrawStatus, to: DrawStatus): boolean =>
  (drawMoves[from] as readonly DrawStatus[]).includes(to)

type Sales = { readonly status: DrawStatus; readonly closes_at: Date }

/** The close itself is already too late. A trace may include draws whose sales have not started. */
export const isOnSaleAt = ({ status, closes_at }: Sales, at: Date): boolean =>
  (status === 'open' || status === 'scheduled') && at < closes_at
