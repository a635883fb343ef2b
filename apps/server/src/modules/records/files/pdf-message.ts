import type { Language } from '@trevo/contract/shapes.ts'
import type { ReportSheet } from '../../../platform/shapes/report-sheet.ts'

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

/** The printed part of a lottery ticket. */
export type TicketSheet = {
  readonly language: Language
  readonly brandName: string
  readonly timeZone: string
  readonly lotteryName: string
  readonly drawNumber: string
  readonly drawsAt: Date
  readonly placedAt: Date
  readonly orderNumber: string
  readonly ticketNumber: string
  readonly stakeMinor: bigint
  readonly multiple: number
  /** For a shared ticket: how many of how many; null for a whole one. */
  readonly shares: { readonly count: number; readonly of: number } | null
  /** Null if it is too long to print. */
  readonly slip: string | null
  readonly commitment: string
  readonly keyId: string
  readonly signature: string
  /** Where the ticket is checked; the QR code holds it. */
  readonly address: string
}

/** The printed part of a statement of a contract between agents. */
export type ContractSheet = {
  readonly language: Language
  readonly brandName: string
  readonly timeZone: string
  readonly giver: string
  readonly receiver: string
  readonly contractType: 'DIVIDEND' | 'DAILY' | 'MEMBER_DAILY' | 'HOURLY' | 'REALTIME'
  readonly number: string
  readonly from: Date
  readonly to: Date
  /** From 2 on a correction. */
  readonly version: number
  /** Null if they do not apply to the type. */
  readonly betMinor: bigint | null
  readonly netLossMinor: bigint | null
  readonly carriedInMinor: bigint | null
  readonly activeMembers: number | null
  readonly rate: string | null
  readonly rounds: number
  readonly dueMinor: bigint
  readonly amountMinor: bigint
  readonly paidMinor: bigint
  readonly paidAt: Date | null
  readonly inputsHash: string
}

/** A statement is opened, filled and ended; the others are written at once. */
export type PdfMessage =
  | { readonly kind: 'receipt'; readonly sheet: ReceiptSheet }
  | { readonly kind: 'ticket'; readonly sheet: TicketSheet }
  | { readonly kind: 'contract'; readonly sheet: ContractSheet }
  | { readonly kind: 'report'; readonly sheet: ReportSheet }
  | { readonly kind: 'statement'; readonly sheet: StatementSheet }
  | { readonly kind: 'lines'; readonly lines: readonly PdfLine[] }
  | { readonly kind: 'end' }

/** One per message: the bytes that are ready by then. */
export type PdfReply = { readonly chunks: readonly Uint8Array[] } | { readonly error: string }
