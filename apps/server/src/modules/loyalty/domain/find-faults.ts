import type { LoyaltyFault } from '@trevo/contract/ops/giving/loyalty.ts'
import type {
  DrawPrizeSetting,
  LoyaltySetting,
  LoyaltySettingOf,
  MallSetting,
  MissionSetting,
  SettingTier,
} from '@trevo/contract/ops/giving/loyalty-settings.ts'
import { weightTotal } from '@trevo/fairness/prize-draw.ts'
import { parseMoney } from '@trevo/money/money.ts'

type Faults = readonly (LoyaltyFault | false)[]

const isZero = (amount: string): boolean => parseMoney(amount) === 0n
const isRepeated = (values: readonly string[]): boolean => new Set(values).size < values.length

/** From 1 on without a gap; the last one alone may be open. */
const areTiersWrong = (tiers: readonly SettingTier[]): boolean =>
  tiers.some(({ from, to }, index) => {
    const before = tiers[index - 1]
    const begins = before === undefined ? 1 : (before.to ?? Number.POSITIVE_INFINITY) + 1
    return from !== begins || (to !== null && to < from)
  })

const isPrizeWrong = ({ type, amount, count, names }: DrawPrizeSetting): boolean =>
  isZero(amount) ||
  (type === 'freeRounds') !== (count !== null) ||
  (type === 'physical') !== (names !== null)

const ofDraw = ({ prizes }: LoyaltySettingOf<'draw'>): Faults => [
  prizes.reduce((sum, { weight }) => sum + weight, 0) !== weightTotal && 'weights',
  prizes.some(isPrizeWrong) && 'prize',
  // A ticket can always be drawn: something that is no thing is never used up.
  !prizes.some(({ type, stock }) => type !== 'physical' && stock === null) && 'stock',
]

const ofLevels = ({ levels }: LoyaltySettingOf<'levels'>): Faults => {
  const first = levels[0]
  const isLower = (name: 'period' | 'total') =>
    levels.some((level, rank) => {
      const before = levels[rank - 1]
      return before !== undefined && parseMoney(level[name]) < parseMoney(before[name])
    })
  return [
    first !== undefined && !(isZero(first.period) && isZero(first.total)) && 'firstLevel',
    (isLower('period') || isLower('total')) && 'levelsRise',
  ]
}

/** What a target can be: money for stakes, at most the days of the period, one second factor. */
const isTargetWrong = ({ type, period, target }: MissionSetting): boolean => {
  if (type === 'STAKED') return !target.includes('.') || isZero(target)
  const number = Number(target)
  if (!Number.isInteger(number) || target.includes('.') || number < 1) return true
  if (type === 'SECOND_FACTOR') return number !== 1
  if (type !== 'DAYS_PLAYED' || period === 'ONCE') return false
  return number > (period === 'DAILY' ? 1 : 7)
}

const ofMission = (setting: MissionSetting): Faults => {
  const { type, period, prize } = setting
  const isTicket = prize.type === 'draw'
  return [
    isTargetWrong(setting) && 'target',
    type === 'SECOND_FACTOR' && period !== 'ONCE' && 'period',
    (isTicket !== (prize.draw !== null) ||
      isTicket !== isZero(prize.amount) ||
      (prize.type === 'freeRounds') !== (prize.count !== null)) &&
      'prize',
  ]
}

const ofItem = ({ kind, points, prize }: MallSetting): Faults => [
  isZero(points) && 'amount',
  ((kind === 'PROMOTION') !== (prize !== null) || (prize !== null && isZero(prize))) && 'prize',
]

const faultsIn = (setting: LoyaltySetting): Faults => {
  switch (setting.subject) {
    case 'rebate':
      return [isRepeated(setting.products.map(({ product }) => product)) && 'product']
    case 'levels':
      return ofLevels(setting)
    case 'referral':
      return [isZero(setting.qualify) && 'amount', areTiersWrong(setting.tiers) && 'tiers']
    case 'raffle':
      return [isZero(setting.ticketFor) && 'amount', setting.prizes.some(isZero) && 'prize']
    case 'ranking':
      return [
        (areTiersWrong(setting.prizes) || setting.prizes.some(({ to }) => to === null)) && 'tiers',
      ]
    case 'points':
      return [
        isRepeated(setting.rules.map(({ product }) => product)) && 'product',
        (setting.rules.some(({ stake, points }) => isZero(stake) || isZero(points)) ||
          isZero(setting.convertMin) ||
          (setting.perReal !== null && isZero(setting.perReal))) &&
          'amount',
      ]
    case 'draw':
      return ofDraw(setting)
    case 'mission':
      return ofMission(setting)
    case 'mallItem':
      return ofItem(setting)
    default:
      return setting satisfies never
  }
}

/** What contradicts itself within a setting. */
export const findFaults = (setting: LoyaltySetting): readonly LoyaltyFault[] =>
  faultsIn(setting).flatMap((fault) => (fault === false ? [] : [fault]))
