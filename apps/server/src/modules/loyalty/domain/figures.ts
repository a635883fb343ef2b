import type { PreviewFigure } from '@trevo/contract/ops/giving/loyalty.ts'
import type {
  LoyaltySetting,
  LoyaltySettingOf,
} from '@trevo/contract/ops/giving/loyalty-settings.ts'
import { formatMoney, parseMoney } from '@trevo/money/money.ts'
import { givenShares, stakesFor } from '@trevo/promotion-rules/given-shares.ts'
import { percentOf } from './facts.ts'

/** A rate in percent, now and then, refused beyond its bound. */
export const percentFigure = (
  code: PreviewFigure['code'],
  [now, next]: readonly [number | null, number],
  boundBp: number | null = null,
): PreviewFigure => ({
  code,
  kind: 'percent',
  now: now === null ? null : percentOf(now),
  next: percentOf(next),
  bound: boundBp === null ? null : percentOf(boundBp),
  isOver: boundBp !== null && next > boundBp,
})

/** The same of money in 1/10,000 BRL. */
export const moneyFigure = (
  code: PreviewFigure['code'],
  [now, next]: readonly [bigint | null, bigint],
  boundMinor: bigint | null = null,
): PreviewFigure => ({
  code,
  kind: 'money',
  now: now === null ? null : formatMoney(now),
  next: formatMoney(next),
  bound: boundMinor === null ? null : formatMoney(boundMinor),
  isOver: boundMinor !== null && next > boundMinor,
})

const sumOf = (amounts: readonly string[]): bigint =>
  amounts.reduce((sum, amount) => sum + parseMoney(amount), 0n)

/** Money for all places of a ranking. */
const rankingSum = ({ prizes }: LoyaltySettingOf<'ranking'>): bigint =>
  prizes.reduce(
    (sum, { from, to, amount }) => sum + BigInt((to ?? from) - from + 1) * parseMoney(amount),
    0n,
  )

const firstOf = ({ prizes }: LoyaltySettingOf<'ranking'>): bigint =>
  parseMoney(prizes[0]?.amount ?? '0.00')

/** Settings whose money waits for play, or is lowered until the play pays for it. */
export const judgeSums = (
  setting: LoyaltySetting,
  before: LoyaltySetting | null,
): readonly PreviewFigure[] => {
  if (setting.subject === 'raffle') {
    const was = before?.subject === 'raffle' ? sumOf(before.prizes) : null
    const sum = sumOf(setting.prizes)
    const forAll = (minor: bigint) => stakesFor(minor, givenShares.raffle)
    return [
      moneyFigure('prizeSum', [was, sum]),
      moneyFigure('stakesForPrizes', [was === null ? null : forAll(was), forAll(sum)]),
    ]
  }
  if (setting.subject === 'ranking') {
    const was = before?.subject === 'ranking' ? before : null
    const forFirst = (one: LoyaltySettingOf<'ranking'>) =>
      stakesFor(firstOf(one), givenShares.ranking)
    return [
      moneyFigure('prizeSum', [was && rankingSum(was), rankingSum(setting)]),
      moneyFigure('stakesForFirst', [was && forFirst(was), forFirst(setting)]),
    ]
  }
  if (setting.subject === 'referral') {
    const stakes = (one: LoyaltySettingOf<'referral'>): bigint => {
      const paid = stakesFor(parseMoney(one.tiers[0]?.amount ?? '0.00'), givenShares.referral)
      const asked = parseMoney(one.qualify)
      return paid > asked ? paid : asked
    }
    const was = before?.subject === 'referral' ? stakes(before) : null
    return [moneyFigure('referralStakes', [was, stakes(setting)])]
  }
  if (setting.subject === 'levels') {
    const upgrades = (one: LoyaltySettingOf<'levels'>) =>
      stakesFor(sumOf(one.levels.map(({ upgrade }) => upgrade)), givenShares.levels)
    const was = before?.subject === 'levels' ? upgrades(before) : null
    return [moneyFigure('levelStakes', [was, upgrades(setting)])]
  }
  return []
}
