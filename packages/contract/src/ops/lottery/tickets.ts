import { z } from 'zod'
import { operatorEndpoint } from '../../endpoint.ts'
import { Instant, Money } from '../../shapes.ts'
import { drawStatuses } from '../lottery.ts'

/** `review`: won, and two persons decide; `returned`: its stake went back. */
export const ticketStates = ['waiting', 'lost', 'won', 'review', 'returned'] as const

const TicketLine = z.object({
  playId: z.int(),
  /** What was chosen, as slips write it. */
  content: z.string(),
  stakes: z.int(),
  multiple: z.int(),
  amount: Money,
  /** Zero until the numbers are out. */
  won: Money,
})

/** What the ledger has of a ticket or of its order, by step. */
const TicketMovement = z.object({
  step: z.enum([
    'staked',
    'held',
    'captured',
    'released',
    'cancelled',
    'prize',
    'tie',
    'refund',
    'reversed',
  ]),
  transferId: z.string(),
  amount: Money,
  balanceBefore: Money,
  balanceAfter: Money,
  at: Instant,
})

/** A lottery ticket with all that explains it. */
export const OperatorTicket = z.object({
  ticketId: z.string(),
  /** As members see it, `L12`. */
  orderNumber: z.string(),
  /** `<merchant>@<username>` */
  account: z.string(),
  gameCode: z.string(),
  names: z.record(z.string(), z.string()),
  drawId: z.string(),
  numero: z.string(),
  drawStatus: z.enum(drawStatuses),
  drawsAt: Instant,
  result: z.string().nullable(),
  state: z.enum(ticketStates),
  placedAt: Instant,
  endedAt: Instant.nullable(),
  stake: Money,
  won: Money,
  multiple: z.int(),
  /** Its place in a trace, from 1, and how many draws that has; null for a single draw. */
  trace: z.object({ place: z.int(), draws: z.int() }).nullable(),
  shares: z.object({ first: z.int(), count: z.int(), of: z.int() }).nullable(),
  /** The first hundred. */
  lines: z.array(TicketLine),
  lineCount: z.int(),
  movements: z.array(TicketMovement),
  receipt: z.object({
    commitment: z.string(),
    signature: z.string(),
    keyId: z.string(),
    /** What the site’s page of receipts checks, after `/ticket#`. */
    packed: z.string(),
  }),
  /** Other tickets of the order, at most fifty. */
  others: z.array(z.object({ ticketId: z.string(), numero: z.string() })),
})
export type OperatorTicket = z.infer<typeof OperatorTicket>

export const showLotteryTicket = operatorEndpoint({
  name: 'showLotteryTicket',
  summary:
    'One lottery ticket by its number or that of its order: lines, state, movements, receipt',
  method: 'GET',
  path: '/ops/lottery/tickets/:number',
  right: 'lottery.read',
  approval: 'none',
  personal: 'masked',
  params: z.object({ number: z.string().regex(/^L?\d{1,18}$/i) }),
  response: OperatorTicket,
  refusals: ['lottery.ticket_unknown'],
})
