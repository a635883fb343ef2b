import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Instant, keyset, Money } from '../shapes.ts'
import { typed } from './session.ts'

/** What can be limited. A limit belongs to the person: it holds for all accounts of all brands together. */
export const limitKinds = ['deposit', 'loss', 'stake', 'bets', 'time'] as const
export const LimitKind = z.enum(limitKinds)
export type LimitKind = z.infer<typeof LimitKind>

/** `each` is a single stake, `session` play without a break of five minutes; days, weeks and months of Brasília. */
export const limitPeriods = ['each', 'session', 'day', 'week', 'month'] as const
export const LimitPeriod = z.enum(limitPeriods)
export type LimitPeriod = z.infer<typeof LimitPeriod>

/** The periods for which a kind can be limited. */
export const periodsOfKind = {
  deposit: ['day', 'week', 'month'],
  loss: ['day', 'week', 'month'],
  stake: ['each', 'day', 'week', 'month'],
  bets: ['day', 'week', 'month'],
  time: ['session', 'day', 'week', 'month'],
} as const satisfies Record<LimitKind, readonly LimitPeriod[]>

/** The unit of a kind's values: reais with two decimals, a number of bets, or minutes. */
export const unitOfKind = {
  deposit: 'money',
  loss: 'money',
  stake: 'money',
  bets: 'count',
  time: 'minutes',
} as const satisfies Record<LimitKind, 'money' | 'count' | 'minutes'>

/** A value in the unit of its kind, such as `60.00` or `120`. */
export const LimitValue = typed(16).regex(/^(0|[1-9]\d{0,8})(\.\d{1,4})?$/)
const Amount = z.string().regex(/^-?\d{1,15}(\.\d{2,4})?$/)

const Named = z.object({ kind: LimitKind, period: LimitPeriod })

/** A higher limit, or none, that waits for its moment and for the member's yes. */
export const WaitingRaise = z.object({
  /** Null for no limit. */
  value: Amount.nullable(),
  askedAt: Instant,
  opensAt: Instant,
  /** Without an answer until then everything stays as it is. */
  closesAt: Instant,
  isOpen: z.boolean(),
})
export type WaitingRaise = z.infer<typeof WaitingRaise>

export const LimitState = Named.extend({
  /** Null for none. */
  value: Amount.nullable(),
  /** Of the running period; null for a single stake. Below zero for a loss that is a gain. */
  used: Amount.nullable(),
  /** What is left; null without a limit. */
  rest: Amount.nullable(),
  /** When the running period ends; null for a single stake and for a session. */
  endsAt: Instant.nullable(),
  waiting: WaitingRaise.nullable(),
})
export type LimitState = z.infer<typeof LimitState>

export const Limits = z.object({
  /** One for each kind and period. */
  list: z.array(LimitState),
  /** How long a higher limit waits, one of loss or time in particular, and how long it is open for an answer. */
  raiseDelayHours: z.int32(),
  raiseDelayHoursStrict: z.int32(),
  raiseSilenceDays: z.int32(),
  now: Instant,
})
export type Limits = z.infer<typeof Limits>

export const getLimits = endpoint({
  name: 'getLimits',
  summary: 'The limits of a member over all brands: what holds, what is left, and what waits',
  method: 'GET',
  path: '/wps/limits',
  family: 'wps',
  auth: 'member',
  moduleId: 'COMM3',
  response: Limits,
  refusals: [],
})

export const setLimit = endpoint({
  name: 'setLimit',
  summary:
    'Sets a limit: a lower one holds at once, a higher one or none waits and needs another yes',
  method: 'POST',
  path: '/wps/limits',
  family: 'wps',
  auth: 'member',
  sealed: true,
  moduleId: 'COMM3',
  body: z.strictObject({
    kind: LimitKind,
    period: LimitPeriod,
    /** Null to have no limit. */
    value: LimitValue.nullable(),
    password: typed(128).min(1),
  }),
  response: Limits,
  refusals: [
    'password.wrong',
    'login.locked',
    'limit.period_unknown',
    'limit.value_unknown',
    'limit.above_longer',
    'limit.required',
  ],
  rateLimit: { max: 20, windowSec: 60 },
})

export const confirmLimitRaise = endpoint({
  name: 'confirmLimitRaise',
  summary: 'The second yes to a higher limit, once its delay is over',
  method: 'POST',
  path: '/wps/limits/confirm',
  family: 'wps',
  auth: 'member',
  sealed: true,
  moduleId: 'COMM3',
  body: z.strictObject({ kind: LimitKind, period: LimitPeriod, password: typed(128).min(1) }),
  response: Limits,
  refusals: [
    'password.wrong',
    'login.locked',
    'limit.nothing_waits',
    'limit.not_open',
    'limit.above_longer',
    'limit.required',
  ],
  rateLimit: { max: 20, windowSec: 60 },
})

export const withdrawLimitRaise = endpoint({
  name: 'withdrawLimitRaise',
  summary: 'Drops a higher limit that waits',
  method: 'POST',
  path: '/wps/limits/withdraw',
  family: 'wps',
  auth: 'member',
  sealed: true,
  moduleId: 'COMM3',
  body: z.strictObject({ kind: LimitKind, period: LimitPeriod }),
  response: Limits,
  refusals: ['limit.nothing_waits'],
  rateLimit: { max: 20, windowSec: 60 },
})

