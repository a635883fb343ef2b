import type { Database, Tx } from '@trevo/database/connect.ts'
import type { Book } from '@trevo/sports-rules/markets/price.ts'
import type { Incident } from '@trevo/sports-rules/league/play-incidents.ts'
import type { Mark } from '@trevo/sports-rules/match.ts'
import type { Rates } from '@trevo/sports-rules/league/strength.ts'
import type { Clock } from '@trevo/platform/clock.ts'
import type { Logger } from '@trevo/platform/logger.ts'
import type { Approvals } from '../../platform/approvals/change-kind.ts'
import type { Wallet } from '../wallet/index.ts'
import type { SeasonMatch } from './seasons/domain/season.ts'
import type { LeagueRow, SportsTables, TeamShown } from './tables.ts'
import { z } from 'zod'

/** A match announced by a feed. */
export type FeedFixture = {
  readonly ref: string
  readonly round: number
  readonly home: TeamShown
  readonly away: TeamShown
  readonly rates: Rates
  readonly startsAt: Date
  readonly commitment: string | null
  /** The rates are valid until then, and are sent again before; without it, until they change. */
  readonly goodUntil?: Date
}

/** A match that a feed cannot price now: no bets are accepted until it can. */
export type FeedDoubt = {
  readonly ref: string
  readonly doubt: string
  /** The raw text, cut, if the feed's data of the match is unreadable. */
  readonly raw?: string
  /** The match continued after regular time, or ended otherwise: its result is no longer trusted. */
  readonly isPastRegularTime?: boolean
}

/** A match's progress by the feed. The seed is shown once it is over. */
export type FeedMatch = {
  readonly tick: number
  readonly marks: readonly Mark[]
  /** Absent in feeds that tell of goals only. */
  readonly incidents?: readonly Incident[]
  readonly isOver: boolean
  readonly seed: string | null
  /** The read data is valid until then. */
  readonly goodUntil?: Date
}

/** A season announced by a feed. */
export type FeedSeason = {
  readonly ref: string
  readonly number: number
  readonly competitors: readonly TeamShown[]
  readonly matchCount: number
  readonly startsAt: Date
  /** Its last kick-off. */
  readonly lastStartsAt: Date
}

/** The sources of matches. Each league names its feed; the simulated one is built in. */
export type MatchFeed = {
  /** Matches that begin from an instant on, up to a limit, in order. */
  listFixtures(
    league: LeagueRow,
    from: Date,
    count: number,
  ): Promise<readonly (FeedFixture | FeedDoubt)[]>
  readMatch(
    league: LeagueRow,
    /** With its known state so far. */
    fixture: {
      readonly ref: string
      readonly startsAt: Date
      readonly marks: readonly Mark[]
      readonly isPastRegularTime: boolean
    },
    at: Date,
  ): Promise<FeedMatch | FeedDoubt>
  /** Absent in feeds with matches only: nothing is offered on their seasons. */
  readonly seasons?: {
    /** The season under way and the next one. */
    listSeasons(league: LeagueRow, at: Date): Promise<readonly FeedSeason[]>
    /** Every match of a season, in the order of kick-offs. */
    readSeason(league: LeagueRow, ref: string, at: Date): Promise<readonly SeasonMatch[]>
  }
}

/** A changed match, as copies of the server announce it to each other. */
export const MatchMoved = z.object({
  brandId: z.int(),
  fixtureId: z.string(),
  sport: z.enum(['football', 'esport']),
  status: z.string(),
  tick: z.int(),
  score: z.tuple([z.int(), z.int()]),
  version: z.int(),
  /** One entry per market, with its offer; empty while bets are closed. */
  book: z.record(z.string(), z.record(z.string(), z.int())),
})
export type MatchMoved = z.infer<typeof MatchMoved> & { readonly book: Book }

/** A settled slip, once it is paid. */
export type SettledSlip = {
  readonly memberId: bigint
  readonly slipId: bigint
  readonly amountMinor: bigint
}

/** What the sportsbook needs from other modules. */
export type SportsbookNeeds = {
  readonly database: Database<SportsTables>
  readonly wallet: Pick<
    Wallet,
    'registerKinds' | 'post' | 'postInTx' | 'lockBalance' | 'lockStakers' | 'claimClientId'
  >
  readonly members: {
    /** Usernames; unknown members are left out. */
    findNames(memberIds: readonly bigint[]): Promise<ReadonlyMap<bigint, string>>
    /** The member of a brand with this username. */
    findMemberId(brandId: number, username: string): Promise<bigint | undefined>
    /** The username of a member of the brand; undefined for anybody else. */
    findNameOf(brandId: number, memberId: bigint, tx: Tx): Promise<string | undefined>
  }
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
