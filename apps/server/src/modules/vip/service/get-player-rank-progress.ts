import type { Language } from '@trevo/contract/shapes.ts'
import type { PlayerRankProgress } from '@trevo/contract/wps/vip.ts'
import { textIn } from '@trevo/languages/texts.ts'
import { formatMoney } from '@trevo/money/money.ts'
import { nextOf, rankOf } from '../domain/rank.ts'
import { listLevels, type LevelRow } from '../repository/levels.ts'
import type { VipNeeds } from '../needs.ts'
import { periodDays, type TurnoverOf } from './turnover-of.ts'

/** A member's level on the brand's ladder, and the distance to the next one. */
export const createGetPlayerRankProgress =
  ({ database }: Pick<VipNeeds, 'database'>, turnoverOf: TurnoverOf) =>
  async (
    brandId: number,
    memberId: bigint,
    language: Language,
    brandLanguage?: Language,
  ): Promise<PlayerRankProgress> => {
    const nameOf = ({ names }: LevelRow): string => textIn(names, language, brandLanguage)
    const levels = await listLevels(database.db, brandId)
    const turnover = await turnoverOf(brandId, memberId)
    const reached = rankOf(levels, turnover)
    const next = nextOf(levels, reached)
    return {
      playerRankName: reached ? nameOf(reached) : null,
      playerRankLevel: reached?.rank ?? null,
      nextRankName: next ? nameOf(next) : null,
      periodDays,
      monthlyTurnover: {
        actual: formatMoney(turnover.periodMinor),
        expected: next ? formatMoney(next.period_minor) : null,
      },
      totalTurnover: {
        actual: formatMoney(turnover.totalMinor),
        expected: next ? formatMoney(next.total_minor) : null,
      },
      levels: levels.map((level) => ({
        rankLevel: level.rank,
        rankName: nameOf(level),
        monthlyTurnover: formatMoney(level.period_minor),
        totalTurnover: formatMoney(level.total_minor),
      })),
    }
  }
