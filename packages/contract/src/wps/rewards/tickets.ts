import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { CacheBuster, Instant, Money } from '../../shapes.ts'
import { WinTurnover } from '../../win-turnover.ts'
import { DrawProof, Prize, Reward, rewardCommon } from './center.ts'

export const TicketKind = z.enum(['PRIZE_WHEEL', 'GOLDEN_EGG', 'RED_ENVELOPE'])
export type TicketKind = z.infer<typeof TicketKind>

/** A prize that can be drawn, with its current chance. */
export const TicketPrize = z.object({
  configId: z.int(),
  prize: Prize,
  /** Chance in percent with four decimals; used-up prizes have none. */
  chance: z.string(),
  /** Its share of the draw; the shares of all prizes add up to the whole. */
  weight: z.string(),
  /** Null: no limit. */
  left: z.int().nullable(),
})
export type TicketPrize = z.infer<typeof TicketPrize>

/** A wheel, an egg or an envelope with its prizes. */
export const TicketOdds = z.object({
  type: TicketKind,
  name: z.string(),
  prizes: z.array(TicketPrize),
  /** The average money payout of a draw. */
  average: Money,
})
export type TicketOdds = z.infer<typeof TicketOdds>

export const Ticket = z.object({
  id: z.string(),
  transactionId: z.string(),
  name: z.string(),
  type: TicketKind,
  /** Empty: it can be drawn now. */
  conditionStatus: z.array(z.string()),
  transTime: Instant.nullable(),
  /** SHA-256 of the seed that decides it, fixed beforehand. */
  commitment: z.string(),
  /** The odds when it was given, if those of its kind have changed since; it is drawn by them. */
  odds: TicketOdds.nullable(),
})
export type Ticket = z.infer<typeof Ticket>

export const listTickets = endpoint({
  name: 'listTickets',
  summary: 'Tickets that wait to be drawn, each with what its draw was committed to',
  method: 'GET',
  path: '/wps/relay/PROMOFE_getClaimTicketList',
  ...rewardCommon,
  query: z.object({ _: CacheBuster }),
  response: z.object({ list: z.array(Ticket) }),
  refusals: [],
})

export const listTicketOdds = endpoint({
  name: 'listTicketOdds',
  summary: 'Every prize of the wheel, the egg and the envelope with its chance',
  method: 'GET',
  path: '/wps/relay/PROMOFE_getTicketOdds',
  ...rewardCommon,
  auth: 'none',
  query: z.object({ _: CacheBuster }),
  response: z.object({
    list: z.array(TicketOdds),
  }),
  refusals: [],
  cacheSec: 5,
})

export const claimTicket = endpoint({
  name: 'claimTicket',
  summary: 'Draws a ticket with a seed of the member; the prize is paid in the same moment',
  method: 'POST',
  path: '/wps/relay/PROMOFE_claimTicket',
  ...rewardCommon,
  startsMoney: true,
  permission: 'bonus',
  rateLimit: { max: 60, windowSec: 60 },
  body: z.strictObject({
    transactionId: z.string().regex(/^\d{1,18}$/),
    clientSeed: z.string().regex(/^[\x21-\x39\x3b-\x7e]{1,64}$/),
  }),
  response: z.object({
    value: Prize,
    configId: z.int(),
    type: TicketKind,
    reward: Reward,
  }),
  refusals: [
    'rewards.unknown',
    'rewards.claimed',
    'rewards.expired',
    'rewards.not_allowed',
    'rewards.prizes_gone',
  ],
})

export const listPrizeDraws = endpoint({
  name: 'listPrizeDraws',
  summary: 'The last draws of tickets, names masked, with all that proves them',
  method: 'GET',
  path: '/wps/relay/PROMOFE_listPrizeDraws',
  ...rewardCommon,
  auth: 'none',
  query: z.object({ _: CacheBuster }),
  response: z.object({
    list: z.array(
      z.object({
        type: TicketKind,
        customerName: z.string(),
        prize: Prize,
        drawnAt: Instant,
        proof: DrawProof,
      }),
    ),
  }),
  refusals: [],
  cacheSec: 5,
})

export const listFreeRounds = endpoint({
  name: 'listFreeRounds',
  summary: 'Free rounds that can still be played, and in which game',
  method: 'GET',
  path: '/wps/relay/PROMOFE_getFreeRounds',
  callsToPlay: true,
  ...rewardCommon,
  query: z.object({ _: CacheBuster }),
  response: z.object({
    list: z.array(
      z.object({
        id: z.uuid(),
        nodeId: z.int(),
        gameName: z.string(),
        rounds: z.int(),
        left: z.int(),
        /** Of each. */
        stake: Money,
        /** How often the winnings must be staked before a withdrawal. */
        winTurnover: WinTurnover,
        expiresAt: Instant,
      }),
    ),
  }),
  refusals: [],
})
