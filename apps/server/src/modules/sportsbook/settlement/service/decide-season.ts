import { findOutright } from '@trevo/sports-rules/outrights/market.ts'
import { deductionsOf, endOfChoice } from '../../seasons/domain/season.ts'
import { lockFixture, setFixture } from '../../matches/repository/fixtures.ts'
import { isSeason, type SeasonRow } from '../../seasons/repository/seasons.ts'
import { listOpenChoices, type Decided } from '../repository/settle-slips.ts'
import type { SportsbookContext } from '../../common/service/context.ts'
import { decideAllLegs } from './decide-legs.ts'

/** The result of one choice, for bets from before and after each withdrawal. */
const decidedOf = (
  { season, status, overrides }: SeasonRow,
  market: string,
  selection: string,
): readonly Decided[] => {
  const kind = findOutright(market)
  if (status === 'void' || overrides['*'] || !kind) return [{ market, selection, result: 'void' }]
  const { result, share } = endOfChoice(kind, selection, season, overrides[market])
  if (result !== 'won') return [{ market, selection, result }]
  return deductionsOf(kind, season).map((deduction) => ({
    market,
    selection,
    result,
    share,
    deduction,
  }))
}

/** Writes the results of a season into every leg on it. */
export const decideSeason = async (
  context: SportsbookContext,
  fixture: SeasonRow,
  renewLease: () => Promise<void>,
): Promise<void> => {
  const choices = await listOpenChoices(context.database.db, fixture.id)
  const decided = choices.flatMap(({ market_key, selection }) =>
    decidedOf(fixture, market_key, selection),
  )
  await decideAllLegs(context, fixture, decided, renewLease)
}

/** Bets on withdrawn competitors are void at once: their stakes are returned before the season's end. */
export const decideWithdrawn = async (
  context: SportsbookContext,
  fixture: SeasonRow,
  renewLease: () => Promise<void>,
): Promise<void> => {
  const { id, season } = fixture
  const codes = new Set(season.withdrawn.map(({ code }) => code))
  const choices = await listOpenChoices(context.database.db, id)
  const decided = choices
    .filter(({ selection }) => codes.has(selection))
    .map(({ market_key, selection }): Decided => ({
      market: market_key,
      selection,
      result: 'void',
    }))
  await decideAllLegs(context, fixture, decided, renewLease)
}

/** All stakes were returned; unless another competitor was withdrawn meanwhile. */
export const recordRefunded = ({ database }: SportsbookContext, seen: SeasonRow): Promise<void> =>
  database.inTx(async (tx) => {
    const fixture = await lockFixture(tx, seen.id)
    if (!fixture || !isSeason(fixture)) return
    const { season } = fixture
    if (season.withdrawn.length !== seen.season.withdrawn.length) return
    await setFixture(tx, fixture.id, { season: { ...season, refundDue: false } })
  })
