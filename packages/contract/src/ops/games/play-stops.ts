import { z } from 'zod'
import { operatorEndpoint } from '../../endpoint.ts'
import { Instant, NodeId } from '../../shapes.ts'
import { typed } from '../../wps/session.ts'
import { approvalRefusals } from '../approvals.ts'

/** How long a stop holds without a second person's yes. */
export const stopConfirmMinutes = 15

/** What is stopped: all play of the brand, the games of a vendor, or one game. */
export const StopScope = z.discriminatedUnion('scope', [
  z.strictObject({ scope: z.literal('platform') }),
  z.strictObject({
    scope: z.literal('vendor'),
    vendor: z.string().regex(/^[A-Za-z0-9_-]{1,32}$/),
  }),
  z.strictObject({ scope: z.literal('game'), nodeId: NodeId }),
])
export type StopScope = z.infer<typeof StopScope>

/** `provisional` until a second person says yes; then `confirmed` until two persons resume play. */
const stopStates = ['provisional', 'confirmed', 'reverted', 'resumed'] as const

/** New stakes that operators refuse; what is under way is settled as ever. */
export const PlayStop = z.object({
  stopId: z.uuid(),
  scope: z.enum(['platform', 'vendor', 'game']),
  vendor: z.string().nullable(),
  nodeId: NodeId.nullable(),
  /** By language; null unless one game is stopped. */
  gameNames: z.record(z.string(), z.string()).nullable(),
  state: z.enum(stopStates),
  reason: z.string(),
  stoppedBy: z.string(),
  stoppedAt: Instant,
  /** When it ends by itself if nobody else says yes. */
  confirmUntil: Instant,
  confirmedBy: z.string().nullable(),
  confirmedAt: Instant.nullable(),
  endedBy: z.string().nullable(),
  endedAt: Instant.nullable(),
  /** The request that waits for a second person: to confirm it, or to resume play. */
  approvalId: z.uuid().nullable(),
})
export type PlayStop = z.infer<typeof PlayStop>

const reason = typed(200).regex(/\S.*\S/)

export const listPlayStops = operatorEndpoint({
  name: 'listPlayStops',
  summary: 'Play that is stopped now, then what was stopped before, newest first',
  method: 'GET',
  path: '/ops/play-stops',
  personal: 'none',
  right: 'games.read',
  approval: 'none',
  query: z.object({
    before: z.string().max(80).optional(),
    pageSize: z.coerce.number().int().min(1).max(100).default(50),
  }),
  response: z.object({
    active: z.array(PlayStop),
    list: z.array(PlayStop),
    next: z.string().nullable(),
    /** Vendors that a stop can name. */
    vendors: z.array(z.string()),
    now: Instant,
  }),
  refusals: [],
})

export const stopPlay = operatorEndpoint({
  name: 'stopPlay',
  summary:
    'Refuses new stakes at once; without a second person’s yes within 15 minutes play resumes by itself',
  method: 'POST',
  path: '/ops/play-stops',
  personal: 'none',
  right: 'games.stop',
  approval: 'second',
  body: z.strictObject({ requestId: z.uuid(), what: StopScope, reason }),
  response: PlayStop,
  refusals: ['game.unknown', 'play.already_stopped', 'play.stop_over', ...approvalRefusals],
})

export const resumePlay = operatorEndpoint({
  name: 'resumePlay',
  summary: 'Takes stakes again: the first yes, or that of a second person',
  method: 'POST',
  path: '/ops/play-stops/:stopId/resume',
  personal: 'none',
  right: 'games.stop',
  approval: 'second',
  params: z.object({ stopId: z.uuid() }),
  body: z.strictObject({ reason }),
  response: PlayStop,
  refusals: ['play.stop_unknown', 'play.stop_over', ...approvalRefusals],
})
