import type {
  LoyaltySetting,
  LoyaltySettingOf,
} from '@trevo/contract/ops/giving/loyalty-settings.ts'
import { parseMoney } from '@trevo/money/money.ts'
import type { Offer } from './bounds.ts'

/** What a brand gives by rate: as it is, with what is planned beside it. */
export type Given = {
  readonly rebate: LoyaltySettingOf<'rebate'>
  readonly levelBps: readonly number[]
  readonly rules: LoyaltySettingOf<'points'>['rules']
  readonly perReal: string | null
  readonly offers: readonly (Offer & { readonly id: number })[]
}

/** The shares of the levels, in 1/100 percent. */
export const bpsOf = (levels: LoyaltySettingOf<'levels'> | null): readonly number[] =>
  levels?.levels.map(({ rebateBp }) => rebateBp) ?? []

/** What the brand gives once the setting counts. */
export const withSetting = (given: Given, setting: LoyaltySetting): Given => {
  switch (setting.subject) {
    case 'rebate':
      return { ...given, rebate: setting }
    case 'levels':
      return { ...given, levelBps: bpsOf(setting) }
    case 'points':
      return { ...given, rules: setting.rules, perReal: setting.perReal }
    case 'mallItem': {
      const others = given.offers.filter(({ id }) => id !== setting.itemId)
      if (!setting.isOn || setting.prize === null) return { ...given, offers: others }
      const { points, amount, prize } = setting
      const offer = {
        id: setting.itemId ?? 0,
        pointsMinor: parseMoney(points),
        amountMinor: parseMoney(amount),
        prizeMinor: parseMoney(prize),
      }
      return { ...given, offers: [...others, offer] }
    }
    default:
      return given
  }
}
