import type {
  LoyaltySetting,
  LoyaltySettingOf,
} from '@trevo/contract/ops/giving/loyalty-settings.ts'
import { tables, type Tx } from '@trevo/database/connect.ts'
import { inEachLanguage } from '@trevo/languages/languages.ts'
import { textIn } from '@trevo/languages/texts.ts'
import { formatMoney, parseMoney } from '@trevo/money/money.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { lockItem, readPointsSetting, writeItem, writePointsSetting } from '../../points/index.ts'
import {
  lockMission,
  readBenefits,
  readDraws,
  readNextBoard,
  readRafflePlan,
  readRebate,
  readReferral,
  writeBenefits,
  writeDraw,
  writeNextBoard,
  writeRafflePlan,
  writeRebate,
  writeReferral,
} from '../../rewards/index.ts'
import { listLevels, writeLadder, type VipTables } from '../../vip/index.ts'
import { monthAfter } from '../domain/starts-at.ts'
import { listCurrentMissions, startMission } from './mission-store.ts'

/** The ladder of a brand with what each level gives; null if it has none. */
export const readLevels = async (
  tx: Tx,
  brandId: number,
): Promise<LoyaltySettingOf<'levels'> | null> => {
  const ladder = await listLevels(tables<VipTables>(tx), brandId)
  if (ladder.length === 0) return null
  const benefits = await readBenefits(tx, brandId)
  const none = { upgrade: '0.00', month: '0.00', birthday: '0.00', rebateBp: 0 }
  return {
    subject: 'levels',
    levels: ladder.map(({ rank, names, period_minor: periodMinor, total_minor: totalMinor }) => ({
      names: inEachLanguage((language) => textIn(names, language)),
      period: formatMoney(periodMinor),
      total: formatMoney(totalMinor),
      ...(benefits.get(rank) ?? none),
    })),
  }
}

const writeLevels = async (
  tx: Tx,
  brandId: number,
  { levels }: LoyaltySettingOf<'levels'>,
): Promise<void> => {
  await writeLadder(
    tx,
    brandId,
    levels.map(({ names, period, total }) => ({
      names,
      period_minor: parseMoney(period),
      total_minor: parseMoney(total),
    })),
  )
  await writeBenefits(tx, brandId, levels)
}

/**
 * The stored setting that this one would replace; null where it would be the first.
 * @throws Refusal `loyalty.unknown` for a mission or an item that the brand does not have
 */
export const readCurrent = async (
  tx: Tx,
  brandId: number,
  setting: LoyaltySetting,
): Promise<LoyaltySetting | null> => {
  switch (setting.subject) {
    case 'rebate':
      return readRebate(tx, brandId)
    case 'levels':
      return readLevels(tx, brandId)
    case 'referral':
      return readReferral(tx, brandId)
    case 'raffle':
      return readRafflePlan(tx, brandId)
    case 'ranking':
      return readNextBoard(tx, brandId)
    case 'points':
      return readPointsSetting(tx, brandId)
    case 'draw': {
      const draws = await readDraws(tx, brandId)
      return draws.find((one) => one.setting.kind === setting.kind)?.setting ?? null
    }
    case 'mission': {
      if (setting.missionId === null) return null
      const mission = await lockMission(tx, brandId, setting.missionId)
      if (!mission?.isOn || mission.endsAt) throw new Refusal('loyalty.unknown')
      return mission.setting
    }
    case 'mallItem': {
      if (setting.itemId === null) return null
      const item = await lockItem(tx, brandId, setting.itemId)
      if (!item) throw new Refusal('loyalty.unknown')
      return item.setting
    }
    default:
      return setting satisfies never
  }
}

/** Stores a setting that counts from `at` on. */
export const writeSetting = async (
  tx: Tx,
  brandId: number,
  setting: LoyaltySetting,
  { at, now, timeZone }: { readonly at: Date; readonly now: Date; readonly timeZone: string },
): Promise<void> => {
  switch (setting.subject) {
    case 'rebate':
      return writeRebate(tx, brandId, setting)
    case 'levels':
      return writeLevels(tx, brandId, setting)
    case 'referral':
      return writeReferral(tx, brandId, setting, at)
    case 'raffle':
      return writeRafflePlan(tx, brandId, setting)
    case 'ranking':
      return writeNextBoard(tx, brandId, setting, {
        startsAt: at,
        endsAt: monthAfter(at, timeZone),
      })
    case 'points':
      return writePointsSetting(tx, brandId, setting)
    case 'draw':
      return writeDraw(tx, brandId, setting, at)
    case 'mission':
      return startMission(tx, brandId, setting, at, await listCurrentMissions(tx, brandId, now))
    case 'mallItem':
      return writeItem(tx, brandId, setting)
    default:
      return setting satisfies never
  }
}

/** Settings that are stored at once, with their own moment; the others wait for theirs. */
export const isStoredAtOnce = ({ subject }: LoyaltySetting): boolean =>
  subject === 'raffle' || subject === 'ranking' || subject === 'mission' || subject === 'mallItem'

/** The id of a setting among its kind's requests; of a new mission or item, one of its own. */
export const targetOf = (setting: LoyaltySetting, requestId: string): string => {
  if (setting.subject === 'draw') return `draw:${setting.kind}`
  if (setting.subject === 'mission') {
    return `mission:${setting.missionId ?? `new:${requestId.slice(0, 8)}`}`
  }
  if (setting.subject === 'mallItem') {
    return `mallItem:${setting.itemId ?? `new:${requestId.slice(0, 8)}`}`
  }
  return setting.subject
}

/** Whether a request names the setting that it contains. */
export const isTargetOf = (target: string, setting: LoyaltySetting): boolean =>
  target === targetOf(setting, target.split(':').at(-1) ?? '')
