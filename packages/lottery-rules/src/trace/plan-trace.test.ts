import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { planGrowingMultiple, planProfitMargin, planSameMultiple } from './plan-trace.ts'
import type { TracePlan, TraceStake } from './trace-row.ts'

const issues = ['001', '002', '003', '004', '005']
const stake: TraceStake = { issues, amountMinor: 20_000n, multipleMax: 999 }
const multiplesOf = (plan: TracePlan) =>
  plan.ok ? plan.rows.map(({ multiple }) => multiple) : [plan.code, plan.issue]

test('the same multiple costs the same in every issue, and the costs add up', () => {
  const plan = planSameMultiple(stake, 3)
  expect(multiplesOf(plan)).toEqual([3, 3, 3, 3, 3])
  expect(plan.ok && plan.rows.at(-1)).toEqual({
    drawNumber: '005',
    multiple: 3,
    amountMinor: 60_000n,
    cumulativeMinor: 300_000n,
  })
})

test('a growing multiple is multiplied by a factor after a number of issues', () => {
  expect(multiplesOf(planGrowingMultiple(stake, { start: 2, every: 2, times: 3 }))).toEqual([
    2, 2, 6, 6, 18,
  ])
  expect(multiplesOf(planGrowingMultiple(stake, { start: 1, every: 1, times: 10 }))).toEqual([
    'multiple',
    3,
  ])
  expect(multiplesOf(planGrowingMultiple(stake, { start: 1, every: 0, times: 2 }))).toEqual([
    'interval',
    undefined,
  ])
})

test('no issues, no whole multiple and a negative yield are refused', () => {
  expect(multiplesOf(planSameMultiple({ ...stake, issues: [] }, 1))).toEqual([
    'no_issues',
    undefined,
  ])
  expect(multiplesOf(planSameMultiple(stake, 1.5))).toEqual(['multiple', 0])
  const margin = { start: 1, prizeMinor: 190_000n, yieldBp: -1 }
  expect(multiplesOf(planProfitMargin(stake, margin))).toEqual(['yield', undefined])
})

test('a prize not above the wanted return on the stake reaches the yield in no issue', () =>
  expect(
    multiplesOf(planProfitMargin(stake, { start: 1, prizeMinor: 30_000n, yieldBp: 5_000 })),
  ).toEqual(['unreachable', 0]))

test('the profit plan keeps the yield in every issue, and one multiple less would miss it', () =>
  fc.assert(
    fc.property(
      fc.bigInt({ min: 1n, max: 1_000_000n }),
      fc.bigInt({ min: 1n, max: 50_000_000n }),
      fc.integer({ min: 0, max: 20_000 }),
      fc.integer({ min: 1, max: 20 }),
      (amountMinor, prizeMinor, yieldBp, start) => {
        const plan = planProfitMargin({ ...stake, amountMinor }, { start, prizeMinor, yieldBp })
        if (!plan.ok) return
        let before = 0n
        for (const { multiple, cumulativeMinor, profitMinor } of plan.rows) {
          const keeps = (times: bigint) => {
            const staked = before + amountMinor * times
            return (prizeMinor * times - staked) * 10_000n >= staked * BigInt(yieldBp)
          }
          expect(keeps(BigInt(multiple))).toBe(true)
          if (multiple > start) expect(keeps(BigInt(multiple) - 1n)).toBe(false)
          expect(profitMinor).toBe(prizeMinor * BigInt(multiple) - cumulativeMinor)
          before = cumulativeMinor
        }
      },
    ),
  ))
