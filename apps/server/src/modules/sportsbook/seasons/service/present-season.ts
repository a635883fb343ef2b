import type { Season } from '@trevo/contract/wps/sports/seasons.ts'
import type { Reader } from '@trevo/languages/texts.ts'
import { findOutright, outrightKinds } from '@trevo/sports-rules/outrights/market.ts'
import { runsForPrices } from '@trevo/sports-rules/outrights/price.ts'
import type { Book } from '@trevo/sports-rules/markets/price.ts'
import { isSuspended, openBook } from '../../common/domain/offer.ts'
import { tableNow, type SeasonState } from '../domain/season.ts'
import type { SeasonRow } from '../repository/seasons.ts'
import type { LeagueRow } from '../../tables.ts'
import type { Setup } from '../../common/repository/setup.ts'
import { copyBook, nameOfLeague } from '../../matches/service/present-match.ts'

const unranked = { played: 0, won: 0, drawn: 0, lost: 0, scored: 0, conceded: 0, points: 0 }

const presentTable = (season: SeasonState): Season['table'] => {
  const teams = new Map(season.competitors.map((team) => [team.code, { ...team }]))
  const ranked = tableNow(season).flatMap(({ code, tied: _tied, ...row }) => {
    const team = teams.get(code)
    return team ? [{ team, ...row }] : []
  })
  const withdrawn = season.withdrawn.flatMap(({ code }) => {
    const team = teams.get(code)
    return team ? [{ team, ...unranked, place: null }] : []
  })
  return [...ranked, ...withdrawn]
}

/** The part of a book that the brand sells. */
const onSale = (book: Book, { brand_id }: LeagueRow, setup: Setup): Book =>
  Object.fromEntries(
    Object.entries(book).filter(([key]) => {
      const kind = findOutright(key)
      return kind && setup.ruleOf(brand_id, kind)?.on_sale
    }),
  )

/** A season as pages show it, the same for everybody. */
export const presentSeason = (
  league: LeagueRow,
  fixture: SeasonRow,
  { reader, now, setup }: { reader: Reader; now: Date; setup: Setup },
): Season => {
  const { season, status } = fixture
  const margins = setup.marginsOf(league.brand_id, league.margin_plus_bp)
  const isOn = status === 'scheduled' || status === 'live'
  return {
    matchId: String(fixture.id),
    sport: league.sport,
    league: league.code,
    leagueName: nameOfLeague(league, reader),
    number: season.number,
    status,
    startsAt: fixture.starts_at.toISOString(),
    closesAt: fixture.closes_at?.toISOString() ?? null,
    played: season.results.length,
    matchCount: season.matchCount,
    version: fixture.version,
    suspended: isOn && isSuspended(fixture, now),
    suspendReason: fixture.suspend_reason,
    table: presentTable(season),
    book: copyBook(onSale(openBook(fixture, now), league, setup)),
    margins: Object.fromEntries(outrightKinds.map((kind) => [kind, margins[kind].bp])),
    runs: runsForPrices,
  }
}
