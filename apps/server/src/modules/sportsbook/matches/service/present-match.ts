import type { Match } from '@trevo/contract/wps/sports/matches.ts'
import { mapsOf, scoreOf } from '@trevo/sports-rules/match.ts'
import type { Book } from '@trevo/sports-rules/markets/price.ts'
import { findText, type Reader } from '@trevo/languages/texts.ts'
import { hasClosed, isSuspended, openBook } from '../../common/domain/offer.ts'
import type { FixtureRow, LeagueRow } from '../../tables.ts'

export const nameOfLeague = ({ names, code }: LeagueRow, reader: Reader): string =>
  findText(names, reader.language, reader.brandLanguage) ?? code

/** A match as pages show it, the same for everybody, without account data. */
export const presentMatch = (
  league: LeagueRow,
  fixture: FixtureRow,
  { reader, now, shown }: { reader: Reader; now: Date; shown: (book: Book) => Book },
): Match => {
  const { sport } = league
  const book = openBook(fixture, now)
  const isOn = fixture.status === 'scheduled' || fixture.status === 'live'
  return {
    matchId: String(fixture.id),
    sport,
    league: league.code,
    leagueName: nameOfLeague(league, reader),
    round: fixture.round,
    home: fixture.home,
    away: fixture.away,
    startsAt: fixture.starts_at.toISOString(),
    status: fixture.status,
    tick: fixture.tick,
    score: [...scoreOf({ sport, tick: fixture.tick, marks: fixture.marks })],
    maps: sport === 'esport' ? mapsOf(fixture.marks).map(([home, away]) => [home, away]) : [],
    version: fixture.version,
    suspended: isOn && (isSuspended(fixture, now) || hasClosed(fixture, now)),
    suspendReason: fixture.suspend_reason,
    marketCount: Object.keys(fixture.book).length,
    book: copyBook(shown(book)),
  }
}

export const copyBook = (book: Book): Match['book'] =>
  Object.fromEntries(Object.entries(book).map(([key, prices]) => [key, { ...prices }]))
