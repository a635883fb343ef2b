import { SeatKind } from '@trevo/contract/vendor/shapes.ts'
import type {
  KindDefinition,
  PostCommand,
  Reference,
  ReverseCommand,
  Transfer,
} from '../../../wallet/index.ts'
import type { HeldMoney } from './held-money.ts'

const reviewHouse = 'play_review'
/** Set aside, or back from there: between houses alone, so it is on no member's statement. */
const ofHouses = { role: 'legs', typeCode: 0 } as const

/** Every movement that play makes. The house `play` wins stakes and pays payouts. */
const kinds = {
  stake: { kind: 'play.stake_taken', role: 'debit', typeCode: 3200, house: 'play', stake: true },
  payout: { kind: 'play.payout_paid', role: 'credit', typeCode: 3100, house: 'play' },
  returned: { kind: 'play.returned', role: 'reversal', typeCode: 4106 },
  // The stake of a free round: given by the house of rewards, and staked in the same moment.
  freeGiven: { kind: 'play.free_stake_given', role: 'credit', typeCode: 3105, house: 'rewards' },
  freeStake: { kind: 'play.free_stake_taken', role: 'debit', typeCode: 3205, house: 'play' },
  // What a free round won, where its terms ask to stake winnings before a withdrawal.
  freePayout: { kind: 'play.free_payout_paid', role: 'credit', typeCode: 3100, house: 'play' },
  // Free rounds that a vendor does not have, as money.
  freePaid: { kind: 'play.free_rounds_paid', role: 'credit', typeCode: 3105, house: 'rewards' },
  held: { kind: 'play.payout_held', ...ofHouses },
  released: { kind: 'play.payout_released', role: 'credit', typeCode: 3100, house: reviewHouse },
  // The same of a free round.
  freeReleased: {
    kind: 'play.free_payout_released',
    role: 'credit',
    typeCode: 3100,
    house: reviewHouse,
  },
  refused: { kind: 'play.payout_refused', ...ofHouses },
  // Unclaimed: to the funds that the law names.
  lapsed: { kind: 'play.payout_lapsed', ...ofHouses },
  heldReturned: { kind: 'play.held_returned', ...ofHouses },
} as const satisfies Record<string, KindDefinition>

export const {
  stake: stakeKind,
  payout: payoutKind,
  returned: returnedKind,
  freeGiven: freeStakeGivenKind,
  freeStake: freeStakeKind,
  freePayout: freePayoutKind,
  freePaid: freeRoundsPaidKind,
  held: payoutHeldKind,
  freeReleased: freePayoutReleasedKind,
} = kinds

/** The stake of a free round is paid by what was given for it in the same moment. */
export const boundStakeKinds = { [kinds.freeStake.kind]: kinds.freeGiven.kind }

export const playKinds: readonly KindDefinition[] = Object.values(kinds)

/** Ids are the vendor's own, unique among all its messages. */
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
  /** For a further stake in a round: the one that began it. */
  readonly firstTxn?: string | undefined
  /** For the buy-in of a seat at a table of players. */
  readonly seat?: SeatKind | undefined
}

/** Member → play. Checks the member's debit guard. */
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
    ...seatReference(stake.seat),
  },
})

/** The wagering multiple, as recorded with a free stake and its winnings. */
export const turnoverReference = (winTurnover: number): Reference =>
  winTurnover > 0 ? { turnover: String(winTurnover) } : {}

/** The value in the movement of a free stake or of its winnings; 0 for any other. */
export const winTurnoverOf = (reference: Reference | null | undefined): number =>
  Number(reference?.['turnover'] ?? 0)

const seatReference = (seat: SeatKind | undefined): Reference => (seat ? { seat } : {})

/** The kind of table whose seat this movement buys or pays; undefined for any other. */
export const seatOf = (reference: Reference | null | undefined): SeatKind | undefined =>
  SeatKind.safeParse(reference?.['seat']).data

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
    ...seatReference(payout.seat),
    ...turnoverReference(winTurnover),
  },
})

/** Undoes a stake or a payout, or bars its id if it has not arrived yet. */
export const movementReturned = (order: {
  readonly vendor: string
  readonly txnId: string
  readonly reverses: string
  readonly memberId: bigint
  readonly roundId: string
  readonly seat?: SeatKind | undefined
}): ReverseCommand => ({
  source: sourceOf(order.vendor),
  txnId: order.txnId,
  reverses: order.reverses,
  memberId: order.memberId,
  kind: returnedKind.kind,
  reference: { bet: order.reverses, round: order.roundId, ...seatReference(order.seat) },
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

// Ids of our own decisions: no vendor can take one first.
const reviewSource = 'play:review'
const releaseIdOf = ({ id }: HeldMoney): string => releaseNameOf(id).txnId

/** The id of a set-aside credit's release. */
export const releaseNameOf = (heldId: string) => ({
  source: reviewSource,
  txnId: `${heldId}:released`,
})

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
  kind: winTurnover > 0 ? freePayoutReleasedKind.kind : kinds.released.kind,
  memberId: held.memberId,
  amountMinor: held.amountMinor,
  reference: { ...referenceOf(held), operator, ...turnoverReference(winTurnover) },
})

/** Review → play: the house keeps it. */
export const payoutRefused = (held: HeldMoney, operator: string): Transfer => ({
  source: reviewSource,
  txnId: `${held.id}:refused`,
  kind: kinds.refused.kind,
  legs: houseLegs(reviewHouse, 'play', held.amountMinor),
  reference: { ...referenceOf(held), operator },
})

/** Review → houses that take what nobody claimed; their parts are the whole credit. */
export const payoutLapsed = (
  held: HeldMoney,
  operator: string,
  to: readonly { readonly house: string; readonly amountMinor: bigint }[],
): Transfer => ({
  source: reviewSource,
  txnId: `${held.id}:lapsed`,
  kind: kinds.lapsed.kind,
  legs: [{ house: reviewHouse, amountMinor: -held.amountMinor }, ...to],
  reference: { ...referenceOf(held), operator },
})

/** Member → review, as far as the balance reaches: the vendor undid a released credit. */
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
  kind: kinds.heldReturned.kind,
  legs: houseLegs(reviewHouse, 'play', held.amountMinor),
  reference: { ...referenceOf(held), credit: held.creditTxn },
})
