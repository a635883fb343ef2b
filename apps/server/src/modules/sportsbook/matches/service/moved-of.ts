import { scoreOf } from '@trevo/sports-rules/match.ts'
import { mainBook, openBook } from '../../common/domain/offer.ts'
import type { MatchMoved } from '../../needs.ts'
import type { FixtureRow, LeagueRow } from '../../tables.ts'

/** The change of a match that is sent to every page. */
export const movedOf = (league: LeagueRow, fixture: FixtureRow, now: Date): MatchMoved => ({
  brandId: league.brand_id,
  fixtureId: String(fixture.id),
  sport: league.sport,
  status: fixture.status,
  tick: fixture.tick,
  score: [...scoreOf({ sport: league.sport, tick: fixture.tick, marks: fixture.marks })],
  version: fixture.version,
  book: mainBook(openBook(fixture, now)),
})
