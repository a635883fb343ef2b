import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { ClientId, Instant, keyset } from '../../shapes.ts'
import { cacheBuster, GameId } from './shapes.ts'

/** The most tickets of one order. */
export const instantTicketsMax = 10

const Minor = z.string().regex(/^\d{1,15}$/)
const Hash = z.string().regex(/^[0-9a-f]{64}$/)
const EditionId = z.int().min(1).max(2_147_483_647)
const EditionIdText = z.coerce.number().pipe(EditionId)
const TicketCount = z.int().min(1).max(instantTicketsMax)

/** Prizes of one amount, in 1/10,000 BRL: how many the edition has, and how many were won already. */
const Tier = z.object({ amountMinor: Minor, count: z.int(), won: z.int() })

const Head = z.object({
  editionId: EditionId,
  gameId: GameId,
  gameCode: z.string(),
  names: z.record(z.string(), z.string()),
  /** Which drawings the tickets have. */
  look: z.string(),
  /** `PIPA/3`: what the tickets are signed for by the root. */
  label: z.string(),
  number: z.int(),
  priceMinor: Minor,
})

export const InstantEdition = Head.extend({
  state: z.enum(['ready', 'open', 'closed']),
  ticketCount: z.int(),
  soldCount: z.int(),
  prizes: z.array(Tier).max(12),
  /** What a sold-out edition pays of its stakes, in 1/100 percent. */
  returnBp: z.int(),
  /** SHA-256 of the seed, and the root over all tickets: both published at `publishedAt`, before the first sale. */
  commitment: Hash,
  root: Hash,
  publishedAt: Instant,
  openedAt: Instant.nullable(),
  /** Sales end then at the latest. */
  closesAt: Instant.nullable(),
  closedAt: Instant.nullable(),
  closedBy: z.enum(['sold_out', 'day', 'operators']).nullable(),
  /** Public once the edition is closed. */
  seed: Hash.nullable(),
})
export type InstantEdition = z.infer<typeof InstantEdition>

const common = { family: 'lgw', moduleId: 'GAMELO3' } as const

export const listInstantGames = endpoint({
  name: 'listInstantGames',
  summary:
    'Instant lotteries with the edition on sale: its tickets, and the prizes that are still in it',
  method: 'GET',
  path: '/lgw/instant/games',
  ...common,
  auth: 'optional',
  query: z.object(cacheBuster),
  response: z.array(InstantEdition).max(50),
  refusals: [],
})

export const showInstantEdition = endpoint({
  name: 'showInstantEdition',
  summary: 'One edition of an instant lottery; with its seed once it is closed',
  method: 'GET',
  path: '/lgw/instant/editions/:id',
  ...common,
  auth: 'optional',
  params: z.object({ id: EditionIdText }),
  query: z.object(cacheBuster),
  response: InstantEdition,
  refusals: ['lottery.instant_unknown'],
})

export const listInstantEditions = endpoint({
  name: 'listInstantEditions',
  summary: 'Editions of an instant lottery whose sales have ended, the latest first',
  method: 'GET',
  path: '/lgw/instant/games/:gameId/editions',
  ...common,
  auth: 'optional',
  params: z.object({ gameId: z.coerce.number().pipe(GameId) }),
  query: z.object(cacheBuster),
  response: z.array(InstantEdition).max(20),
  refusals: ['lottery.instant_unknown'],
})

/** A ticket as it is under the root, and its way there. */
const ProvenTicket = z.object({
  edition: z.string(),
  ticket: z.int(),
  prizeMinor: Minor,
  salt: z.string(),
  proof: z.object({
    leafIndex: z.int(),
    leafCount: z.int(),
    path: z.array(z.string()).max(40),
  }),
})
export type ProvenInstantTicket = z.infer<typeof ProvenTicket>

const OrderHead = Head.extend({
  orderId: z.string(),
  firstTicket: z.int(),
  ticketCount: z.int(),
  stakeMinor: Minor,
  prizeMinor: Minor,
  placedAt: Instant,
  /** The edition is closed: its seed is public. */
  isClosed: z.boolean(),
})
export type InstantOrderHead = z.infer<typeof OrderHead>
const Order = OrderHead.extend({ tickets: z.array(ProvenTicket).max(instantTicketsMax) })
export type InstantOrder = z.infer<typeof Order>

export const buyInstantTickets = endpoint({
  name: 'buyInstantTickets',
  summary: 'Buys the next tickets of an edition; prizes are paid in the same commit',
  method: 'POST',
  path: '/lgw/instant/editions/:id/orders',
  ...common,
  auth: 'member',
  startsMoney: true,
  permission: 'stake',
  params: z.object({ id: EditionIdText }),
  body: z.strictObject({
    /** Chosen by the page: a retry after a lost answer finds the same tickets. */
    clientId: ClientId,
    tickets: TicketCount,
  }),
  response: Order,
  refusals: [
    'lottery.instant_unknown',
    'lottery.instant_closed',
    'lottery.instant_left',
    'wallet.insufficient_balance',
    'wallet.debit_refused',
    'limit.reached',
    'limit.check_due',
    'wallet.account_unknown',
    'request.id_reused',
    'play.need_true_account',
  ],
})

export const listInstantOrders = endpoint({
  name: 'listInstantOrders',
  summary: 'The member’s tickets of instant lotteries by order, newest first',
  method: 'GET',
  path: '/lgw/instant/orders',
  ...common,
  auth: 'member',
  query: z.object(keyset({ beforeMax: 19, sizeMax: 50, size: 20 })),
  response: z.object({ list: z.array(OrderHead).max(50), next: z.string().nullable() }),
  refusals: ['request_param_err'],
})

export const showInstantOrder = endpoint({
  name: 'showInstantOrder',
  summary: 'Tickets of an order with their ways to the published root',
  method: 'GET',
  path: '/lgw/instant/orders/:id',
  ...common,
  auth: 'member',
  params: z.object({ id: z.string().regex(/^\d{1,18}$/) }),
  query: z.object(cacheBuster),
  response: Order,
  refusals: ['lottery.instant_unknown'],
})
