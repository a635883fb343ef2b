import type { ExportFormat } from '@trevo/contract/ops/ledger/exports.ts'
import type { ExportRow } from '../repository/exports.ts'
import type { ExportRows, ExportTable } from './export-table.ts'

/** A file to be written, without its lines. */
export type FileTask = Omit<ExportTable, 'pages' | 'wordOf'> & {
  readonly format: ExportFormat
  /** Movements of members of other brands are left out. */
  readonly brandId: number
  readonly linesMax: number
  /** Words for codes, `game.RNG`. */
  readonly codes: Readonly<Record<string, string>>
}

export type Span = { readonly from: Date; readonly until: Date }

/** What the thread is started with. */
export type ThreadOrder = {
  /** Where it opens a connection of its own. */
  readonly databaseUrl: string
  /** The file as this writer claimed it. */
  readonly claim: Pick<ExportRow, 'id' | 'claimed_at'>
  readonly task: FileTask
  /** It reads the ledger's movements of this span itself; the lines of anything else it is given. */
  readonly movements: Span | undefined
}

/** What the thread is told: some lines (none: there are no more), or who members are. */
export type ToThread =
  | { readonly kind: 'rows'; readonly rows: ExportRows | undefined }
  | { readonly kind: 'names'; readonly packed: string }

export type Written = { readonly lines: number; readonly isCut: boolean; readonly bytes: number }

/** Connections of the thread's own pool. */
export type Connections = { readonly open: number; readonly idle: number; readonly waiting: number }

/** What it needs to go on, or how it ended: `written` is undefined if another writer has taken over. */
export type FromThread =
  | { readonly needs: 'rows' }
  | { readonly needs: 'names'; readonly memberIds: string }
  | { readonly written: Written | undefined }
  | { readonly error: string }

/** What it says between: its connections have changed, or it has read a page of the ledger. */
export type FromThreadBetween = { readonly connections: Connections } | { readonly step: true }
