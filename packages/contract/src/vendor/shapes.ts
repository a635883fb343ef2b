import { z } from 'zod'
import { Language, Money } from '../shapes.ts'
import { GameProfile } from '../rgs/session.ts'
import { VendorStatus } from './status.ts'

/** The vendor's ids: visible ASCII without spaces, unique forever within that vendor. */
export const VendorId = z.string().regex(/^[\x21-\x7e]{1,64}$/)
/** Amounts: decimal text in BRL, at most 4 decimals, never negative. */
export const VendorAmount = z.string().regex(/^(0|[1-9]\d{0,11})(\.\d{1,4})?$/)
/** What the platform puts into a game's address. Any vendor can tell a valid token from nonsense. */
export const LaunchToken = z.string().regex(/^[A-Za-z0-9_-]{16,128}$/)
const Token = z.string().regex(/^[\x21-\x7e]{1,128}$/)
/** Three capital letters; currencies other than the session's are refused with WRONG_CURRENCY. */
const Currency = z.string().regex(/^[A-Z]{3}$/)

/** Where chips are bought at a table of players. */
export const SeatKind = z.enum(['cash', 'tournament'])
export type SeatKind = z.infer<typeof SeatKind>

const common = {
  /** Id of this attempt; echoed. A retry has a new one. */
  requestId: VendorId,
  playerRef: VendorId,
  gameCode: VendorId,
  currency: Currency,
}

const movement = {
  ...common,
  /** The business id: the same id is the same movement, however often it is sent. */
  transactionId: VendorId,
  roundId: VendorId,
  amount: VendorAmount,
  sentAt: z.string().max(40).optional(),
  /** Text for support staff; never read by the platform. */
  betDetail: z.string().max(2_000).optional(),
}

/**
 * The token comes unchecked from the address that was opened: if it is not a `LaunchToken`, the answer
 * is INVALID_TOKEN, which is never the vendor's fault.
 */
export const SessionCheck = z.strictObject({ requestId: VendorId, launchToken: z.string() })

export const BalanceQuery = z.strictObject({ ...common, sessionToken: Token })

/** Takes a stake above zero. The only message for which the session and the member's state are checked. */
export const VendorDebit = z.strictObject({
  ...movement,
  sessionToken: Token,
  /** For a further stake in a round: the debit that began it, so that the record shows one bet. */
  referenceTransactionId: VendorId.optional(),
  /** A free round of this campaign: its stake is the campaign's, paid by the platform. */
  campaignId: z.uuid().optional(),
  /**
   * The stake buys chips at a table of players, for a cash game or a tournament; statements then say buy-in, and
   * cash-out or tournament prize for what its credits pay.
   */
  seat: SeatKind.optional(),
})

/** Pays a known debit; zero marks a loss. Accepted regardless of the state of the session and the member. */
export const VendorCredit = z.strictObject({
  ...movement,
  /** The debit it pays. */
  referenceTransactionId: VendorId,
  roundClosed: z.boolean().optional(),
  /**
   * The part of the stake that counts as staked because it was at risk, at most the stake. If absent,
   * all of it. For a stake with several credits it is in the first one.
   */
  validStake: VendorAmount.optional(),
  /** The part of the amount that other players lost; only at tables between players. */
  wonFromPlayers: VendorAmount.optional(),
})

/** Undoes the named debit or credit. An unknown one is blocked forever and answered OK. */
export const VendorRollback = z.strictObject({
  requestId: VendorId,
  transactionId: VendorId,
  referenceTransactionId: VendorId,
  playerRef: VendorId,
  gameCode: VendorId,
  roundId: VendorId,
  currency: Currency,
  roundClosed: z.boolean().optional(),
  sentAt: z.string().max(40).optional(),
})

/** Marks the round as closed: nothing more will follow for it. */
export const RoundClose = z.strictObject({
  requestId: VendorId,
  playerRef: VendorId,
  gameCode: VendorId,
  roundId: VendorId,
})

/** The maximum number of movements in one call. */
export const movementsMax = 64

// The answer that each would get in a separate call, without the text for people.
const unbatched = { requestId: true, betDetail: true } as const
const batched = <Kind extends string>(kind: Kind) => ({ kind: z.literal(kind) })

/** A movement among others in the same call, usually each of a different player. */
export const VendorMovement = z.discriminatedUnion('kind', [
  VendorDebit.omit(unbatched).extend(batched('debit')),
  VendorCredit.omit(unbatched).extend(batched('credit')),
  VendorRollback.omit({ requestId: true }).extend(batched('rollback')),
])

/**
 * Movements carried out concurrently, in no particular order. Each is a `VendorMovement` and is
 * answered as if it had come alone: an unreadable one does not affect the others.
 */
export const MovementsOrder = z.strictObject({
  requestId: VendorId,
  movements: z.array(z.unknown()).min(1).max(movementsMax),
})

/** Answer to everything that affects a balance. Absent if the call did not get that far. */
export const WalletReply = z.object({
  status: VendorStatus,
  requestId: z.string(),
  playerRef: z.string().optional(),
  currency: z.string().optional(),
  /** After the movement; for a repeated id the current one. */
  balance: Money.optional(),
  /** Our id of the movement. */
  transferId: z.string().optional(),
  /** The answer to a repeated id. */
  repeated: z.literal(true).optional(),
  /**
   * A credit above what its stake can be paid: accepted once and for all, but reviewed by a person
   * first, so the balance has not changed. It can be rolled back like any other.
   */
  held: z.literal(true).optional(),
  /** The same message may succeed later; if absent, the answer is final. */
  retry: z.literal(true).optional(),
})
export type WalletReply = z.infer<typeof WalletReply>

export const MovementReply = WalletReply.omit({ requestId: true })
/**
 * `replies` are in the order of the movements; they are absent if the call could not be parsed. Null:
 * the outcome is unknown, or was not decided in time. Retry with the same id.
 */
export const MovementsReply = z.object({
  status: VendorStatus,
  requestId: z.string(),
  replies: z.array(MovementReply.nullable()).optional(),
})
export type MovementReply = z.infer<typeof MovementReply>
export type MovementsReply = z.infer<typeof MovementsReply>

export const SessionReply = WalletReply.extend({
  session: z
    .object({
      sessionToken: z.string(),
      playerRef: z.string(),
      gameCode: z.string(),
      currency: z.string(),
      language: Language,
      profile: GameProfile,
      lobbyUrl: z.string(),
      depositUrl: z.string(),
      historyUrl: z.string(),
    })
    .optional(),
})
export type SessionReply = z.infer<typeof SessionReply>

export type SessionCheck = z.infer<typeof SessionCheck>
export type BalanceQuery = z.infer<typeof BalanceQuery>
export type VendorDebit = z.infer<typeof VendorDebit>
export type VendorCredit = z.infer<typeof VendorCredit>
export type VendorRollback = z.infer<typeof VendorRollback>
export type RoundClose = z.infer<typeof RoundClose>
export type VendorMovement = z.infer<typeof VendorMovement>
export type MovementsOrder = z.infer<typeof MovementsOrder>
