import type { DrawRow, GameRow } from '../../tables.ts'

/** A draw that this copy of the server has leased. */
export type Work = {
  readonly draw: DrawRow
  readonly game: GameRow
  /** Renews the lease. @throws if another copy has the draw. */
  renewLease(): Promise<void>
}
