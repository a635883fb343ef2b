import type { ExportRows, ExportTable } from '../../files/export-table.ts'
import type { Span } from '../../files/thread-messages.ts'

/** What a file contains, before anything is written. */
export type MadeTable = {
  readonly title: string
  readonly span: string
  readonly columns: ExportTable['columns']
  /** Without those that the thread reads itself. */
  readonly rows: AsyncIterator<ExportRows> | Iterator<ExportRows>
  readonly movements: Span | undefined
}
