import type { KindDefinition, PostCommand } from '../../../wallet/index.ts'
import type { CreditKind } from './states.ts'

/**
 * Every movement of lotteries. The house `lottery` wins stakes and pays prizes, `lottery_rebates` pays
 * members' own rebates and `lottery_differences` the uplines' part. The stakes of a trace are held; each is
 * captured when its draw is settled, or released.
 */
const source = 'lottery'
const [house, rebates, differences] = ['lottery', 'lottery_rebates', 'lottery_differences']

const kinds = {
  staked: { kind: 'lottery.stake_taken', role: 'debit', typeCode: 4200, house, stake: true },
  held: { kind: 'lottery.stake_held', role: 'hold', typeCode: 4200, stake: true },
  captured: { kind: 'lottery.stake_captured', role: 'capture', typeCode: 4200, house },
  released: { kind: 'lottery.stake_released', role: 'release', typeCode: 4107, stake: true },
  cancelled: { kind: 'lottery.stake_cancelled', role: 'credit', typeCode: 4106, house },
  refunded: { kind: 'lottery.stake_refunded', role: 'credit', typeCode: 4109, house },
  tied: { kind: 'lottery.stake_tied', role: 'credit', typeCode: 4110, house },
  prize: { kind: 'lottery.prize_paid', role: 'credit', typeCode: 4100, house },
  rebate: { kind: 'lottery.rebate_paid', role: 'credit', typeCode: 4105, house: rebates },
  difference: {
    kind: 'lottery.difference_paid',
    role: 'credit',
    typeCode: 6114,
    house: differences,
  },
  prizeReversed: {
    kind: 'lottery.prize_reversed',
    role: 'debit',
    typeCode: 4301,
    house,
    guarded: false,
  },
  rebateReversed: {
    kind: 'lottery.rebate_reversed',
    role: 'debit',
    typeCode: 4301,
    house: rebates,
    guarded: false,
  },
  differenceReversed: {
    kind: 'lottery.difference_reversed',
    role: 'debit',
    typeCode: 4301,
    house: differences,
    guarded: false,
  },
} as const satisfies Record<string, KindDefinition>

export const lotteryKinds: readonly KindDefinition[] = Object.values(kinds)

/** A stake of an order of one draw, and the part of a trace's stakes that a settled draw captures. */
export const lotteryStakedKind: string = kinds.staked.kind
export const lotteryCapturedKind: string = kinds.captured.kind

/**
 * The movements of a member's available balance that are stakes, and those that return one: a trace's stakes leave
 * it when they are held, and capturing one moves nothing there.
 */
export const lotteryStakeKinds: readonly string[] = [kinds.staked.kind, kinds.held.kind]
export const lotteryReturnedKinds: readonly string[] = [
  kinds.released.kind,
  kinds.cancelled.kind,
  kinds.refunded.kind,
  kinds.tied.kind,
]

/** The game and draw of a movement, for the statement. */
type About = { readonly gameId: number; readonly drawNumber: string }

const referenceOf = ({ gameId, drawNumber }: About, order?: bigint) => ({
  node: String(gameId),
  round: drawNumber,
  ...(order !== undefined && { order: String(order) }),
})

export type StakedOrder = About & {
  readonly memberId: bigint
  readonly orderId: bigint
  readonly amountMinor: bigint
}

const ofOrder = (order: StakedOrder, step: 'staked' | 'held'): PostCommand => ({
  source,
  txnId: `order:${order.orderId}:${step}`,
  kind: kinds[step].kind,
  memberId: order.memberId,
  amountMinor: order.amountMinor,
  reference: referenceOf(order, order.orderId),
})

/** Available → house: an order of one draw. */
export const stakeTaken = (order: StakedOrder): PostCommand => ofOrder(order, 'staked')
/** Available → held: every stake of a trace. */
export const stakesHeld = (order: StakedOrder): PostCommand => ofOrder(order, 'held')

/** Its own name: an order of an instant lottery has none of the draws' orders' pages. */
const instantReference = (order: StakedOrder) => ({
  ...referenceOf(order),
  instant: String(order.orderId),
})

/** Available → house: tickets of an instant lottery. Its draw is the edition. */
export const instantStakeTaken = (order: StakedOrder): PostCommand => ({
  ...ofOrder(order, 'staked'),
  txnId: `instant:${order.orderId}:staked`,
  reference: instantReference(order),
})

