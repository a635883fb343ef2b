import { z } from 'zod'

const Instant = z.iso.datetime({ offset: true }).transform((text) => new Date(text))
const Name = z.string().min(1).max(80)

const PricedOutcome = z.object({
  name: Name,
  /** Decimal: at 2.35 a stake of one returns 2.35. */
  price: z.number().gt(1).max(1_001),
  /** The line of a total; the handicap of the named side. */
  point: z.number().min(-20).max(20).optional(),
})

const FeedMarket = z.object({
  /** `h2h`, `totals`, `spreads`; others are not read. */
  key: z.string().max(40),
  last_update: Instant.optional(),
  outcomes: z.array(PricedOutcome).max(60),
})

const Bookmaker = z.object({
  key: z.string().max(60),
  last_update: Instant,
  markets: z.array(FeedMarket).max(60),
})
export type Bookmaker = z.infer<typeof Bookmaker>

const about = {
  id: z.string().regex(/^[\w-]{1,64}$/),
  commence_time: Instant,
  home_team: Name,
  away_team: Name,
}

/** A match with its bookmakers' offers: one entry of `…/odds`. */
export const OddsEvent = z.object({ ...about, bookmakers: z.array(Bookmaker).max(200) })
export type OddsEvent = z.infer<typeof OddsEvent>

const Goals = z.int().min(0).max(40)

/** The state of a match: one entry of `…/scores`. */
export const ScoreEvent = z.object({
  ...about,
  status: z.string().max(40),
  /** In regular time, as the clock shows it. */
  minute: z.int().min(0).max(130).nullable().default(null),
  scores: z
    .array(
      z.object({
        name: Name,
        score: Goals,
        half_time: Goals.nullable().default(null),
        regular_time: Goals.nullable().default(null),
      }),
    )
    .max(2)
    .nullable(),
  last_update: Instant,
})
export type ScoreEvent = z.infer<typeof ScoreEvent>

const Named = z.object({ id: about.id })

/** The kept length of an unreadable entry. */
const rawMax = 500

/** A parsed entry, or only its name (empty if it has none) if it is malformed. */
export type Entry<Event> =
  | { readonly id: string; readonly event: Event }
  | { readonly id: string; readonly fault: string; readonly raw: string }

/**
 * Reads each entry separately: a malformed one does not affect the others. @throws Error if it is not a list at
 * all
 */
export const readEntries = <Event extends { id: string }>(
  document: unknown,
  shape: z.ZodType<Event>,
): readonly Entry<Event>[] => {
  const list = z.array(z.unknown()).max(2_000).parse(document)
  return list.map((item): Entry<Event> => {
    const read = shape.safeParse(item)
    if (read.success) return { id: read.data.id, event: read.data }
    const named = Named.safeParse(item)
    const [issue] = read.error.issues
    const fault = `not as documented: ${issue?.path.join('.') ?? ''} ${issue?.message ?? ''}`
    const raw = (JSON.stringify(item) ?? '').slice(0, rawMax)
    return { id: named.data?.id ?? '', fault: fault.slice(0, 200), raw }
  })
}
