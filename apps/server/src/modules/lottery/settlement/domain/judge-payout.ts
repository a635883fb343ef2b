import { findPlay } from '@trevo/lottery-rules/all-plays.ts'
import { judgeContent } from '@trevo/lottery-rules/judges/judge-selection.ts'
import { divide } from '@trevo/money/share.ts'
import type { DrawResult, Payout, SlipTerms } from '../../lotteries/domain/game-rules.ts'
import { groupOf } from '../../lotteries/domain/game-rules.ts'

/** What a unit is in 1/10,000 BRL, by its number on the slip. */
const units: Readonly<Record<string, bigint>> = { 1: 10_000n, 2: 1_000n, 3: 100n, 4: 10n }

const fullShare = 10_000n
const partOfSix = 7_500n
const partOfNine = 9_000n

/** For ZY: the share of a prize by the first digit, in parts of ten thousand. */
const wiseShareOf = ([first]: readonly number[]): bigint => {
  if (first === 6) return partOfSix
  return first === 9 ? partOfNine : fullShare
}

type Item = {
  readonly playId: number
  readonly unit: bigint
  readonly multiple: bigint
  readonly series: bigint
}

/** One winning stake of a tier with this fair multiplier: a single division, rounded down. */
const prizeOfOne = (
  { playId, unit, multiple, series }: Item,
  fair: { readonly numerator: bigint; readonly denominator: bigint },
  { numbers }: DrawResult,
  { rulesGroup, prizeModeId, oddsReturnBp }: SlipTerms,
): bigint => {
  if (findPlay(playId)?.kind === 'odds') {
    const odds = (BigInt(oddsReturnBp) * fair.numerator) / fair.denominator
    return (2n * unit * multiple * odds) / fullShare
  }
  const isWise = prizeModeId === 2
  const base = BigInt(groupOf(rulesGroup).seriesBase)
  const played = isWise ? 2_000n : series
  const full = (unit * multiple * played * fair.numerator) / (base * fair.denominator)
  if (!isWise) return full
  const given = (full * BigInt(oddsReturnBp)) / fullShare
  return (given * wiseShareOf(numbers)) / fullShare
}

/**
 * The second, independent calculation of a payout: it parses the slip's text separately, lists its bets by the
 * second description of the plays (`judges`), and adds up the payout of each. It shares only the tiers' fair
 * multipliers with the first, not the parser, the counting or the predicates; a mistake in either is found as a
 * difference before anything is paid.
 */
export const judgePayout = (slip: string, result: DrawResult, terms: SlipTerms): Payout => {
  let prizeMinor = 0n
  let tieMinor = 0n
  for (const text of slip.split(';')) {
    const [content = '', , playId = '', mode = '', series = '', multiple = '', digit] =
      text.split('~')
    const item: Item = {
      playId: Number(playId),
      unit: units[mode] ?? 0n,
      multiple: BigInt(multiple),
      series: BigInt(series),
    }
    const place = digit === undefined || digit === '' ? undefined : Number(digit)
    for (const { tier, stakes } of judgeContent(item.playId, content, place).winsIn(result)) {
      const found = findPlay(item.playId)?.tiers.find(({ code }) => code === tier)
      if (!found) throw new Error(`play ${playId} has no tier ${tier}`)
      const times = BigInt(stakes)
      if (found.kind === 'refund') tieMinor += 2n * item.unit * item.multiple * times
      else prizeMinor += prizeOfOne(item, found.fair, result, terms) * times
    }
  }
  return { prizeMinor, tieMinor }
}

/** The second calculation of shares: the payout is divided share by share, each gets its part of the rest. */
const handOut = (
  payoutMinor: bigint,
  { first, count, of }: { readonly first: number; readonly count: number; readonly of: number },
): bigint => {
  let leftMinor = payoutMinor
  let ownMinor = 0n
  for (let share = 0; share < of; share += 1) {
    const part = divide(leftMinor, BigInt(of - share), 'ceil')
    leftMinor -= part
    if (share >= first && share < first + count) ownMinor += part
  }
  return ownMinor
}

export const judgeShare = (whole: Payout, shares: Parameters<typeof handOut>[1]): Payout => ({
  prizeMinor: handOut(whole.prizeMinor, shares),
  tieMinor: handOut(whole.tieMinor, shares),
})
