import { endsOf, type SeasonRest } from '../outrights/play-rest.ts'
import type { SeasonResult } from '../outrights/table.ts'
import { judgeShare } from './judge-season.ts'

/** One possible end of the rest of a season. */
export type SeasonEnd = { readonly results: readonly SeasonResult[]; readonly chance: number }

/** Every possible end of the rest of a season; for rests of few matches. */
export const enumerateSeason = ({ results, coming }: SeasonRest): readonly SeasonEnd[] =>
  coming.reduce<readonly SeasonEnd[]>(
    (ends, match) =>
      ends.flatMap((end) =>
        endsOf(match).map(({ pair, chance }) => ({
          results: [...end.results, { home: match.home, away: match.away, score: pair }],
          chance: end.chance * chance,
        })),
      ),
    [{ results, chance: 1 }],
  )

/** The exact probability that a competitor is within the places, dead heats counted by their share. */
export const exactChance = (
  { codes }: SeasonRest,
  ends: readonly SeasonEnd[],
  code: string,
  places: number,
): number =>
  ends.reduce(
    (sum, { results, chance }) => sum + chance * judgeShare(codes, results, code, places),
    0,
  )
