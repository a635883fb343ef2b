import type { WalletReply } from '@trevo/contract/vendor/shapes.ts'
import type { VendorStatus } from '@trevo/contract/vendor/status.ts'
import type { TestPlayer } from './platform.ts'

/** How any call may be disturbed in transit. */
export type Disturbance = {
  /** Hangs up after this long. */
  readonly hangUpAfterMs?: number
}

/**
 * The platform's answer. `reply` is its content in the terms of v1, as far as the protocol has it;
 * `word` is the protocol's own status. If a protocol has a specific status for an order that was
 * carried out before, the word is that of success and `repeated` is set.
 */
export type Answer = {
  readonly http: number
  readonly word: string
  readonly reply: Omit<WalletReply, 'status' | 'requestId'>
  /** The protocol's word for one of v1. */
  wordFor(status: VendorStatus): string
}

/** The data of a movement; amounts are decimal text in BRL. */
export type Order = {
  readonly transactionId: string
  readonly roundId: string
  readonly amount: string
  readonly currency: string
  readonly playerRef: string
  readonly gameCode: string
  readonly sessionToken: string
  readonly roundClosed: boolean
  /** For a further stake in a round, if the protocol has it: the debit that began it. */
  readonly referenceTransactionId: string
}

/** A member in a game, with the messages of one round, in one protocol. */
export type Table<Bent extends Disturbance = Disturbance> = {
  readonly player: TestPlayer
  readonly roundId: string
  readonly sessionToken: string
  readonly playerRef: string
  /** Takes 1.00 by default. */
  debit(change?: Partial<Order>, bent?: Bent): Promise<Answer>
  /** Pays `of`, a debit's id; 2.00 by default. */
  credit(of: string, change?: Partial<Order>, bent?: Bent): Promise<Answer>
  rollback(of: string, change?: Partial<Order>, bent?: Bent): Promise<Answer>
  balanceCall(bent?: Bent): Promise<Answer>
  /** Only if the protocol `can` express it. */
  closeRound(): Promise<Answer>
}

/** What a protocol can express, and not every one can. */
export type Ability =
  /** A stake may be paid by several credits with separate ids. */
  | 'several_credits'
  /** A rollback may name a credit. */
  | 'rollback_of_credit'
  /** An id identifies one movement of any kind. */
  | 'one_id_space'
  | 'close_round'
  | 'currency_of_rollback'
  /** An answer says that the order was carried out before. */
  | 'tells_repeated'
  | 'tells_held'
  | 'tells_retry'
  | 'tells_transfer'

/** A vendor that speaks one protocol with the platform under test. */
export type VendorDriver<Bent extends Disturbance = Disturbance> = {
  readonly name: string
  can(ability: Ability): boolean
  /** Opens the game for a member. */
  sit(player: TestPlayer): Promise<Table<Bent>>
}
