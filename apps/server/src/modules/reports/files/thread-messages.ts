import type { ExportFormat } from '@trevo/contract/ops/ledger/exports.ts'
import type { PackedPage } from '../../wallet/index.ts'
import type { ExportCell, ExportTable } from './export-table.ts'

/** Some lines of a table: as they are written, or movements as the ledger packs them. */
export type ExportPage =
  | { readonly rows: readonly (readonly ExportCell[])[] }
  | { readonly movements: PackedPage }

/** A file to be written, without its lines. */
export type FileTask = Omit<ExportTable, 'rows' | 'wordOf'> & {
  readonly format: ExportFormat
  /** Movements of members of other brands are left out. */
  readonly brandId: number
  readonly linesMax: number
  /** Words for codes, `game.RNG`. */
  readonly codes: Readonly<Record<string, string>>
}

/** What the thread is told: the file, a page (none: there are no more), or who members are. */
export type ToThread =
  | { readonly kind: 'file'; readonly task: FileTask }
  | { readonly kind: 'page'; readonly page: ExportPage | undefined }
  | { readonly kind: 'names'; readonly packed: string }

/** What it has written since, and what it needs to go on. */
export type FromThread =
  | { readonly error: string }
  | {
      readonly chunks: readonly Uint8Array<ArrayBuffer>[]
      readonly needs:
        | { readonly what: 'page' }
        | { readonly what: 'names'; readonly memberIds: string }
        | { readonly what: 'nothing'; readonly lines: number; readonly isCut: boolean }
    }
