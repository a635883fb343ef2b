import { accountIdOf, type MemberPart } from './account-ids.ts'
import type { KindRole, TransferKind } from './transfer-kind.ts'

/** Facts kept with a transfer for later readers: round, game, charge. Never secrets. */
export type Reference = Readonly<Record<string, string>>

/** One leg. Positive puts money into the account, negative takes it out. */
export type Leg =
  | { readonly memberId: bigint; readonly part?: MemberPart; readonly amountMinor: bigint }
  | { readonly house: string; readonly amountMinor: bigint }

/**
 * A transfer of any legs. Each account occurs in it once, and the legs sum to zero. The first
 * member leg is the one whose balance is returned.
 */
export type Transfer = {
  /** The issuer of the id: `cashier`, `vendor:bgs`. */
  readonly source: string
  readonly txnId: string
  readonly kind: TransferKind
  readonly legs: readonly Leg[]
  readonly reference?: Reference
  readonly guard?: 'debit' | 'none'
}

/** A movement between a member's available account and the house of its kind. */
export type PostCommand = {
  readonly source: string
  readonly txnId: string
  readonly kind: TransferKind
  readonly memberId: bigint
  /** Positive; the direction is the kind's. */
  readonly amountMinor: bigint
  readonly reference?: Reference
  /** `none` bypasses the member's debit guard. Default: by the kind. */
  readonly guard?: 'debit' | 'none'
  /** Values of a claim (see `ClaimDefinition`): posted only if the claim is won. Batches only. */
  readonly claim?: readonly string[]
  /** Values of the guard's claim; the wallet adds them itself. Batches only. */
  readonly admission?: readonly string[]
}

export type PostResult = {
  /** `duplicate`: the same command was applied before; the answer is the original one. */
  readonly outcome: 'applied' | 'duplicate'
  readonly transferId: bigint
  /** Available balance after the transfer (held balance if only that account moved). */
  readonly balanceAfterMinor: bigint
}

const idLengthMax = 200
const int64Max = 2n ** 63n - 1n

/** @throws Error if the caller broke the contract; nothing has reached the database. */
export const assertIds = ({ source, txnId }: { source: string; txnId: string }): void => {
  if (source.length === 0 || source.length > idLengthMax) throw new Error('wallet: bad source')
  if (txnId.length === 0 || txnId.length > idLengthMax) throw new Error('wallet: bad txnId')
  // PostgreSQL cannot store it in text, and it separates the two ids in our keys.
  if (source.includes('\0') || txnId.includes('\0')) throw new Error('wallet: id with a zero byte')
}

/** @throws Error on zero, negative or unstorable amounts. */
export const assertAmount = (amountMinor: bigint): void => {
  if (amountMinor <= 0n || amountMinor > int64Max) throw new Error('wallet: amount out of range')
}

/** @throws Error unless the legs sum to zero, and every leg moves some money. */
export const assertBalanced = (legs: readonly Leg[]): void => {
  if (legs.length < 2) throw new Error('wallet: a transfer has at least two legs')
  if (legs.some((leg) => leg.amountMinor === 0n)) throw new Error('wallet: a leg moves nothing')
  const sum = legs.reduce((total, leg) => total + leg.amountMinor, 0n)
  if (sum !== 0n) throw new Error(`wallet: legs sum to ${sum}, not to zero`)
}

/** The legs of a role for a movement of one member. */
export const legsOf = (
  role: Exclude<KindRole, 'reversal' | 'legs'>,
  { memberId, amountMinor }: { readonly memberId: bigint; readonly amountMinor: bigint },
  house: string,
): Leg[] => {
  const available = (sign: bigint): Leg => ({ memberId, amountMinor: sign * amountMinor })
  const held = (sign: bigint): Leg => ({ memberId, part: 'held', amountMinor: sign * amountMinor })
  switch (role) {
    case 'credit':
      return [available(1n), { house, amountMinor: -amountMinor }]
    case 'debit':
      return [available(-1n), { house, amountMinor }]
    case 'hold':
      return [available(-1n), held(1n)]
    case 'release':
      return [available(1n), held(-1n)]
    case 'capture':
      return [held(-1n), { house, amountMinor }]
    default:
      return role satisfies never
  }
}

/** A member's account by its id, a house as minus its number: the form of the functions. */
export const accountCodeOf = (leg: Leg, houseIdOf: (name: string) => bigint): bigint =>
  'house' in leg ? -houseIdOf(leg.house) : accountIdOf(leg.memberId, leg.part ?? 'available')
