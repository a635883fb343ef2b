import { z } from 'zod'
import { operatorEndpoint } from '../../endpoint.ts'
import { Instant, Money } from '../../shapes.ts'
import { GameChange } from '../lottery-changes.ts'
import { drawStatuses, OperatorDraw } from '../lottery.ts'

const common = {
  right: 'lottery.read',
  approval: 'none',
} as const
const GameCode = z.string().regex(/^[A-Z0-9_]{1,40}$/)

/**
 * Which draws the calendar shows. `coming`: not closed yet; `numbers`: past their time without
 * numbers; `trouble`: settlement stopped until a person has looked; `paying`: drawn, being settled.
 */
export const drawViews = ['all', 'coming', 'numbers', 'paying', 'trouble', 'done'] as const
export type DrawView = (typeof drawViews)[number]

/** A row of the calendar. */
export const CalendarDraw = z.object({
  drawId: z.string(),
  gameCode: z.string(),
  names: z.record(z.string(), z.string()),
  numero: z.string(),
  status: z.enum(drawStatuses),
  source: z.enum(['engine', 'operators', 'feed']),
  closesAt: Instant,
  drawsAt: Instant,
  result: z.string().nullable(),
  /** Counted at the close. */
  ticketCount: z.int().nullable(),
  stake: Money.nullable(),
  prizes: Money.nullable(),
  trouble: z.string().nullable(),
  /** It is past its time and waits for numbers that people or a feed bring. */
  needsNumbers: z.boolean(),
})
export type CalendarDraw = z.infer<typeof CalendarDraw>

export const listDrawCalendar = operatorEndpoint({
  name: 'listDrawCalendar',
  summary: 'Draws of the brand of one day or of one kind, a page at a time',
  method: 'GET',
  path: '/ops/lottery/calendar',
  ...common,
  personal: 'none',
  query: z.object({
    view: z.enum(drawViews).default('all'),
    gameCode: GameCode.optional(),
    /** A day in the brand's zone; today by default for `all`, any day for the others. */
    day: z.iso.date().optional(),
    /** The last answer's `next`. */
    after: z.string().max(60).optional(),
    pageSize: z.coerce.number().int().min(1).max(100).default(50),
  }),
  response: z.object({
    list: z.array(CalendarDraw),
    next: z.string().nullable(),
    /** The day that is shown, in the brand's zone; null if any. */
    day: z.iso.date().nullable(),
    now: Instant,
  }),
  refusals: ['lottery.game_unknown'],
})

const CreditSum = z.object({
  kind: z.enum(['prize', 'tie', 'refund', 'rebate', 'difference']),
  state: z.enum(['found', 'review', 'due', 'paid', 'reversing', 'reversed', 'short', 'dropped']),
  count: z.int(),
  amount: Money,
})

/** How the numbers of the draw are typed. */
const NumbersShape = z.object({
  /** How many numbers there are. */
  length: z.int(),
  /** Their range if all have the same; null where each place has its own form. */
  pool: z
    .object({
      from: z.int(),
      to: z.int(),
      isDistinct: z.boolean(),
      /** How many each number is written with. */
      digits: z.int(),
      /** Only which numbers came counts: they are written in rising order. */
      isSet: z.boolean(),
    })
    .nullable(),
  /** The lottery's last result, as text; null if it has none. */
  example: z.string().nullable(),
})

/** What the draw desk decides upon. */
export const DeskDraw = OperatorDraw.extend({
  names: z.record(z.string(), z.string()),
  drawnOn: z.iso.date(),
  opensAt: Instant,
  attempt: z.int(),
  commitment: z.string(),
  root: z.string().nullable(),
  beacon: z.string().nullable(),
  numbers: NumbersShape,
  /** The first of the two blind entries, if it waits for the second. */
  entry: z
    .object({ requestId: z.uuid(), enteredBy: z.string(), enteredAt: Instant, isOwn: z.boolean() })
    .nullable(),
  /** Requests to annul the draw or to draw again that wait for a second person. */
  decisions: z.array(
    z.object({
      requestId: z.uuid(),
      kind: z.enum(['voidDraw', 'redraw']),
      askedBy: z.string(),
      reason: z.string(),
    }),
  ),
  /** Null until the settlement of this attempt has begun. */
  settlement: z
    .object({
      phase: z.enum(['finding', 'paying', 'done', 'disputed']),
      /** What the rules found, and what the second reading of every line found. */
      firstCount: z.int(),
      first: Money,
      secondCount: z.int(),
      second: Money,
      startedAt: Instant,
      endedAt: Instant.nullable(),
    })
    .nullable(),
  credits: z.array(CreditSum),
  exposure: z.object({
    /** Lines that cost most if they come, the dearest first. */
    lines: z.array(
      z.object({
        playId: z.int(),
        line: z.string(),
        payout: Money,
        /** What one line may cost; null if its play has no such limit any more. */
        limit: Money.nullable(),
      }),
    ),
    /** Payouts of all lines that hold a number; empty where a play counts places. */
    numbers: z.array(z.object({ number: z.int(), payout: Money })),
    lineCount: z.int(),
  }),
  previous: z.object({ drawId: z.string(), numero: z.string() }).nullable(),
  following: z.object({ drawId: z.string(), numero: z.string() }).nullable(),
  now: Instant,
})
export type DeskDraw = z.infer<typeof DeskDraw>

export const showDeskDraw = operatorEndpoint({
  name: 'showDeskDraw',
  summary: 'One draw with its numbers, exposure, settlement, credits and history',
  method: 'GET',
  path: '/ops/lottery/draws/:drawId',
  ...common,
  personal: 'none',
  params: z.object({ drawId: z.string().regex(/^\d{1,18}$/) }),
  response: DeskDraw,
  refusals: ['lottery.draw_unknown'],
})

/** A draw that a change of times moves, adds or takes out. */
export const MovedDraw = z.object({
  numero: z.string(),
  /** Null if it is new. */
  was: Instant.nullable(),
  /** Null if it is taken out. */
  becomes: Instant.nullable(),
  /** On sale or staked on: the change is refused because of it. */
  isPromised: z.boolean(),
})
export type MovedDraw = z.infer<typeof MovedDraw>

export const previewGameChange = operatorEndpoint({
  name: 'previewGameChange',
  summary: 'What a change of a lottery would replace, and which draws it would move',
  method: 'POST',
  path: '/ops/lottery/changes/preview',
  ...common,
  right: 'lottery.change',
  personal: 'none',
  body: z.strictObject({ gameCode: GameCode, fromOn: z.iso.date(), change: GameChange }),
  response: z.object({
    before: z.record(z.string(), z.json()),
    after: z.record(z.string(), z.json()),
    /** The first 200 of the days that were compared. */
    moved: z.array(MovedDraw),
    movedCount: z.int(),
    keptCount: z.int(),
    /** The last day that was compared. */
    until: z.iso.date(),
    /** Why the change would be refused now: a code and what it names; null if it would not be. */
    refusal: z.object({ code: z.string(), detail: z.record(z.string(), z.json()) }).nullable(),
  }),
  refusals: ['lottery.game_unknown'],
})
