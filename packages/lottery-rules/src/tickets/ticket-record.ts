import { sha256Hex } from '@trevo/fairness/sha256/sha256.ts'
import { merkleLeaf } from '@trevo/fairness/merkle.ts'

/** A ticket as hashed into the draw's root; without the owner. */
export type TicketRecord = {
  readonly game: string
  readonly draw: string
  /** The page's own id of the order, and the part of it. */
  readonly order: string
  readonly part: number
  readonly trace: number
  readonly multiple: number
  /** 1/10,000 BRL. */
  readonly stakeMinor: string
  readonly prizeModeId: number
  readonly placedAt: string
  /** SHA-256 of the slip's text. */
  readonly slip: string
  /** Shares of a shared ticket: its id, the first share (from 0), how many, and of how many. */
  readonly share?: RecordShare | undefined
}

export type RecordShare = {
  readonly ticket: string
  readonly first: number
  readonly count: number
  readonly of: number
}

export const hashOfSlip = sha256Hex

/** The leaf of a ticket, hex. */
export const leafTextOf = (record: TicketRecord): string => merkleLeaf(record)
