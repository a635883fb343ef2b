import { dayMs } from '@trevo/calendar/durations.ts'
import type { PreviewFigure } from '@trevo/contract/ops/giving/loyalty.ts'
import {
  LoyaltySetting,
  type LoyaltySettingOf,
  type MissionSetting,
} from '@trevo/contract/ops/giving/loyalty-settings.ts'
import type { Tx } from '@trevo/database/connect.ts'
import { parseMoney } from '@trevo/money/money.ts'
import { givenShares, stakesFor } from '@trevo/promotion-rules/given-shares.ts'
import { readOffers, readPointsSetting } from '../../points/index.ts'
import {
  measureBets,
  measureMissions,
  readDraws,
  readRebate,
  type MeasuredBets,
} from '../../rewards/index.ts'
import { pointsMaxBp, pointsSoldBp, rebateMaxBp, returnWithAllBp } from '../domain/bounds.ts'
import { bpsOf, withSetting, type Given } from '../domain/given.ts'
import { judgeSums, moneyFigure, percentFigure } from '../domain/figures.ts'
import type { LoyaltyNeeds } from '../needs.ts'
import { listPlanned } from '../repository/planned-changes.ts'
import { listCurrentMissions } from './mission-store.ts'
import { readLevels } from './setting-stores.ts'
import { createWorths } from './worth-of-prizes.ts'

const wholeBp = 10_000
export const measuredDays = 30

/** A mission whose reward costs more than its own stakes pay for, with both amounts. */
export type OverMission = {
  readonly name: string
  readonly worthMinor: bigint
  readonly boundMinor: bigint
}
export type Judged = {
  readonly figures: readonly PreviewFigure[]
  readonly overMissions: readonly OverMission[]
}

const readGiven = async (tx: Tx, brandId: number): Promise<Given> => {
  const points = await readPointsSetting(tx, brandId)
  return {
    rebate: await readRebate(tx, brandId),
    levelBps: bpsOf(await readLevels(tx, brandId)),
    rules: points?.rules ?? [],
    perReal: points?.perReal ?? null,
    offers: await readOffers(tx, brandId),
  }
}

const rebateOf = ({ rebate, levelBps }: Given): number => rebateMaxBp(rebate, levelBps)
const pointsOf = ({ rules, offers }: Given): number => pointsMaxBp({ rules }, offers)

/** What a rate of 1/100 percent brings for R$ 100.00. */
const of100Reais = (bp: number): bigint =>
  (parseMoney('100.00') * BigInt(Math.round(bp * 100))) / BigInt(100 * wholeBp)

/** What the bets of the sample bring by these rates, without levels. */
const costOf = (bets: readonly MeasuredBets[], { rebate }: Given): bigint =>
  bets.reduce((sum, { product, countedMinor }) => {
    const rule = rebate.products.find((one) => one.product === product)
    const bp = rule ? BigInt(Math.round((rule.rateBp * rule.weightBp) / 100)) : 0n
    return sum + (countedMinor * bp) / 1_000_000n
  }, 0n)

/** Rates together: each within its share, and a bet with all of them below what it costs. */
const judgeRates = async (
  tx: Tx,
  brandId: number,
  setting: LoyaltySetting,
): Promise<readonly PreviewFigure[]> => {
  const now = await readGiven(tx, brandId)
  const then = withSetting(now, setting)
  // What is planned begins beside it, before or after: the highest of each counts.
  const planned = (await listPlanned(tx, brandId)).map(({ setting: one }) =>
    LoyaltySetting.parse(one),
  )
  const worlds = [then, ...planned.map((one) => withSetting(withSetting(now, one), setting))]
  const highest = (of: (given: Given) => number): number => Math.max(...worlds.map(of))
  const [rebate, points] = [highest(rebateOf), highest(pointsOf)]
  const all = percentFigure(
    'returnWithAll',
    [returnWithAllBp(rebateOf(now), pointsOf(now)), returnWithAllBp(rebate, points)],
    wholeBp,
  )
  if (setting.subject === 'rebate' || setting.subject === 'levels') {
    const bets = await measureBets(tx, brandId)
    return [
      percentFigure('rebateMax', [rebateOf(now), rebate], givenShares.rebate),
      moneyFigure('example100', [of100Reais(rebateOf(now)), of100Reais(rebate)]),
      all,
      ...(setting.subject === 'rebate'
        ? [moneyFigure('sampleCost', [costOf(bets, now), costOf(bets, then)])]
        : []),
    ]
  }
  const soldOf = ({ perReal, offers }: Given) => pointsSoldBp(perReal, offers)
  return [
    percentFigure('pointsShare', [pointsOf(now), points], givenShares.points),
    percentFigure('pointsSold', [soldOf(now), highest(soldOf)], wholeBp),
    all,
  ]
}

