import type { SlotMaths } from '@trevo/game-rules/slots/types.ts'

/** How the demo catalogue offers a title. */
export type Listing = {
  /** Stands in links and records: a title keeps its own for ever. */
  readonly nodeId: number
  /** Its place in the lobby, from 1. */
  readonly position: number
  readonly isHot: boolean
  readonly isNew: boolean
}

/** A round whose result was recorded: any program that follows the scheme must get the same. */
export type TestVector = {
  readonly game: string
  readonly mathsVersion: number
  readonly serverSeed: string
  readonly clientSeed: string
  readonly nonce: number
  readonly stakeMinor: string
  readonly payoutMinor: string
  /** SHA-256 of the outcome as canonical JSON. */
  readonly outcomeHash: string
}

/** One title's folder, as far as servers and the verifier need it. */
export type SlotTitle = {
  readonly maths: SlotMaths
  readonly listing: Listing
  readonly vectors: readonly TestVector[]
}
