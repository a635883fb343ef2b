import type { Facts } from '@trevo/contract/ops/approvals.ts'
import type {
  DrawPrizeSetting,
  LevelSetting,
  LoyaltySetting,
  SettingTier,
} from '@trevo/contract/ops/giving/loyalty-settings.ts'

/** "0.40 %" of 1/100 percent, with up to four decimals where they are needed. */
export const percentOf = (bp: number): string => `${(bp / 100).toFixed(4).replace(/0{1,2}$/, '')} %`

const tierFacts = (tiers: readonly SettingTier[]): Facts =>
  Object.fromEntries(
    tiers.map(({ from, to, amount }) => [from === to ? `${from}` : `${from}–${to ?? ''}`, amount]),
  )

const levelFacts = ({ names, rebateBp, ...level }: LevelSetting, rank: number): Facts => ({
  [`${rank} ${names.PT}`]: { name: names.EN, ...level, rebate: percentOf(rebateBp) },
})

/** "36.0000 %" of parts of a million. */
export const chanceOf = (weight: number): string => `${(weight / 10_000).toFixed(4)} %`

const prizeFacts = (prize: DrawPrizeSetting, place: number): Facts => {
  const { type, amount, count, winTurnover, names, weight, stock } = prize
  return {
    [`#${place + 1}`]: {
      type,
      amount,
      ...(count !== null && { count }),
      ...(winTurnover > 0 && { winTurnover }),
      ...(names && { name: names.PT }),
      chance: chanceOf(weight),
      stock,
    },
  }
}

const join = (parts: readonly Facts[]): Facts => Object.assign({}, ...parts) as Facts

/** A setting as it is shown side by side with another of its kind, one fact a row. */
export const factsOf = (setting: LoyaltySetting): Facts => {
  switch (setting.subject) {
    case 'rebate':
      return Object.fromEntries(
        setting.products.map(({ product, rateBp, weightBp }) => [
          product,
          { rate: percentOf(rateBp), weight: percentOf(weightBp) },
        ]),
      )
    case 'levels':
      return join(setting.levels.map(levelFacts))
    case 'referral':
      return { qualify: setting.qualify, ...tierFacts(setting.tiers) }
    case 'raffle':
      return { ...setting.names, ticketFor: setting.ticketFor, prizes: setting.prizes }
    case 'ranking':
      return { ...setting.names, ...tierFacts(setting.prizes) }
    case 'points':
      return {
        perReal: setting.perReal,
        convertMin: setting.convertMin,
        ...Object.fromEntries(
          setting.rules.map(({ product, stake, points }) => [product, { stake, points }]),
        ),
      }
    case 'draw':
      return { ...setting.names, ...join(setting.prizes.map(prizeFacts)) }
    case 'mission': {
      const { names, drawing, type, period, target, after, prize, place } = setting
      return {
        ...names,
        drawing,
        type,
        period,
        target,
        after,
        place,
        prize: prize.draw ?? prize.type,
        amount: prize.amount,
        count: prize.count,
        winTurnover: prize.winTurnover,
      }
    }
    case 'mallItem': {
      const { subject: _subject, itemId: _itemId, names, conditions, ...rest } = setting
      return { ...names, conditions, ...rest }
    }
    default:
      return setting satisfies never
  }
}
