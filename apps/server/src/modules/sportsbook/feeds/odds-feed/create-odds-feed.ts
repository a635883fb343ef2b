import { fitRates, type Thought } from '@trevo/sports-rules/league/fit-rates.ts'
import type { Rates } from '@trevo/sports-rules/league/strength.ts'
import { LRUCache } from 'lru-cache'
import type { FeedDoubt, FeedFixture, MatchFeed } from '../../needs.ts'
import type { LeagueRow } from '../../tables.ts'
import { agreeOnRates } from './consensus.ts'
import { OddsEvent, readEntries, ScoreEvent, type Entry } from './documents.ts'
import { createPolled, fetchDocument } from './fetch-document.ts'
import { mapScore } from './map-scores.ts'
import { teamOf } from './map-team.ts'

export type OddsFeedSettings = {
  /** Up to the version: `https://odds.example/v4`. */
  readonly url: string
  readonly key: string
  readonly pollMs: number
  /** Odds older than this are not used. */
  readonly maxAgeMs: number
}

/** Clocks may differ by this much; a later timestamp is doubted. */
const aheadMsMax = 30_000
/** Rates that differ by less than this count as equal, so that prices do not change with every answer. */
const rateStep = 20
const fitsKept = 1_000

/** Odds of every match of a competition, and the state of its matches. */
const pathOf = ({ sport, feed_key, code }: LeagueRow, what: 'odds' | 'scores'): string => {
  if (sport !== 'football' || feed_key === null) {
    throw new Error(`league ${code}: the odds feed covers football only, and needs a separate key`)
  }
  const wanted =
    what === 'odds'
      ? { markets: 'h2h,totals,spreads', oddsFormat: 'decimal', dateFormat: 'iso' }
      : { dateFormat: 'iso' }
  return `sports/${encodeURIComponent(feed_key)}/${what}?${new URLSearchParams(wanted)}`
}

const stepped = (rate: number): number => Math.round(rate / rateStep) * rateStep

const steppedRates = ({ sport, goals }: Rates): Rates => ({
  sport,
  ...(goals && {
    goals: [
      [stepped(goals[0][0]), stepped(goals[0][1])],
      [stepped(goals[1][0]), stepped(goals[1][1])],
    ] as const,
  }),
})

/** Fitting takes some milliseconds, and gives the same result for the same input. */
const createFitting = () => {
  const kept = new LRUCache<string, { readonly rates: Rates | undefined }>({ max: fitsKept })
  return (thought: Thought): Rates | undefined => {
    const key = JSON.stringify(thought)
    const known = kept.get(key)
    if (known) return known.rates
    const rates = fitRates(thought)
    const fitted = { rates: rates && steppedRates(rates) }
    kept.set(key, fitted)
    return fitted.rates
  }
}

const byId = <Event>(entries: readonly Entry<Event>[]): ReadonlyMap<string, Entry<Event>> =>
  new Map(entries.map((entry) => [entry.id, entry]))

/**
 * Matches of a feed like public odds APIs (docs/odds-feed.md): bookmakers' odds of a match
 * to come become the rates that Trevo's own markets and margins are priced by; once it has started, its score
 * does. Wrong, late or contradictory data takes the match off sale.
 */
export const createOddsFeed = ({ url, key, pollMs, maxAgeMs }: OddsFeedSettings): MatchFeed => {
  const base = url.endsWith('/') ? url : `${url}/`
  const poll = createPolled(pollMs, (path) => fetchDocument(new URL(path, base), key))
  const fit = createFitting()

  const isFreshAt = (now: Date) => (at: Date) =>
    now.getTime() - at.getTime() < maxAgeMs && at.getTime() - now.getTime() < aheadMsMax
  const goodUntil = (at: Date): Date => new Date(at.getTime() + maxAgeMs)

  const fixtureOf = (
    league: LeagueRow,
    entry: Entry<OddsEvent>,
    now: Date,
  ): FeedFixture | FeedDoubt => {
    if ('fault' in entry) return { ref: entry.id, doubt: entry.fault, raw: entry.raw }
    const { event } = entry
    const agreed = agreeOnRates(event, { isFresh: isFreshAt(now), fit })
    if ('doubt' in agreed) return { ref: event.id, doubt: agreed.doubt }
    return {
      ref: event.id,
      round: 1,
      home: teamOf(league, event.home_team),
      away: teamOf(league, event.away_team),
      rates: agreed.rates,
      startsAt: event.commence_time,
      commitment: null,
      goodUntil: goodUntil(agreed.at),
    }
  }

  return {
    listFixtures: async (league, from, count) => {
      const entries = readEntries(await poll(pathOf(league, 'odds'), from), OddsEvent)
      // Unreadable entries count as doubtful: they have no time and do not replace coming matches.
      const faults = entries.filter((entry) => 'fault' in entry)
      const coming = entries
        .flatMap((entry) => ('fault' in entry ? [] : [entry]))
        .filter(({ event }) => event.commence_time > from)
        .toSorted(
          (one, other) => one.event.commence_time.getTime() - other.event.commence_time.getTime(),
        )
      return [...faults, ...coming.slice(0, count)].map((entry) => fixtureOf(league, entry, from))
    },
    readMatch: async (league, { ref, marks, isPastRegularTime }, at) => {
      const entries = readEntries(await poll(pathOf(league, 'scores'), at), ScoreEvent)
      const entry = byId(entries).get(ref)
      if (!entry) return { ref, doubt: 'not among the scores' }
      if ('fault' in entry) return { ref, doubt: entry.fault }
      const { event } = entry
      const standing = mapScore(event, marks, isPastRegularTime)
      if ('doubt' in standing) return { ref, ...standing }
      // A finished match stays finished, however old the report.
      if (!standing.isOver && !isFreshAt(at)(event.last_update)) {
        return { ref, doubt: 'the score is not of now' }
      }
      return { ...standing, seed: null, goodUntil: goodUntil(event.last_update) }
    },
  }
}
