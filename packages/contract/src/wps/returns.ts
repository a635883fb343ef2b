import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { CacheBuster, Instant } from '../shapes.ts'

/**
 * `few`: too few rounds for the limits to mean anything; `undeclared`: the vendor declares no return;
 * `above` and `below`: outside the limits, which happens by chance in 1 of 100 titles.
 */
export const returnVerdicts = ['above', 'below', 'inside', 'few', 'undeclared'] as const

/** `instant`: a lottery whose tickets are won when they are bought. */
export const returnKinds = ['game', 'lottery', 'instant'] as const

/** What a title gave back of its stakes, beside what it declares. Shares are in 1/100 percent. */
export const MeasuredReturn = z.object({
  kind: z.enum(returnKinds),
  /** Node id of the game, number of the lottery. */
  id: z.int(),
  /** In the visitor's language. */
  name: z.string(),
  /** Settled rounds; draws of a lottery, orders of an instant lottery. */
  rounds: z.int(),
  measuredBp: z.number(),
  /** The lowest and the highest return of its plays, equal for most titles; null if its vendor declares none. */
  declared: z.object({ lowestBp: z.int(), highestBp: z.int() }).nullable(),
  /** Control limits of 99 %; null without a declared return or with too few rounds. */
  limits: z.object({ lowerBp: z.number(), upperBp: z.number() }).nullable(),
  verdict: z.enum(returnVerdicts),
})
export type MeasuredReturn = z.infer<typeof MeasuredReturn>

const span = {
  /** Days of Brasília, both inclusive. */
  from: z.iso.date(),
  to: z.iso.date(),
  countedAt: Instant,
}

export const listMeasuredReturns = endpoint({
  name: 'listMeasuredReturns',
  summary:
    'Measured return of every game and lottery in the last 30 days beside the declared one, the farthest off first',
  method: 'GET',
  path: '/wps/system/returns',
  family: 'wps',
  auth: 'none',
  moduleId: 'COMM3',
  query: z.object({ _: CacheBuster }),
  response: z.object({ ...span, list: z.array(MeasuredReturn) }),
  refusals: [],
  cacheSec: 300,
})

/** A whole number as text: sums of squares are larger than a JSON number holds exactly. */
const Whole = z.string().regex(/^\d{1,40}$/)

export const ReturnFigure = z.object({
  kind: z.enum(returnKinds),
  id: z.int(),
  day: z.iso.date(),
  rounds: Whole,
  /** Sums over the rounds, in 1/10,000 BRL, and of their squares and products. */
  stake: Whole,
  payout: Whole,
  stakeSquared: Whole,
  payoutSquared: Whole,
  stakePayout: Whole,
})
export type ReturnFigure = z.infer<typeof ReturnFigure>

export const listReturnFigures = endpoint({
  name: 'listReturnFigures',
  summary: 'The sums of each title and day from which the measured returns follow',
  method: 'GET',
  path: '/wps/system/return-figures',
  family: 'wps',
  auth: 'none',
  moduleId: 'COMM3',
  query: z.object({ _: CacheBuster }),
  response: z.object({ ...span, figures: z.array(ReturnFigure) }),
  refusals: [],
  cacheSec: 300,
})
