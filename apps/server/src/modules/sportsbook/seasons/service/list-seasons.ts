import type { Answer } from '@trevo/contract/endpoint.ts'
import type { Sport } from '@trevo/contract/wps/sports/matches.ts'
import type { listSeasons } from '@trevo/contract/wps/sports/seasons.ts'
import type { Reader } from '@trevo/languages/texts.ts'
import { listOpenSeasons } from '../repository/seasons.ts'
import type { SportsbookContext } from '../../common/service/context.ts'
import { presentSeason } from './present-season.ts'

type BrandReader = Reader & { readonly brandId: number }

/** Seasons of a sport under way and to come. */
export const createListSeasons =
  ({ database, clock, setup: readSetup }: SportsbookContext) =>
  async (
    { brandId, ...reader }: BrandReader,
    sport: Sport,
  ): Promise<Answer<typeof listSeasons>> => {
    const setup = await readSetup()
    const own = setup.leagues.filter((one) => one.brand_id === brandId && one.sport === sport)
    const rows = await listOpenSeasons(
      database.db,
      own.map(({ id }) => id),
    )
    const now = clock.now()
    return {
      now: now.toISOString(),
      seasons: own.flatMap((league) =>
        rows
          .filter(({ league_id }) => league_id === league.id)
          .map((row) => presentSeason(league, row, { reader, now, setup })),
      ),
    }
  }
