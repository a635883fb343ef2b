import type { Database } from '@trevo/database/connect.ts'
import type { Book } from '@trevo/sports-rules/markets/price.ts'
import type { Mark } from '@trevo/sports-rules/match.ts'
import type { Rates } from '@trevo/sports-rules/league/strength.ts'
import type { Clock } from '@trevo/platform/clock.ts'
import type { Logger } from '@trevo/platform/logger.ts'
import type { Approvals } from '../../platform/approvals/change-kind.ts'
import type { Wallet } from '../wallet/index.ts'
import type { SeasonMatch } from './seasons/domain/season.ts'
import type { LeagueRow, SportsTables, TeamShown } from './tables.ts'
import { z } from 'zod'

/** A match as a feed announces it. */
export type FeedFixture = {
  readonly ref: string
  readonly round: number
  readonly home: TeamShown
  readonly away: TeamShown
  readonly rates: Rates
  readonly startsAt: Date
  readonly commitment: string | null
  /** The rates hold until then, and are sent again before; without it, until they change. */
  readonly goodUntil?: Date
}

/** A match that a feed cannot price now: it takes no bets until the feed can. */
export type FeedDoubt = {
  readonly ref: string
  readonly doubt: string
  /** As it came and cut, where the feed's data of the match cannot be read at all. */
  readonly raw?: string
  /** The match continued after regular time, or ended otherwise: from now on its end is not believed. */
  readonly isPastRegularTime?: boolean
}

/** How far a match has come, by the feed. The seed is shown once it is over. */
export type FeedMatch = {
  readonly tick: number
  readonly marks: readonly Mark[]
  readonly isOver: boolean
  readonly seed: string | null
  /** What was read holds until then. */
  readonly goodUntil?: Date
}

/** A season as a feed announces it. */
export type FeedSeason = {
  readonly ref: string
  readonly number: number
  readonly competitors: readonly TeamShown[]
  readonly matchCount: number
  readonly startsAt: Date
  /** Its last kick-off. */
  readonly lastStartsAt: Date
}

/** Where matches come from. Each league names its feed; the simulated one is built in. */
export type MatchFeed = {
  /** Matches that begin from an instant on, at most so many, in their order. */
  listFixtures(
    league: LeagueRow,
    from: Date,
    count: number,
  ): Promise<readonly (FeedFixture | FeedDoubt)[]>
  readMatch(
    league: LeagueRow,
    /** With what is known of it so far. */
    fixture: {
      readonly ref: string
      readonly startsAt: Date
      readonly marks: readonly Mark[]
      readonly isPastRegularTime: boolean
    },
    at: Date,
  ): Promise<FeedMatch | FeedDoubt>
  /** Left out by feeds of matches alone: nothing is offered on their seasons. */
  readonly seasons?: {
    /** The season under way and the next one. */
    listSeasons(league: LeagueRow, at: Date): Promise<readonly FeedSeason[]>
    /** Every match of a season, in the order of kick-offs. */
    readSeason(league: LeagueRow, ref: string, at: Date): Promise<readonly SeasonMatch[]>
  }
}

/** A match that moved on, as copies of the server announce it to each other. */
export const MatchMoved = z.object({
  brandId: z.int(),
  fixtureId: z.string(),
  sport: z.enum(['football', 'esport']),
  status: z.string(),
  tick: z.int(),
  score: z.tuple([z.int(), z.int()]),
  version: z.int(),
  /** A market each, with what is offered; empty while nothing is taken. */
  book: z.record(z.string(), z.record(z.string(), z.int())),
})
export type MatchMoved = z.infer<typeof MatchMoved> & { readonly book: Book }

/** A slip that was settled, once it is paid. */
export type SettledSlip = {
  readonly memberId: bigint
  readonly slipId: bigint
  readonly amountMinor: bigint
}

/** What the sportsbook asks of its neighbours. */
export type SportsbookNeeds = {
  readonly database: Database<SportsTables>
  readonly wallet: Pick<
    Wallet,
    'registerKinds' | 'post' | 'postInTx' | 'lockBalance' | 'claimClientId'
  >
  /** What needs a second person waits there. */
  readonly staff: Approvals
  readonly clock: Clock
  readonly logger: Logger
  readonly environment: {
    fillRandom(bytes: Uint8Array<ArrayBuffer>): void
    /** A bet on a match under way waits before it is decided. */
    pause(ms: number): Promise<void>
  }
  readonly feeds: Readonly<Record<string, MatchFeed>>
  readonly listeners: {
    /** After the commit; called once, not retried. */
    onMoved(moved: MatchMoved): void
    onPaid(slips: readonly SettledSlip[]): void
  }
}