/** House → available: what these tickets won, in the same commit. */
export const instantPrizePaid = (order: StakedOrder): PostCommand => ({
  ...ofOrder(order, 'staked'),
  txnId: `instant:${order.orderId}:prize`,
  kind: kinds.prize.kind,
  reference: instantReference(order),
})

/** Under which names the ledger may have movements of an order of an instant lottery. */
export const instantMovementNames = (orderId: string) =>
  ['staked', 'prize'].map((step) => ({ source, txnId: `instant:${orderId}:${step}` }))

export type StakedTicket = StakedOrder & { readonly ticketId: bigint }

const ofTicket = (
  ticket: StakedTicket,
  step: 'captured' | 'released' | 'cancelled',
): PostCommand => ({
  source,
  txnId: `ticket:${ticket.ticketId}:${step}`,
  kind: kinds[step].kind,
  memberId: ticket.memberId,
  amountMinor: ticket.amountMinor,
  reference: referenceOf(ticket, ticket.orderId),
})

const holdOf = ({ orderId }: StakedTicket) => ({ source, txnId: `order:${orderId}:held` })

/** Held → house: the draw of a trace's ticket is settled. */
export const stakeCaptured = (ticket: StakedTicket) => ({
  ...ofTicket(ticket, 'captured'),
  hold: holdOf(ticket),
})
/** Held → available: a ticket of a trace that will not be drawn. */
export const stakeReleased = (ticket: StakedTicket) => ({
  ...ofTicket(ticket, 'released'),
  hold: holdOf(ticket),
})
/** House → available: the member cancelled before the close. */
export const stakeCancelled = (ticket: StakedTicket): PostCommand => ofTicket(ticket, 'cancelled')

export type OwedCredit = About & {
  readonly creditId: bigint
  readonly kind: CreditKind
  readonly memberId: bigint
  readonly amountMinor: bigint
}

const creditKinds = {
  prize: kinds.prize,
  tie: kinds.tied,
  refund: kinds.refunded,
  rebate: kinds.rebate,
  difference: kinds.difference,
} as const satisfies Record<CreditKind, KindDefinition>

/** What a settled draw owes a member. */
export const creditPaid = (credit: OwedCredit): PostCommand => ({
  source,
  txnId: `credit:${credit.creditId}`,
  kind: creditKinds[credit.kind].kind,
  memberId: credit.memberId,
  amountMinor: credit.amountMinor,
  reference: referenceOf(credit),
})

const reversedKinds = {
  prize: kinds.prizeReversed,
  tie: kinds.prizeReversed,
  refund: kinds.prizeReversed,
  rebate: kinds.rebateReversed,
  difference: kinds.differenceReversed,
} as const satisfies Record<CreditKind, KindDefinition>

/** Back from the member as far as the balance reaches: the draw was annulled or drawn again. */
export const creditReversed = (credit: OwedCredit): PostCommand => ({
  source,
  txnId: `credit:${credit.creditId}:reversed`,
  kind: reversedKinds[credit.kind].kind,
  memberId: credit.memberId,
  amountMinor: credit.amountMinor,
  guard: 'none',
  reference: referenceOf(credit),
})

export type TransferStep =
  | 'staked'
  | 'held'
  | 'captured'
  | 'released'
  | 'cancelled'
  | 'prize'
  | 'tie'
  | 'refund'
  | 'reversed'

const ofTicketKinds = ['prize', 'tie', 'refund'] as const
type OfTicket = (typeof ofTicketKinds)[number]

type TicketParts = {
  readonly orderId: bigint
  readonly ticketId: bigint
  readonly credits: readonly { readonly id: bigint; readonly kind: CreditKind }[]
}

/** Under which names the ledger may have movements of a ticket and of its order, by step. */
export const transferNamesOf = ({ orderId, ticketId, credits }: TicketParts) => {
  const named = (step: TransferStep, txnId: string) => ({ step, source, txnId })
  return [
    named('staked', `order:${orderId}:staked`),
    named('held', `order:${orderId}:held`),
    ...(['captured', 'released', 'cancelled'] as const).map((step) =>
      named(step, `ticket:${ticketId}:${step}`),
    ),
    ...credits
      .filter((credit): credit is { id: bigint; kind: OfTicket } =>
        ofTicketKinds.some((kind) => kind === credit.kind),
      )
      .flatMap(({ id, kind }) => [
        named(kind, `credit:${id}`),
        named('reversed', `credit:${id}:reversed`),
      ]),
  ]
}
