import { z } from 'zod'
import { operatorEndpoint } from '../../endpoint.ts'
import { Instant, Money } from '../../shapes.ts'
import { LimitProposal, RiskLevel, RiskMarker } from '../../wps/play-risk/play-risk.ts'
import { typed } from '../../wps/session.ts'

// Only these rights show anything of it: neither agents nor campaigns learn why a member is not eligible.
const PersonId = z.string().regex(/^[1-9]\d{0,17}$/)
const params = z.object({ personId: PersonId })

const Review = z.object({
  openedAt: Instant,
  /** By when a person must have looked. */
  dueAt: Instant,
  isLate: z.boolean(),
})

const Row = z.object({
  personId: PersonId,
  /** The account at the operator's brand. */
  username: z.string(),
  customerId: z.string(),
  level: RiskLevel,
  levelSince: Instant,
  score: z.int(),
  /** With points, the heaviest first. */
  markers: z.array(RiskMarker),
  /** Null where nobody has to look. */
  review: Review.nullable(),
  nextLookOn: z.iso.date().nullable(),
})
export type PlayRiskRow = z.infer<typeof Row>

/** `review`: a person has to look; `held`: decided until the next look; else by level. */
export const playRiskViews = ['review', 'held', 'third', 'second', 'first'] as const

export const listPlayRisk = operatorEndpoint({
  name: 'listPlayRisk',
  summary:
    'Persons of the brand whose play shows markers: what is due first, else the latest level first',
  method: 'GET',
  path: '/ops/play-risk',
  personal: 'masked',
  right: 'play.read',
  approval: 'none',
  query: z.object({
    view: z.enum(playRiskViews).default('review'),
    after: z.string().max(120).optional(),
    pageSize: z.coerce.number().int().min(1).max(100).default(50),
  }),
  response: z.object({
    list: z.array(Row),
    next: z.string().nullable(),
    now: Instant,
    /** Reviews that wait, and those past their deadline; counting stops at 1,000. */
    waiting: z.int(),
    late: z.int(),
  }),
  refusals: [],
})

/** What one day's play looked like, by the calendar of Brasília. */
export const PlayDay = z.object({
  day: z.iso.date(),
  bets: z.int(),
  staked: Money,
  /** What it cost; below zero where it won. */
  lost: Money,
  deposited: Money,
  deposits: z.int(),
  playedMin: z.int(),
  nightMin: z.int(),
  /** Quarters of an hour of stakes raised after a loss. */
  chasing: z.int(),
  cancelled: z.int(),
  attempts: z.int(),
})
export type PlayDay = z.infer<typeof PlayDay>

export const playEvents = [
  'level',
  'message',
  'conversation',
  'proposed',
  'accepted',
  'declined',
  'review_opened',
  'review_late',
  'reviewed',
  'joined',
] as const

export const PlayRiskPerson = Row.extend({
  levelScores: z.tuple([z.int(), z.int(), z.int()]),
  windowDays: z.int(),
  modelVersion: z.int(),
  /** All six. */
  allMarkers: z.array(RiskMarker),
  /** The last 90 days with anything in them, the latest first. */
  days: z.array(PlayDay),
  proposal: LimitProposal.nullable(),
  /** Only what the member shared. */
  sharedTest: z.object({ score: z.int(), at: Instant }).nullable(),
  /** The latest first. */
  events: z.array(
    z.object({
      at: Instant,
      kind: z.enum(playEvents),
      level: RiskLevel.nullable(),
      operator: z.string().nullable(),
      text: z.string().nullable(),
    }),
  ),
  accountCount: z.int(),
  /** Nothing that entices to play reaches the person. */
  isWithheld: z.boolean(),
})
export type PlayRiskPerson = z.infer<typeof PlayRiskPerson>

export const showPlayRisk = operatorEndpoint({
  name: 'showPlayRisk',
  summary: 'A person with markers over 90 days, what was done, and what was decided',
  method: 'GET',
  path: '/ops/play-risk/:personId',
  personal: 'masked',
  right: 'play.read',
  approval: 'none',
  params,
  response: PlayRiskPerson,
  refusals: ['play_risk.unknown'],
})

export const reviewPlayRisk = operatorEndpoint({
  name: 'reviewPlayRisk',
  summary: 'What a person decides after looking: the level that holds until the next look',
  method: 'POST',
  path: '/ops/play-risk/:personId/review',
  personal: 'masked',
  right: 'play.review',
  approval: 'reason',
  params,
  body: z.strictObject({
    level: RiskLevel,
    /** Propose a lower limit again. */
    propose: z.boolean(),
    nextLookOn: z.iso.date(),
    reason: typed(200).regex(/\S.*\S/),
  }),
  response: PlayRiskPerson,
  refusals: ['play_risk.unknown', 'play_risk.nothing_to_review', 'play_risk.next_look'],
})