/** What of a mission's own stakes pays for its reward; null where it asks for none. */
const boundOf = ({ type, target }: MissionSetting): bigint | null =>
  type === 'STAKED' ? (parseMoney(target) * BigInt(givenShares.missions)) / BigInt(wholeBp) : null

const judgeDraw = async (
  needs: LoyaltyNeeds,
  tx: Tx,
  brandId: number,
  setting: LoyaltySettingOf<'draw'>,
): Promise<Judged> => {
  const worths = createWorths(needs, tx, brandId)
  const draws = (await readDraws(tx, brandId)).map((one) => one.setting)
  const before = draws.find(({ kind }) => kind === setting.kind)
  const then = [...draws.filter(({ kind }) => kind !== setting.kind), setting]
  const missions = await listCurrentMissions(tx, brandId, needs.clock.now())
  const overMissions: OverMission[] = []
  for (const { setting: mission } of missions) {
    const boundMinor = boundOf(mission)
    if (mission.prize.draw !== setting.kind || boundMinor === null) continue
    const worthMinor = await worths.rewardOf(mission, then)
    if (worthMinor > boundMinor)
      overMissions.push({ name: mission.names.PT, worthMinor, boundMinor })
  }
  return {
    figures: [
      moneyFigure('ticketMean', [
        before ? await worths.meanOf(before) : null,
        await worths.meanOf(setting),
      ]),
      moneyFigure('ticketMax', [
        before ? await worths.highestOf(before) : null,
        await worths.highestOf(setting),
      ]),
    ],
    overMissions,
  }
}

const judgeMission = async (
  needs: LoyaltyNeeds,
  tx: Tx,
  brandId: number,
  setting: MissionSetting,
): Promise<Judged> => {
  const worths = createWorths(needs, tx, brandId)
  const draws = (await readDraws(tx, brandId)).map((one) => one.setting)
  const now = needs.clock.now()
  const missions = await listCurrentMissions(tx, brandId, now)
  const before = missions.find((one) => one.setting.missionId === setting.missionId)?.setting
  const [was, worthMinor] = [
    before ? await worths.rewardOf(before, draws) : null,
    await worths.rewardOf(setting, draws),
  ]
  const since = new Date(now.getTime() - measuredDays * dayMs)
  const given = (await measureMissions(tx, { brandId, since })).get(setting.missionId ?? 0)
  const count = BigInt(given?.count ?? 0)
  const boundMinor = boundOf(setting)
  return {
    figures: [
      moneyFigure('worth', [was, worthMinor], boundMinor),
      moneyFigure('stakesForWorth', [
        was === null ? null : stakesFor(was, givenShares.missions),
        stakesFor(worthMinor, givenShares.missions),
      ]),
      // What the same completions would have cost.
      ...(count > 0n && was !== null
        ? [moneyFigure('cost30', [was * count, worthMinor * count])]
        : []),
    ],
    overMissions: [],
  }
}

/** What a setting costs beside the present one, and where it is over a bound. */
export const judgeSetting = async (
  needs: LoyaltyNeeds,
  tx: Tx,
  brandId: number,
  { setting, before }: { readonly setting: LoyaltySetting; readonly before: LoyaltySetting | null },
): Promise<Judged> => {
  switch (setting.subject) {
    case 'draw':
      return judgeDraw(needs, tx, brandId, setting)
    case 'mission':
      return judgeMission(needs, tx, brandId, setting)
    case 'rebate':
    case 'points':
    case 'mallItem':
    case 'levels': {
      const rates = await judgeRates(tx, brandId, setting)
      return { figures: [...rates, ...judgeSums(setting, before)], overMissions: [] }
    }
    case 'raffle':
    case 'ranking':
    case 'referral':
      return { figures: judgeSums(setting, before), overMissions: [] }
    default:
      return setting satisfies never
  }
}
