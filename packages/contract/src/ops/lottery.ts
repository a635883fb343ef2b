import { z } from 'zod'
import { operatorEndpoint } from '../endpoint.ts'
import { Instant, Money } from '../shapes.ts'
import { typed } from '../wps/session.ts'
import { approvalRefusals } from './approvals.ts'

export const drawStatuses = [
  'scheduled',
  'open',
  'closed',
  'drawn',
  'settled',
  'cancelled',
] as const

/** A draw as operators see it. */
export const OperatorDraw = z.object({
  drawId: z.string(),
  gameCode: z.string(),
  numero: z.string(),
  status: z.enum(drawStatuses),
  source: z.enum(['engine', 'operators', 'feed']),
  closesAt: Instant,
  drawsAt: Instant,
  result: z.string().nullable(),
  ticketCount: z.int().nullable(),
  stake: Money.nullable(),
  prizes: Money.nullable(),
  /** The reason why it cannot be settled; null if there is none. */
  trouble: z.string().nullable(),
  events: z.array(
    z.object({
      kind: z.string(),
      at: Instant,
      operator: z.string().nullable(),
      reason: z.string().nullable(),
      detail: z.string().nullable(),
    }),
  ),
})
export type OperatorDraw = z.infer<typeof OperatorDraw>

const params = z.object({ drawId: z.string().regex(/^\d{1,18}$/) })
const reason = typed(200).regex(/\S.*\S/)

export const listLotteryDraws = operatorEndpoint({
  name: 'listLotteryDraws',
  summary: 'Draws of the brand that wait for operators: numbers, a decision, or a prize',
  method: 'GET',
  path: '/ops/lottery/draws',
  right: 'lottery.read',
  approval: 'none',
  personal: 'none',
  query: z.object({
    gameCode: z.string().max(40).optional(),
    numero: z.string().max(20).optional(),
    limit: z.coerce.number().int().min(1).max(500).default(100),
  }),
  response: z.object({ draws: z.array(OperatorDraw) }),
  refusals: [],
})

export const enterDrawResult = operatorEndpoint({
  name: 'enterDrawResult',
  summary: 'Numbers of a draw, typed by two persons each for themselves',
  method: 'POST',
  path: '/ops/lottery/draws/:drawId/result',
  right: 'lottery.draw',
  approval: 'second',
  personal: 'none',
  params,
  body: z.strictObject({ result: typed(200) }),
  response: OperatorDraw,
  refusals: [
    'lottery.draw_unknown',
    'lottery.draw_state',
    'lottery.result_invalid',
    ...approvalRefusals,
  ],
})

export const voidDraw = operatorEndpoint({
  name: 'voidDraw',
  summary: 'Annuls a draw: stakes go back, what was paid is reversed; two persons say so',
  method: 'POST',
  path: '/ops/lottery/draws/:drawId/void',
  right: 'lottery.draw',
  approval: 'second',
  personal: 'none',
  params,
  body: z.strictObject({ reason }),
  response: OperatorDraw,
  refusals: ['lottery.draw_unknown', 'lottery.draw_state', ...approvalRefusals],
})

export const redraw = operatorEndpoint({
  name: 'redraw',
  summary: 'Draws again: what the first numbers paid is reversed; two persons say so',
  method: 'POST',
  path: '/ops/lottery/draws/:drawId/redraw',
  right: 'lottery.draw',
  approval: 'second',
  personal: 'none',
  params,
  body: z.strictObject({ reason }),
  response: OperatorDraw,
  refusals: ['lottery.draw_unknown', 'lottery.draw_state', ...approvalRefusals],
})

export const BigPrize = z.object({
  prizeId: z.string(),
  drawId: z.string(),
  gameCode: z.string(),
  numero: z.string(),
  /** `<merchant>@<username>` */
  account: z.string(),
  orderNumber: z.string(),
  amount: Money,
  status: z.enum(['review', 'second_review', 'approved', 'paid']),
  approvedBy: z.array(z.string()),
})
export type BigPrize = z.infer<typeof BigPrize>

export const listBigPrizes = operatorEndpoint({
  name: 'listBigPrizes',
  summary: 'Prizes that two persons must approve before they are paid, the oldest first',
  method: 'GET',
  path: '/ops/lottery/prizes',
  right: 'lottery.read',
  approval: 'none',
  personal: 'masked',
  query: z.object({ limit: z.coerce.number().int().min(1).max(500).default(100) }),
  response: z.object({ prizes: z.array(BigPrize) }),
  refusals: [],
})

export const approveBigPrize = operatorEndpoint({
  name: 'approveBigPrize',
  summary: 'Yes to a prize; that of a second person pays it',
  method: 'POST',
  path: '/ops/lottery/prizes/:prizeId/approve',
  right: 'lottery.pay',
  approval: 'second',
  personal: 'masked',
  params: z.object({ prizeId: z.string().regex(/^\d{1,18}$/) }),
  body: z.strictObject({ reason }),
  response: BigPrize,
  refusals: ['lottery.prize_unknown', 'lottery.draw_state', ...approvalRefusals],
})
