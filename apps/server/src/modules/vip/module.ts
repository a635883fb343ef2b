import { tables, type Tx } from '@trevo/database/connect.ts'
import type { Language } from '@trevo/contract/shapes.ts'
import { inEachLanguage } from '@trevo/languages/languages.ts'
import { textIn } from '@trevo/languages/texts.ts'
import { rankOf } from './domain/rank.ts'
import { listLevels, type VipTables } from './repository/levels.ts'
import type { VipNeeds } from './needs.ts'
import { createGetPlayerRankProgress } from './service/get-player-rank-progress.ts'
import { createTurnoverOf, turnoversOf } from './service/turnover-of.ts'

/** A member's place on the ladder, named in every language. */
export type VipRank = {
  readonly rankLevel: number
  readonly labelNames: Readonly<Record<Language, string>>
}

/** Levels of a brand, and the place of its members by their counted stakes. */
export const createVip = (needs: VipNeeds) => {
  const { database } = needs
  const turnoverOf = createTurnoverOf(needs)

  return {
    /** Undefined if the brand has no levels. Read through the transaction if given. */
    findRank: async (brandId: number, memberId: bigint, tx?: Tx): Promise<VipRank | undefined> => {
      const levels = await listLevels(tx ? tables<VipTables>(tx) : database.db, brandId)
      if (levels.length === 0) return undefined
      const reached = rankOf(levels, await turnoverOf(brandId, memberId, tx))
      if (!reached) return undefined
      return {
        rankLevel: reached.rank,
        labelNames: inEachLanguage((language) => textIn(reached.names, language)),
      }
    },
    /** Levels of several members of a brand; 0 where it has no levels or nobody played. */
    ranksOf: async (
      brandId: number,
      memberIds: readonly bigint[],
    ): Promise<ReadonlyMap<bigint, number>> => {
      const levels = await listLevels(database.db, brandId)
      const turnovers = await turnoversOf(needs, brandId, memberIds)
      const none = { periodMinor: 0n, totalMinor: 0n }
      return new Map(
        memberIds.map((id) => [id, rankOf(levels, turnovers.get(id) ?? none)?.rank ?? 0]),
      )
    },
    /** Names of a brand's levels by rank; empty if it has none. */
    levelNames: async (brandId: number): Promise<ReadonlyMap<number, VipRank['labelNames']>> => {
      const levels = await listLevels(database.db, brandId)
      return new Map(
        levels.map(({ rank, names }) => [
          rank,
          inEachLanguage((language) => textIn(names, language)),
        ]),
      )
    },
    getPlayerRankProgress: createGetPlayerRankProgress(needs, turnoverOf),
  }
}
export type Vip = ReturnType<typeof createVip>
