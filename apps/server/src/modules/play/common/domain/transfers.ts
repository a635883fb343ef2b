import type {
  KindDefinition,
  PostCommand,
  Reference,
  ReverseCommand,
  Transfer,
} from '../../../wallet/index.ts'
import type { HeldMoney } from './held-money.ts'

/** Every movement that play makes. The house `play` wins stakes and pays payouts. */
export const stakeKind = {
  kind: 'play.stake_taken',
  role: 'debit',
  typeCode: 3200,
  house: 'play',
} as const satisfies KindDefinition

export const payoutKind = {
  kind: 'play.payout_paid',
  role: 'credit',
  typeCode: 3100,
  house: 'play',
} as const satisfies KindDefinition

export const returnedKind = {
  kind: 'play.returned',
  role: 'reversal',
  typeCode: 4106,
} as const satisfies KindDefinition

/** The stake of a free round: given by the house of rewards, and staked in the same moment. */
export const freeStakeGivenKind = {
  kind: 'play.free_stake_given',
  role: 'credit',
  typeCode: 3105,
  house: 'rewards',
} as const satisfies KindDefinition

export const freeStakeKind = {
  kind: 'play.free_stake_taken',
  role: 'debit',
  typeCode: 3205,
  house: 'play',
} as const satisfies KindDefinition

/** What a free round won, where its terms ask to stake winnings before a withdrawal. */
export const freePayoutKind = {
  kind: 'play.free_payout_paid',
  role: 'credit',
  typeCode: 3100,
  house: 'play',
} as const satisfies KindDefinition

/** Free rounds that a vendor does not have, as money. */
export const freeRoundsPaidKind = {
  kind: 'play.free_rounds_paid',
  role: 'credit',
  typeCode: 3105,
  house: 'rewards',
} as const satisfies KindDefinition

const reviewHouse = 'play_review'
const houseTypeCode = 0

/** Set aside, or back from there: between houses alone, so it is on no member's statement. */
const houseKind = (kind: string) =>
  ({ kind, role: 'legs', typeCode: houseTypeCode }) as const satisfies KindDefinition

export const payoutHeldKind = houseKind('play.payout_held')
const payoutRefusedKind = houseKind('play.payout_refused')
const heldReturnedKind = houseKind('play.held_returned')

const payoutReleasedKind = {
  kind: 'play.payout_released',
  role: 'credit',
  typeCode: 3100,
  house: reviewHouse,
} as const satisfies KindDefinition

/** The same, after an operator's review. */
export const freePayoutReleasedKind = {
  kind: 'play.free_payout_released',
  role: 'credit',
  typeCode: 3100,
  house: reviewHouse,
} as const satisfies KindDefinition

export const playKinds: readonly KindDefinition[] = [
  stakeKind,
  payoutKind,
  returnedKind,
  freeStakeGivenKind,
  freeStakeKind,
  freePayoutKind,
  freeRoundsPaidKind,
  payoutHeldKind,
  payoutReleasedKind,
  freePayoutReleasedKind,
  payoutRefusedKind,
  heldReturnedKind,
]

/** Ids are the vendor's own, unique among everything that vendor ever sends. */
export const sourceOf = (vendor: string): string => `vendor:${vendor}`

/** The vendor whose ids these are. */
export const vendorOf = (source: string): string => source.slice(sourceOf('').length)

export type Stake = {
  readonly vendor: string
  readonly txnId: string
  readonly memberId: bigint
  readonly nodeId: number
  readonly roundId: string
  readonly amountMinor: bigint
  /** Of a further stake in a round: the one that began it. */
  readonly firstTxn?: string | undefined
}

/** Member → play. Asks the member's debit guard. */
export const stakeTaken = (stake: Stake): PostCommand => ({
  source: sourceOf(stake.vendor),
  txnId: stake.txnId,
  kind: stakeKind.kind,
  memberId: stake.memberId,
  amountMinor: stake.amountMinor,
  reference: {
    node: String(stake.nodeId),
    round: stake.roundId,
    ...(stake.firstTxn !== undefined && { first: stake.firstTxn }),
  },
})

