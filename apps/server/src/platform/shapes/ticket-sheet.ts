import type { Language } from '@trevo/contract/shapes.ts'

/** What is printed of a lottery ticket. */
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
  /** Of a shared ticket: how many of how many; null for a whole one. */
  readonly shares: { readonly count: number; readonly of: number } | null
  /** What was staked on, a play with its numbers each; null where there are too many to be printed. */
  readonly lines: readonly { readonly play: string; readonly numbers: string }[] | null
  readonly commitment: string
  readonly keyId: string
  readonly signature: string
  /** Where the ticket is checked; the QR code holds it. */
  readonly address: string
}
