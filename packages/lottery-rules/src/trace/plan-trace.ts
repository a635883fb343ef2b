import { divide } from '@trevo/money/share.ts'
import { isMultiple, rowsOf, type TracePlan, type TraceStake } from './trace-row.ts'

/** The same multiple in every issue. */
export const planSameMultiple = (stake: TraceStake, multiple: number): TracePlan => {
  if (stake.issues.length === 0) return { ok: false, code: 'no_issues' }
  if (!isMultiple(multiple, stake.multipleMax)) return { ok: false, code: 'multiple', issue: 0 }
  return {
    ok: true,
    rows: rowsOf(
      stake,
      stake.issues.map(() => multiple),
    ),
  }
}

/** From the start multiple, `times` as much after every `every` issues. */
export const planGrowingMultiple = (
  stake: TraceStake,
  {
    start,
    every,
    times,
  }: { readonly start: number; readonly every: number; readonly times: number },
): TracePlan => {
  if (stake.issues.length === 0) return { ok: false, code: 'no_issues' }
  if (!isMultiple(every, stake.issues.length) || !isMultiple(times, stake.multipleMax)) {
    return { ok: false, code: 'interval' }
  }
  const multiples = stake.issues.map((_, index) => start * times ** Math.floor(index / every))
  const issue = multiples.findIndex((multiple) => !isMultiple(multiple, stake.multipleMax))
  if (issue >= 0) return { ok: false, code: 'multiple', issue }
  return { ok: true, rows: rowsOf(stake, multiples) }
}

/**
 * The smallest multiple of each issue, never below the start, at which a prize leaves at least the
 * wanted yield on everything staked until then: profit ÷ cumulative stake in basis points. Only for a
 * cart whose lines share play and unit, where `prizeMinor` is the payout of a win at multiple 1. If no
 * multiple up to the highest reaches the yield, the plan is refused, naming the issue.
 */
export const planProfitMargin = (
  stake: TraceStake,
  {
    start,
    prizeMinor,
    yieldBp,
  }: {
    readonly start: number
    readonly prizeMinor: bigint
    readonly yieldBp: number
  },
): TracePlan => {
  if (stake.issues.length === 0) return { ok: false, code: 'no_issues' }
  if (!isMultiple(start, stake.multipleMax)) return { ok: false, code: 'multiple', issue: 0 }
  if (!Number.isInteger(yieldBp) || yieldBp < 0) return { ok: false, code: 'yield' }
  const wanted = 10_000n + BigInt(yieldBp)
  // prize × m × 10,000 ≥ (staked + amount × m) × wanted, solved for the smallest whole m.
  const gain = prizeMinor * 10_000n - stake.amountMinor * wanted
  const multiples: number[] = []
  let staked = 0n
  for (const issue of stake.issues.keys()) {
    if (gain <= 0n) return { ok: false, code: 'unreachable', issue }
    // Rounded up: a smaller whole number misses the yield.
    const least = Number(divide(staked * wanted, gain, 'ceil'))
    const multiple = Math.max(start, least)
    if (multiple > stake.multipleMax) return { ok: false, code: 'unreachable', issue }
    multiples.push(multiple)
    staked += stake.amountMinor * BigInt(multiple)
  }
  const rows = rowsOf(stake, multiples).map((row) => {
    const won = prizeMinor * BigInt(row.multiple)
    return { ...row, prizeMinor: won, profitMinor: won - row.cumulativeMinor }
  })
  return { ok: true, rows }
}
