import type {
  DrawPrizeSetting,
  LoyaltySettingOf,
  MissionSetting,
} from '@trevo/contract/ops/giving/loyalty-settings.ts'
import type { Tx } from '@trevo/database/connect.ts'
import { weightTotal } from '@trevo/fairness/prize-draw.ts'
import { parseMoney } from '@trevo/money/money.ts'
import { drawWorth } from '../../rewards/index.ts'
import type { LoyaltyNeeds } from '../needs.ts'

type DrawSetting = LoyaltySettingOf<'draw'>

/** What prizes of a brand are worth in money, in 1/10,000 BRL. */
export const createWorths = ({ points }: Pick<LoyaltyNeeds, 'points'>, tx: Tx, brandId: number) => {
  const plain = async (prize: {
    readonly type: string
    readonly amount: string
    readonly count: number | null
  }): Promise<bigint> => {
    const amountMinor = parseMoney(prize.amount)
    if (prize.type === 'points') return points.worthInTx(tx, brandId, amountMinor)
    return prize.type === 'freeRounds' ? amountMinor * BigInt(prize.count ?? 1) : amountMinor
  }
  const weigh = (prizes: readonly DrawPrizeSetting[]) =>
    Promise.all(
      prizes.map(async (prize) => ({
        weight: prize.weight,
        worthMinor: await plain(prize),
        isLimited: prize.stock !== null,
        isPhysical: prize.type === 'physical',
      })),
    )
  return {
    /** What a ticket costs on average while every prize is there. */
    meanOf: async ({ prizes }: DrawSetting): Promise<bigint> => {
      const weighed = await weigh(prizes)
      const sum = weighed.reduce((total, one) => total + BigInt(one.weight) * one.worthMinor, 0n)
      return sum / BigInt(weightTotal)
    },
    /** What it costs on average where prizes that run out are gone; this is reckoned with. */
    highestOf: async ({ prizes }: DrawSetting): Promise<bigint> =>
      drawWorth(await weigh(prizes), weightTotal),
    /** A mission's reward; a ticket by the prizes of these draws. */
    rewardOf: async (
      { prize }: Pick<MissionSetting, 'prize'>,
      draws: readonly DrawSetting[],
    ): Promise<bigint> => {
      if (prize.type !== 'draw') return plain(prize)
      const draw = draws.find(({ kind }) => kind === prize.draw)
      return draw ? drawWorth(await weigh(draw.prizes), weightTotal) : 0n
    },
  }
}
