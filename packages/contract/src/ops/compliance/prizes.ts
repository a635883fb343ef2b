import { z } from 'zod'
import { operatorEndpoint } from '../../endpoint.ts'
import { Instant, keyset, Money } from '../../shapes.ts'
import { typed } from '../../wps/session.ts'
import { approvalRefusals } from '../approvals.ts'

/**
 * `late`: past the time of the law. `held`, `unclaimed` and `undeliverable`: what was not credited, by the days
 * of their rules.
 */
export const prizeLists = ['late', 'held', 'unclaimed', 'undeliverable'] as const
export type PrizeList = (typeof prizeLists)[number]

export const prizeProducts = [
  'lottery',
  'sportsbook',
  'games',
  'rooms',
  'withdrawals',
  'accounts',
] as const
export type PrizeProduct = (typeof prizeProducts)[number]

/** Where the money is, or which event it waits for. */
export const prizeKinds = [
  'draw',
  'big_prize',
  'lottery_credit',
  'match',
  'slip_credit',
  'round',
  'held_credit',
  'withdrawal',
  'pix',
  'balance',
] as const
export type PrizeKind = (typeof prizeKinds)[number]

/** Why it is not paid. */
export const prizeCauses = [
  'result',
  'calculation',
  'second_person',
  'review',
  'member',
  'held',
  'block',
  'institution',
  'closed_account',
  'payer',
] as const
export type PrizeCause = (typeof prizeCauses)[number]

const ItemId = z.string().regex(/^[1-9]\d{0,17}$/)

export const PrizeItem = z.object({
  itemId: ItemId,
  product: z.enum(prizeProducts),
  kind: z.enum(prizeKinds),
  /** The record at its own place: a draw, a match, a held credit, a withdrawal. */
  ref: z.string(),
  /** Null for events, which many members wait for. */
  username: z.string().nullable(),
  /** What is owed; of an event without a result, what is staked on it. */
  amount: Money,
  /** Bets that wait for an event; 0 for money of one member. */
  bets: z.int().min(0),
  /** End of the event or session, or the request of a withdrawal. */
  since: Instant,
  /** Null where no law sets a time. */
  dueAt: Instant.nullable(),
  cause: z.enum(prizeCauses),
  /** The reason of a block, or what a draw or an institution says. */
  detail: z.string().nullable(),
  endedAt: Instant.nullable(),
})
export type PrizeItem = z.infer<typeof PrizeItem>

export const listPrizes = operatorEndpoint({
  name: 'listPrizes',
  summary: 'Prizes and other money of members that is not paid, the oldest first',
  method: 'GET',
  path: '/ops/prizes',
  right: 'prizes.read',
  approval: 'none',
  personal: 'masked',
  query: z.object({
    list: z.enum(prizeLists).default('late'),
    product: z.enum(prizeProducts).optional(),
    cause: z.enum(prizeCauses).optional(),
    /** At least so old. */
    hours: z.coerce.number().int().min(1).max(87_600).optional(),
    ...keyset({ beforeMax: 50, sizeMax: 100, size: 50 }),
  }),
  response: z.object({
    list: z.array(PrizeItem),
    next: z.string().nullable(),
    /** How many each list has, up to 1,000. */
    counts: z.record(z.enum(prizeLists), z.int().min(0).max(1_000)),
    /** Figures of the brand's law; 0 where it sets none. */
    law: z.object({
      prizePayableMin: z.int().min(0),
      heldCreditDays: z.int().min(0),
      unclaimedDays: z.int().min(0),
      undeliverableDays: z.int().min(0),
    }),
  }),
  refusals: ['request_param_err'],
})

/** `handed_over`: half each to the two funds that the law names. */
export const prizeEventKinds = ['noted', 'return_ordered', 'undeliverable', 'handed_over'] as const

const OpenPrize = PrizeItem.extend({
  /** What was tried, the latest first; a hundred at most. */
  events: z.array(
    z.object({
      kind: z.enum(prizeEventKinds),
      at: Instant,
      operator: z.string(),
      text: z.string(),
    }),
  ),
  /** The balance can be sent to the member's own account. */
  canReturn: z.boolean(),
  /** When it lapses by the law; null if the rule does not reach it. */
  lapsesAt: Instant.nullable(),
  canHandOver: z.boolean(),
  /** Who asked to hand it over; null where nobody has. */
  askedBy: z.string().nullable(),
})
export type OpenPrize = z.infer<typeof OpenPrize>

const params = z.object({ itemId: ItemId })
const reason = typed(500).regex(/\S.*\S/)

export const showPrize = operatorEndpoint({
  name: 'showPrize',
  summary: 'Unpaid money with its cause and what was tried',
  method: 'GET',
  path: '/ops/prizes/:itemId',
  right: 'prizes.read',
  approval: 'none',
  personal: 'masked',
  params,
  response: OpenPrize,
  refusals: ['prize.unknown'],
})

export const notePrize = operatorEndpoint({
  name: 'notePrize',
  summary: 'Notes what was tried or found out about unpaid money',
  method: 'POST',
  path: '/ops/prizes/:itemId/notes',
  right: 'prizes.decide',
  approval: 'reason',
  personal: 'masked',
  params,
  body: z.strictObject({ reason }),
  response: OpenPrize,
  refusals: ['prize.unknown', 'prize.ended', 'prize.notes_full'],
})

export const returnPrize = operatorEndpoint({
  name: 'returnPrize',
  summary: 'Sends the balance of a closed account to its holder’s own account',
  method: 'POST',
  path: '/ops/prizes/:itemId/return',
  right: 'prizes.decide',
  approval: 'reason',
  personal: 'masked',
  params,
  body: z.strictObject({ reason }),
  response: OpenPrize,
  refusals: ['prize.unknown', 'prize.ended', 'prize.not_returnable', 'prize.notes_full'],
})

export const handOverPrize = operatorEndpoint({
  name: 'handOverPrize',
  summary: 'Hands an unclaimed prize over, half each to the two funds that the law names',
  method: 'POST',
  path: '/ops/prizes/:itemId/hand-over',
  right: 'prizes.decide',
  approval: 'second',
  personal: 'masked',
  params,
  body: z.strictObject({ reason, requestId: z.uuid().optional() }),
  response: z.object({ requestId: z.uuid(), isDone: z.boolean() }),
  refusals: [...approvalRefusals, 'prize.unknown', 'prize.ended', 'prize.not_lapsed'],
})
