import { dayMs } from '@trevo/calendar/durations.ts'
import { addDays, instantIn } from '@trevo/calendar/time-zone.ts'
import type { Answer } from '@trevo/contract/endpoint.ts'
import type { CurvePoint, FigureSpan, getFigures } from '@trevo/contract/ops/ledger/figures.ts'
import type { Language } from '@trevo/contract/shapes.ts'
import { formatMoney } from '@trevo/money/money.ts'
import { LRUCache } from 'lru-cache'
import { earlierSpan, lengthOf, spanOf, type Days, type Span } from '../domain/days.ts'
import { addSteps, noSteps, type Steps } from '../domain/steps.ts'
import type { ReportsNeeds } from '../needs.ts'
import { findLastDay } from '../repository/days.ts'
import { countNewPlayers, sumSteps, type StepRow } from '../repository/figures.ts'
import { listWins } from '../repository/sums.ts'

type Asked = {
  readonly brandId: number
  readonly span: FigureSpan
  readonly against: 'weekday' | 'before'
  readonly language: Language
}
type SpanOfDays = Span & { readonly days: Days }

const halfHourMs = 1_800_000

/** A day has 48 steps, a longer span one or four for each day. */
const stepOf = (days: Days): number => {
  const length = lengthOf(days)
  if (length === 1) return halfHourMs
  return length <= 7 ? dayMs / 4 : dayMs
}

const curveOf = (
  rows: readonly StepRow[],
  newPlayers: ReadonlyMap<number, number>,
  { from, until, days }: SpanOfDays,
  stepMs: number,
): CurvePoint[] => {
  const bySteps = Map.groupBy(rows, ({ step }) => step)
  const steps = Math.ceil((until.getTime() - from.getTime()) / stepMs)
  let sums: Steps = noSteps
  let players = 0
  return Array.from({ length: steps }, (_, step) => {
    for (const row of bySteps.get(step) ?? []) sums = addSteps(sums, row)
    players += newPlayers.get(step) ?? 0
    const at = Math.min(from.getTime() + (step + 1) * stepMs, until.getTime())
    return {
      at: new Date(at).toISOString(),
      stakes: formatMoney(sums.stakes_minor),
      prizes: formatMoney(sums.prizes_minor),
      grossRevenue: formatMoney(sums.stakes_minor - sums.prizes_minor),
      deposits: formatMoney(sums.deposits_minor),
      withdrawals: formatMoney(sums.withdrawals_minor),
      players: lengthOf(days) === 1 ? players : null,
    }
  })
}

/** Figures until the end of the span; the curve goes on until the end of its last day, as far as that is over. */
const readSpan = async (
  { database: { db }, settings }: Pick<ReportsNeeds, 'database' | 'settings'>,
  brandId: number,
  span: SpanOfDays,
  now: Date,
) => {
  const stepMs = stepOf(span.days)
  const end = instantIn(addDays(span.days.to, 1), 0, settings.timeZoneOf(brandId))
  const whole = { ...span, until: end < now ? end : span.until }
  const rows = await sumSteps(db, brandId, span, stepMs)
  const newPlayers = await countNewPlayers(db, brandId, span.days, span, stepMs)
  const isWhole = whole.until.getTime() === span.until.getTime()
  const curveRows = isWhole ? rows : await sumSteps(db, brandId, whole, stepMs)
  const curvePlayers = isWhole
    ? newPlayers
    : await countNewPlayers(db, brandId, span.days, whole, stepMs)
  const sums = rows.reduce<Steps>(addSteps, noSteps)
  const figures = {
    from: span.from.toISOString(),
    until: span.until.toISOString(),
    players: [...newPlayers.values()].reduce((all, count) => all + count, 0),
    stakes: formatMoney(sums.stakes_minor),
    prizes: formatMoney(sums.prizes_minor),
    grossRevenue: formatMoney(sums.stakes_minor - sums.prizes_minor),
    deposits: formatMoney(sums.deposits_minor),
    withdrawals: formatMoney(sums.withdrawals_minor),
    curve: curveOf(curveRows, curvePlayers, whole, stepMs),
  }
  const byProduct = new Map(
    [...Map.groupBy(rows, ({ product }) => product)].map(([product, of]) => [
      product,
      of.reduce<Steps>(addSteps, noSteps),
    ]),
  )
  return { figures, byProduct, grossMinor: sums.stakes_minor - sums.prizes_minor }
}

const compareProducts = (
  current: ReadonlyMap<string, Steps>,
  before: ReadonlyMap<string, Steps>,
): Answer<typeof getFigures>['products'] =>
  [...new Set([...current.keys(), ...before.keys()])]
    .map((product) => {
      const [now, then] = [current.get(product) ?? noSteps, before.get(product) ?? noSteps]
      const [grossMinor, beforeMinor] = [
        now.stakes_minor - now.prizes_minor,
        then.stakes_minor - then.prizes_minor,
      ]
      return { product, now, grossMinor, beforeMinor }
    })
    .filter(
      ({ product, now, beforeMinor }) =>
        product !== '' || now.stakes_minor !== 0n || now.prizes_minor !== 0n || beforeMinor !== 0n,
    )
    .toSorted((a, b) => Number(b.now.stakes_minor - a.now.stakes_minor))
    .map(({ product, now, grossMinor, beforeMinor }) => ({
      product,
      stakes: formatMoney(now.stakes_minor),
      prizes: formatMoney(now.prizes_minor),
      grossRevenue: formatMoney(grossMinor),
      before: formatMoney(beforeMinor),
      change: formatMoney(grossMinor - beforeMinor),
    }))

/** Many operators look at the same figures: each is worked out once in a while, the longer spans more rarely. */
const rememberedMs = { today: 3_000, yesterday: 30_000, week: 30_000, month: 30_000 } as const

/** The figures of the start page, beside those of an earlier span until the same minute. */
export const createGetFigures = (needs: ReportsNeeds, countedUntil: () => Promise<Date>) => {
  const made = new LRUCache<string, Promise<Answer<typeof getFigures>>>({ max: 200 })
  const make = async ({
    brandId,
    span,
    against,
    language,
  }: Asked): Promise<Answer<typeof getFigures>> => {
    const { database, clock, settings, catalogue } = needs
    const zone = settings.timeZoneOf(brandId)
    const counted = await countedUntil()
    const now = clock.now()
    const asked = spanOf(span, now, zone)
    const current = await readSpan(needs, brandId, asked, now)
    const before = await readSpan(needs, brandId, earlierSpan(asked, against, zone), now)
    const [largest] = await listWins(database.db, brandId, asked.days, {}, 1)
    const closed = await findLastDay(database.db, brandId)
    return {
      current: current.figures,
      before: before.figures,
      countedUntil: counted.toISOString(),
      products: compareProducts(current.byProduct, before.byProduct),
      change: formatMoney(current.grossMinor - before.grossMinor),
      largest: largest
        ? {
            at: largest.at.toISOString(),
            amount: formatMoney(largest.amount_minor),
            game: catalogue.names(language).get(largest.node_id) ?? '',
            nodeId: largest.node_id,
          }
        : null,
      closed: closed ? { day: closed.day, hash: closed.hash.toString('hex') } : null,
    }
  }
  return (asked: Asked): Promise<Answer<typeof getFigures>> => {
    const key = [asked.brandId, asked.span, asked.against, asked.language].join()
    const known = made.get(key)
    if (known) return known
    const making = make(asked)
    made.set(key, making, { ttl: rememberedMs[asked.span] })
    making.catch(() => made.delete(key))
    return making
  }
}
