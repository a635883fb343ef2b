/** `module.what_happened`, for example `play.debit`. */
export type TransferKind = string

/**
 * Which accounts a kind moves between, seen from the member:
 * `credit` house → available, `debit` available → house, `hold` available → held,
 * `capture` held → house, `release` held → available, `reversal` the legs of its original negated,
 * `legs` the transfer's own legs (between members, or with several houses).
 */
export type KindRole = 'credit' | 'debit' | 'hold' | 'capture' | 'release' | 'reversal' | 'legs'

/** Registered once by the module that owns the movement, in its `domain/transfers.ts`. */
export type KindDefinition = {
  readonly kind: TransferKind
  readonly role: KindRole
  /** Record type on the member's statement (reference.md §2.10), for example 3200. */
  readonly typeCode: number
  /** The other side of credits, debits and captures, for example `play`. */
  readonly house?: string
  /** Debits, holds and legs check the debit guard unless this is false. */
  readonly guarded?: boolean
  /** A stake of the member's own money: the limits of its account are asked (`stake-guard.ts`). */
  readonly stake?: boolean
}

/** The wallet's own: a reversal without a kind. */
export const reversedKind = {
  kind: 'wallet.reversed',
  role: 'reversal',
  typeCode: 8122,
} as const satisfies KindDefinition

const needsHouse = new Set<KindRole>(['credit', 'debit', 'capture'])

/** @throws Error if a definition is invalid, which is a bug of the owning module. */
export const assertKind = ({ kind, role, house, stake }: KindDefinition): void => {
  if (!/^[a-z]+(\.[a-z_]+)+$/.test(kind))
    throw new Error(`kind ${kind}: write module.what_happened`)
  if (needsHouse.has(role) !== (house !== undefined)) {
    throw new Error(`kind ${kind}: a ${role} ${house ? 'has no' : 'needs a'} house`)
  }
  if (stake && !['debit', 'hold', 'release'].includes(role)) {
    throw new Error(`kind ${kind}: a ${role} is no stake`)
  }
}
