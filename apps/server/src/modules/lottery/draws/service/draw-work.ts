import type { DrawRow, GameRow } from '../../tables.ts'

/** A draw that this copy of the server holds the lease of. */
export type Work = {
  readonly draw: DrawRow
  readonly game: GameRow
  /** Renews the lease. @throws when the draw is somebody else's. */
  renewLease(): Promise<void>
}