/** How many days a preview looks back. */
export const previewDays = 90

export const LimitPreview = z.object({
  /** Oldest first, one for each day: what counts for the limit, in its unit. */
  days: z.array(z.object({ day: z.iso.date(), amount: Amount, stopped: z.boolean() })),
  /** On how many of these days the limit would have stopped the member. */
  stopped: z.int32(),
})
export type LimitPreview = z.infer<typeof LimitPreview>

export const previewLimit = endpoint({
  name: 'previewLimit',
  summary: 'On which of the last 90 days a limit would have stopped the member',
  method: 'GET',
  path: '/wps/limits/preview',
  family: 'wps',
  auth: 'member',
  moduleId: 'COMM3',
  query: z.object({ kind: LimitKind, period: LimitPeriod, value: LimitValue }),
  response: LimitPreview,
  refusals: ['limit.period_unknown', 'limit.value_unknown'],
  rateLimit: { max: 120, windowSec: 60 },
})

export const LimitChange = Named.extend({
  what: z.enum([
    'set',
    'lowered',
    'raise_asked',
    'raised',
    'raise_withdrawn',
    'raise_expired',
    'removed',
    'joined',
  ]),
  before: Amount.nullable(),
  after: Amount.nullable(),
  at: Instant,
  /** Customer service did it, with this reason. */
  reason: z.string().nullable(),
})
export type LimitChange = z.infer<typeof LimitChange>

export const listLimitChanges = endpoint({
  name: 'listLimitChanges',
  summary: 'Everything that happened to the limits of a member, newest first',
  method: 'GET',
  path: '/wps/limits/changes',
  family: 'wps',
  auth: 'member',
  moduleId: 'COMM3',
  query: z.object(keyset({ beforeMax: 20, sizeMax: 100, size: 20 })),
  response: z.object({ list: z.array(LimitChange), next: z.string().nullable() }),
  refusals: [],
})

/** What the panel shows on every page. */
export const PlayTime = z.object({
  /** Milliseconds of play today, and in the running session; null without one. */
  todayMs: z.int(),
  sessionMs: z.int().nullable(),
  sessionSince: Instant.nullable(),
  /** Until when play counts if nothing else happens. */
  activeUntil: Instant.nullable(),
  /** Of stakes taken today: staked, given back, and the result. */
  staked: Money,
  returned: Money,
  result: Money,
  bets: z.int32(),
  /** The limits of the day and of the session, the tightest first. */
  limits: z.array(LimitState),
  /** What the law asks for before the first stake and deposit, and is not set yet. */
  missing: z.array(z.enum(['loss', 'time'])).readonly(),
  /** No stake is taken before this short pause is over; null without one. */
  pausedUntil: Instant.nullable(),
  /** What was agreed for the session, until a day after its end; no stake is taken between its end and `opensAt`. */
  contract: z
    .object({
      since: Instant,
      until: Instant,
      opensAt: Instant,
      isRunning: z.boolean(),
      lossMax: Money,
      /** Lost in it so far, below zero for a gain, and what may still be lost. */
      lost: Money,
      rest: Money,
    })
    .nullable(),
  /** No stake is taken before the member answers. */
  checkDue: z.boolean(),
  /** How long a check is apart from the next, in minutes of play. */
  checkEveryMin: z.int32(),
  /** The last seven days, today last, in milliseconds. */
  days: z.array(z.object({ day: z.iso.date(), ms: z.int() })),
})
export type PlayTime = z.infer<typeof PlayTime>

export const getPlayTime = endpoint({
  name: 'getPlayTime',
  summary: 'How long and with what result the member has played today, over all brands',
  method: 'GET',
  path: '/wps/play-time',
  family: 'wps',
  auth: 'member',
  moduleId: 'COMM3',
  response: PlayTime,
  refusals: [],
})

export const notePlay = endpoint({
  name: 'notePlay',
  summary: 'A game or a slip has activity: time counts until five minutes without',
  method: 'POST',
  path: '/wps/play-time',
  family: 'wps',
  auth: 'member',
  moduleId: 'COMM3',
  body: z.strictObject({}),
  response: PlayTime,
  refusals: [],
  rateLimit: { max: 10, windowSec: 60 },
})

/** When to ask again, in minutes of play; no later than the rule says. */
export const checkAgainMin = [15, 30, 60] as const

export const answerRealityCheck = endpoint({
  name: 'answerRealityCheck',
  summary: 'Answers a reality check: the member goes on, or stops',
  method: 'POST',
  path: '/wps/reality-check',
  family: 'wps',
  auth: 'member',
  sealed: true,
  moduleId: 'COMM3',
  body: z.strictObject({
    answer: z.enum(['stop', 'pause', 'continue']),
    againMin: z.literal(checkAgainMin),
  }),
  response: PlayTime,
  refusals: [],
  rateLimit: { max: 20, windowSec: 60 },
})
