import type { Answer } from '@trevo/contract/endpoint.ts'
import type { showMatch } from '@trevo/contract/wps/sports/matches.ts'
import type { Reader } from '@trevo/languages/texts.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { findFixtures } from '../repository/fixtures.ts'
import { leagueOfBrand, type SportsbookContext } from '../../common/service/context.ts'
import { presentMatch } from './present-match.ts'

/** One match with every market, and its proof once it is over. */
export const createShowMatch =
  ({ database, clock, setup }: SportsbookContext) =>
  async (
    { brandId, ...reader }: Reader & { readonly brandId: number },
    matchId: bigint,
  ): Promise<Answer<typeof showMatch>> => {
    const read = await setup()
    const [fixture] = await findFixtures(database.db, [matchId])
    if (!fixture || fixture.season) throw new Refusal('sportsbook.match_unknown')
    const league = leagueOfBrand(read, brandId, fixture.league_id)
    const margins = Object.entries(read.marginsOf(brandId, league.margin_plus_bp))
    const isOver = fixture.seed !== null
    return {
      ...presentMatch(league, fixture, { reader, now: clock.now(), shown: (book) => book }),
      marks: fixture.marks,
      incidents: fixture.incidents,
      commitment: fixture.commitment,
      seed: fixture.seed,
      rates: isOver ? fixture.rates : null,
      margins: Object.fromEntries(margins.map(([kind, { bp }]) => [kind, bp])),
      liveDelayMs: read.settings.get(brandId)?.live_delay_ms ?? 0,
    }
  }
