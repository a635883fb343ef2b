import type { Answer } from '@trevo/contract/endpoint.ts'
import type { listMatches, Sport } from '@trevo/contract/wps/sports/matches.ts'
import type { Reader } from '@trevo/languages/texts.ts'
import { mainBook } from '../../common/domain/offer.ts'
import { listShown } from '../repository/fixtures.ts'
import type { SportsbookContext } from '../../common/service/context.ts'
import { nameOfLeague, presentMatch } from './present-match.ts'

const [comingCount, pastCount] = [8, 4]

type BrandReader = Reader & { readonly brandId: number }

/** Leagues of a sport with their matches under way, to come and just ended. */
export const createListMatches =
  ({ database, clock, setup }: SportsbookContext) =>
  async (
    { brandId, ...reader }: BrandReader,
    sport: Sport,
  ): Promise<Answer<typeof listMatches>> => {
    const read = await setup()
    const { leagues } = read
    const own = leagues.filter((league) => league.brand_id === brandId && league.sport === sport)
    const rows = await listShown(
      database.db,
      own.map(({ id }) => id),
      { coming: comingCount, past: pastCount },
    )
    const now = clock.now()
    return {
      now: now.toISOString(),
      marginBp: read.marginsOf(brandId)[sport === 'football' ? 'result' : 'winner'].bp,
      leagues: own.map((league) => ({
        code: league.code,
        name: nameOfLeague(league, reader),
        isYouth: league.is_youth,
        matches: rows
          .filter(({ league_id }) => league_id === league.id)
          .map((fixture) => presentMatch(league, fixture, { reader, now, shown: mainBook })),
      })),
    }
  }
