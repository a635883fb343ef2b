import type { Language } from '@trevo/contract/shapes.ts'
import type { PlayerRankProgress } from '@trevo/contract/wps/vip.ts'
import { formatMoney } from '@trevo/money/money.ts'
import { inEachLanguage } from '@trevo/languages/languages.ts'
import { textIn } from '@trevo/languages/texts.ts'
import { nextOf, rankOf, type Turnover } from './domain/rank.ts'
import { listLevels, type LevelRow } from './repository/levels.ts'
import type { VipNeeds } from './needs.ts'

/** A member's place on the ladder, named in every language. */
export type VipRank = {
  readonly rankLevel: number
  readonly labelNames: Readonly<Record<Language, string>>
}

/** The days whose stakes count as "the month": a calendar's month would empty everybody on the 1st. */
export const periodDays = 30
const dayMs = 24 * 3_600_000

/** Levels of a brand, and where its members stand by what they really staked. */
export const createVip = ({ database, clock, wallet, play }: VipNeeds) => {
  const stakedSince = async (memberId: bigint, from: Date): Promise<bigint> => {
    // Open at the end: a copy whose clock is ahead has written for a moment that is still to come.
    const to = new Date(clock.now().getTime() + 3_600_000)
    const [stakes, returned] = await Promise.all([
      wallet.sumStatement({ memberId, from, to, kinds: play.stakeKinds }),
      wallet.sumStatement({ memberId, from, to, kinds: play.returnedKinds }),
    ])
    const minor = stakes.outMinor - returned.inMinor
    return minor > 0n ? minor : 0n
  }
  const turnoverOf = async (memberId: bigint): Promise<Turnover> => {
    const periodFrom = new Date(clock.now().getTime() - periodDays * dayMs)
    const [periodMinor, totalMinor] = await Promise.all([
      stakedSince(memberId, periodFrom),
      stakedSince(memberId, new Date(0)),
    ])
    return { periodMinor, totalMinor }
  }

  return {
    /** Undefined where the brand has no levels. */
    findRank: async (brandId: number, memberId: bigint): Promise<VipRank | undefined> => {
      const levels = await listLevels(database.db, brandId)
      if (levels.length === 0) return undefined
      const reached = rankOf(levels, await turnoverOf(memberId))
      if (!reached) return undefined
      return {
        rankLevel: reached.rank,
        labelNames: inEachLanguage((language) => textIn(reached.names, language)),
      }
    },
    showProgress: async (
      brandId: number,
      memberId: bigint,
      language: Language,
      brandLanguage?: Language,
    ): Promise<PlayerRankProgress> => {
      const nameOf = ({ names }: LevelRow): string => textIn(names, language, brandLanguage)
      const levels = await listLevels(database.db, brandId)
      const turnover = await turnoverOf(memberId)
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
    },
  }
}
export type Vip = ReturnType<typeof createVip>
