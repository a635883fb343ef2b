import { findGroup } from '@trevo/lottery-rules/groups/all-groups.ts'
import type { DrawResult, Group } from '@trevo/lottery-rules/group.ts'
import type { PrizeMode, Tier } from '@trevo/lottery-rules/play.ts'
import { costOfLine, priceOfStake } from '@trevo/lottery-rules/prizes/betting-mode.ts'
import { oddsOf, prizeAtOdds, prizeOf } from '@trevo/lottery-rules/prizes/prize-of.ts'
import {
  isInWiseWin,
  wiseWinFull,
  wiseWinPrize,
  wiseWinReturnBp,
  wiseWinSeries,
} from '@trevo/lottery-rules/prizes/wise-win.ts'
import { decodeSlipInSteps } from '@trevo/lottery-rules/slip/decode-slip.ts'
import type { SlipLine } from '@trevo/lottery-rules/slip/slip-line.ts'
import { finish, type Steps } from '@trevo/lottery-rules/steps.ts'
import { Refusal } from '@trevo/platform/refusal.ts'

/** Prize modes by their number on the wire. */
export const prizeModeById = {
  1: 'LOTT',
  2: 'ZY',
  3: 'ENT',
  4: 'ELOTT',
  5: 'SEA',
  6: 'VN',
} as const satisfies Record<number, PrizeMode>

/** The number of ZY. */
export const wiseWinId = 2

export type PrizeModeId = keyof typeof prizeModeById

const isPrizeModeId = (id: number): id is PrizeModeId => Object.hasOwn(prizeModeById, id)

/** The rules for a slip's stakes and prizes, as they were when the order was placed. */
export type SlipTerms = {
  readonly rulesGroup: string
  readonly prizeModeId: number
  /** The returned share of the fair multiplier of plays at odds, and of the full prize of ZY. */
  readonly oddsReturnBp: number
}

/** The return of an order of a prize mode without series, in 1/100 percent. */
export const returnOf = (
  { odds_return_bp: oddsReturnBp }: { readonly odds_return_bp: number },
  prizeModeId: number,
): number => (prizeModeId === wiseWinId ? wiseWinReturnBp : oddsReturnBp)

/** @throws Error if a lottery names unknown rules: a mistake in its setup. */
export const groupOf = (rulesGroup: string): Group => {
  const group = findGroup(rulesGroup)
  if (!group) throw new Error(`there are no lottery rules ${rulesGroup}`)
  return group
}

/**
 * The items of a slip for this lottery and prize mode. @throws Refusal `lottery.slip_invalid` with the item's
 * position from 1.
 */
export const readSlip = (slip: string, terms: SlipTerms): readonly SlipLine[] =>
  finish(readSlipInSteps(slip, terms))

/** The same for a slip, yielding to other requests. */
export function* readSlipInSteps(slip: string, terms: SlipTerms): Steps<readonly SlipLine[]> {
  const { code } = groupOf(terms.rulesGroup)
  const reading = yield* decodeSlipInSteps(slip, code)
  if (!reading.ok) {
    const { code: reason, line, at } = reading.refusal
    throw new Refusal('lottery.slip_invalid', { position: line + 1, at, reason })
  }
  const mode = isPrizeModeId(terms.prizeModeId) ? prizeModeById[terms.prizeModeId] : undefined
  const isOffered = ({ play, selection }: SlipLine): boolean =>
    mode === 'ZY'
      ? isInWiseWin(play, selection)
      : mode !== undefined && play.prizeModes.includes(mode)
  const stranger = reading.lines.findIndex((line) => !isOffered(line))
  if (stranger >= 0) {
    throw new Refusal('lottery.slip_invalid', {
      position: stranger + 1,
      at: 0,
      reason: 'prize_mode',
    })
  }
  return reading.lines
}

/** The price of an item in one draw at multiple 1 of its trace, in 1/10,000 BRL. */
export const costOf = (line: SlipLine): bigint => costOfLine(line.stakes, line)

/** Whether prizes depend on the series that the member chose. */
export const isBySeries = ({ play }: SlipLine, { prizeModeId }: SlipTerms): boolean =>
  play.kind === 'series' && prizeModeId !== wiseWinId

/** Whether the member enters the amount of a stake; unit and multiple only encode it. */
export const hasFreeAmount = ({ prizeModeId }: SlipTerms): boolean => {
  const mode = isPrizeModeId(prizeModeId) ? prizeModeById[prizeModeId] : undefined
  return mode === 'SEA' || mode === 'VN'
}

/** The payout of one winning stake of a tier, before the numbers of ZY are known. */
export const prizeOfStake = (line: SlipLine, tier: Tier, terms: SlipTerms): bigint => {
  if (line.play.kind === 'odds') {
    return prizeAtOdds(priceOfStake(line), oddsOf(tier, terms.oddsReturnBp))
  }
  const group = groupOf(terms.rulesGroup)
  if (terms.prizeModeId !== wiseWinId || tier.kind === 'refund') {
    return prizeOf(line.series, tier, line, group)
  }
  return wiseWinFull(prizeOf(wiseWinSeries, tier, line, group), terms.oddsReturnBp)
}

/** The highest payout of one winning stake of the item. */
export const highestPrizeOf = (line: SlipLine, terms: SlipTerms): bigint =>
  line.play.tiers.reduce((most, tier) => {
    const prize = prizeOfStake(line, tier, terms)
    return prize > most ? prize : most
  }, 0n)

/** The payout of a result: prizes, and stakes returned for a tie. */
export type Payout = { readonly prizeMinor: bigint; readonly tieMinor: bigint }

/** The payout of this many winning stakes of a tier. */
export const payTier = (
  line: SlipLine,
  { tier: code, stakes }: { readonly tier: string; readonly stakes: number },
  result: DrawResult,
  terms: SlipTerms,
): Payout => {
  const tier = line.play.tiers.find((one) => one.code === code)
  if (!tier) throw new Error(`play ${line.play.playId} has no tier ${code}`)
  const full = prizeOfStake(line, tier, terms)
  if (tier.kind === 'refund') return { prizeMinor: 0n, tieMinor: full * BigInt(stakes) }
  const one = terms.prizeModeId === wiseWinId ? wiseWinPrize(full, result.numbers) : full
  return { prizeMinor: one * BigInt(stakes), tieMinor: 0n }
}

export const addPayouts = (left: Payout, right: Payout): Payout => ({
  prizeMinor: left.prizeMinor + right.prizeMinor,
  tieMinor: left.tieMinor + right.tieMinor,
})

export const noPayout: Payout = { prizeMinor: 0n, tieMinor: 0n }

/** Parses numbers as published. Undefined for anything else. */
export const readResult = (
  rulesGroup: string,
  text: string,
  drawnOn: string,
): DrawResult | undefined => {
  const numbers = groupOf(rulesGroup).parse(text)
  return numbers && { numbers, drawnOn }
}

/** @throws Error if the stored text is invalid: it was tampered with. */
export const getResult = (rulesGroup: string, text: string, drawnOn: string): DrawResult => {
  const result = readResult(rulesGroup, text, drawnOn)
  if (!result) throw new Error(`${text} is not a result of ${rulesGroup}`)
  return result
}

export type { DrawResult, SlipLine, Steps }