/** How often winnings must be staked, as recorded with a free stake and its winnings. */
export const turnoverReference = (winTurnover: number): Reference =>
  winTurnover > 0 ? { turnover: String(winTurnover) } : {}

/** The value that the movement of a free stake or of its winnings carries; 0 for any other. */
export const winTurnoverOf = (reference: Reference | null | undefined): number =>
  Number(reference?.['turnover'] ?? 0)

/** Play → member, for a stake named by its id. In every state of the member. */
export const payoutPaid = ({
  winTurnover = 0,
  ...payout
}: Stake & {
  readonly debitTxn: string
  readonly winTurnover?: number | undefined
}): PostCommand => ({
  source: sourceOf(payout.vendor),
  txnId: payout.txnId,
  kind: winTurnover > 0 ? freePayoutKind.kind : payoutKind.kind,
  memberId: payout.memberId,
  amountMinor: payout.amountMinor,
  reference: {
    bet: payout.debitTxn,
    node: String(payout.nodeId),
    round: payout.roundId,
    ...turnoverReference(winTurnover),
  },
})

/** Undoes a stake or a payout, or bars its id when it has not come yet. */
export const movementReturned = (order: {
  readonly vendor: string
  readonly txnId: string
  readonly reverses: string
  readonly memberId: bigint
  readonly roundId: string
}): ReverseCommand => ({
  source: sourceOf(order.vendor),
  txnId: order.txnId,
  reverses: order.reverses,
  memberId: order.memberId,
  kind: returnedKind.kind,
  reference: { bet: order.reverses, round: order.roundId },
})

const houseLegs = (from: string, to: string, amountMinor: bigint) => [
  { house: from, amountMinor: -amountMinor },
  { house: to, amountMinor },
]

/** Play → review, for a credit that waits for an operator, under the vendor's own id. */
export const payoutHeld = (payout: Stake & { readonly debitTxn: string }): Transfer => ({
  source: sourceOf(payout.vendor),
  txnId: payout.txnId,
  kind: payoutHeldKind.kind,
  legs: houseLegs('play', reviewHouse, payout.amountMinor),
  reference: { bet: payout.debitTxn, node: String(payout.nodeId), round: payout.roundId },
})

// Ids of what we decide ourselves: no vendor can take one first.
const reviewSource = 'play:review'
const releaseIdOf = ({ id }: HeldMoney): string => `${id}:released`

const referenceOf = (held: HeldMoney) => ({
  bet: held.debitTxn,
  node: String(held.nodeId),
  round: held.roundId,
})

/** Review → member, in every state of the member. */
export const payoutReleased = (
  held: HeldMoney,
  operator: string,
  winTurnover: number,
): PostCommand => ({
  source: reviewSource,
  txnId: releaseIdOf(held),
  kind: winTurnover > 0 ? freePayoutReleasedKind.kind : payoutReleasedKind.kind,
  memberId: held.memberId,
  amountMinor: held.amountMinor,
  reference: { ...referenceOf(held), operator, ...turnoverReference(winTurnover) },
})

/** Review → play: the house keeps it. */
export const payoutRefused = (held: HeldMoney, operator: string): Transfer => ({
  source: reviewSource,
  txnId: `${held.id}:refused`,
  kind: payoutRefusedKind.kind,
  legs: houseLegs(reviewHouse, 'play', held.amountMinor),
  reference: { ...referenceOf(held), operator },
})

/** Member → review, as far as the member still has it: the vendor undid a released credit. */
export const releaseReturned = (held: HeldMoney): ReverseCommand => ({
  source: reviewSource,
  txnId: `${held.id}:reversed`,
  reverses: releaseIdOf(held),
  memberId: held.memberId,
  kind: returnedKind.kind,
  reference: { bet: held.debitTxn, round: held.roundId },
})

/** Review → play, under the id of the vendor's reversal. */
export const heldReturned = (held: HeldMoney, txnId: string): Transfer => ({
  source: sourceOf(held.vendor),
  txnId,
  kind: heldReturnedKind.kind,
  legs: houseLegs(reviewHouse, 'play', held.amountMinor),
  reference: { ...referenceOf(held), credit: held.creditTxn },
})
