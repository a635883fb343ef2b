import type { Language } from '@trevo/contract/shapes.ts'
import type { SeatKind } from '@trevo/contract/vendor/shapes.ts'
import type { ContractSheet } from '../../../platform/shapes/contract-sheet.ts'
import type { ReportSheet } from '../../../platform/shapes/report-sheet.ts'
import type { TaxSheet } from '../../../platform/shapes/tax-sheet.ts'
import type { TicketSheet } from '../../../platform/shapes/ticket-sheet.ts'

/** Everything a thread needs to write a PDF; it reads nothing itself. */
type Sheet = {
  readonly language: Language
  readonly brandName: string
  /** The zone in which times are printed: the brand's. */
  readonly timeZone: string
  readonly accountName: string
  readonly madeAt: Date
}

export type StatementSheet = Sheet & {
  readonly from: Date
  readonly to: Date
  readonly inMinor: bigint
  readonly outMinor: bigint
  readonly count: number
  /** Whole sentences above the table. */
  readonly notes: readonly string[]
}

export type PdfLine = {
  readonly at: Date
  readonly typeCode: number
  /** As in a line of the account record. */
  readonly seat: SeatKind | null
  readonly gameName: string | null
  readonly number: string
  readonly amountMinor: bigint
  readonly balanceAfterMinor: bigint
}

export type ReceiptSheet = Sheet &
  PdfLine & {
    readonly roundId: string | null
    readonly remark: string
    readonly transferId: bigint
  }

/** A statement is opened, filled and ended; the others are whole at once. */
export type PdfMessage =
  | { readonly kind: 'receipt'; readonly sheet: ReceiptSheet }
  | { readonly kind: 'ticket'; readonly sheet: TicketSheet }
  | { readonly kind: 'contract'; readonly sheet: ContractSheet }
  | { readonly kind: 'report'; readonly sheet: ReportSheet }
  | { readonly kind: 'tax'; readonly sheet: TaxSheet }
  | { readonly kind: 'statement'; readonly sheet: StatementSheet }
  | { readonly kind: 'lines'; readonly lines: readonly PdfLine[] }
  | { readonly kind: 'end' }

/** One per message: the bytes that are ready by then. */
export type PdfReply = { readonly chunks: readonly Uint8Array[] } | { readonly error: string }
