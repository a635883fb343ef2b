import { dayMs } from '@trevo/calendar/durations.ts'
import {
  evidenceOf,
  isWithin,
  shareOf,
  spanOf,
  sumOf,
  type AmlSettings,
  type Evidence,
  type Finding,
  type PersonFacts,
} from './facts.ts'

type Rule<Key extends keyof AmlSettings> = (
  facts: PersonFacts,
  settings: Pick<AmlSettings, Key>,
) => readonly Finding[]

/** Findings of one rule with the same key are one: the last has seen the most. */
const lastOfEach = (findings: readonly Finding[]): Finding[] => [
  ...new Map(findings.map((one) => [one.key, one])).values(),
]

/**
 * Pass-through: deposits and withdrawals of a window are both at least `amlPassThroughMinor`, and less than
 * `amlPassThroughPlayBp` of the deposits was staked meanwhile. Looked at from each withdrawal back.
 */
export const findPassThrough: Rule<
  'amlWindowDays' | 'amlPassThroughMinor' | 'amlPassThroughPlayBp'
> = ({ payments, play }, { amlWindowDays, amlPassThroughMinor, amlPassThroughPlayBp }) => {
  if (amlPassThroughMinor === 0) return []
  const least = BigInt(amlPassThroughMinor)
  return lastOfEach(
    payments
      .filter(({ kind }) => kind === 'withdrawal')
      .flatMap(({ at: until }) => {
        const inWindow = payments.filter(({ at }) => isWithin(at, until, amlWindowDays))
        const deposits = inWindow.filter(({ kind }) => kind === 'deposit')
        const withdrawals = inWindow.filter(({ kind }) => kind === 'withdrawal')
        const stakesMinor = play
          .filter(({ hour }) => isWithin(hour, until, amlWindowDays))
          .reduce((sum, one) => sum + one.stakesMinor, 0n)
        const inMinor = sumOf(deposits)
        if (inMinor < least || sumOf(withdrawals) < least) return []
        if (stakesMinor >= shareOf(inMinor, amlPassThroughPlayBp)) return []
        const played: Evidence = {
          kind: 'play',
          reference: 'stakes',
          at: until,
          amountMinor: stakesMinor,
        }
        return [
          {
            rule: 'pass_through' as const,
            key: spanOf(until, amlWindowDays),
            amountMinor: inMinor,
            evidence: [...[...deposits, ...withdrawals].map(evidenceOf), played],
          },
        ]
      }),
  )
}

/**
 * Structuring: `amlStructuringCount` payments of one direction within a window, each at most `amlStructuringBandBp`
 * below `amlStructuringMinor` and none of them reaching it.
 */
export const findStructuring: Rule<
  'amlWindowDays' | 'amlStructuringMinor' | 'amlStructuringBandBp' | 'amlStructuringCount'
> = (
  { payments },
  { amlWindowDays, amlStructuringMinor, amlStructuringBandBp, amlStructuringCount },
) => {
  const top = BigInt(amlStructuringMinor)
  const bottom = top - shareOf(top, amlStructuringBandBp)
  const near = payments.filter(({ amountMinor }) => amountMinor >= bottom && amountMinor < top)
  return (['deposit', 'withdrawal'] as const).flatMap((direction) => {
    const ofOne = near.filter(({ kind }) => kind === direction)
    return lastOfEach(
      ofOne.flatMap(({ at: until }) => {
        const together = ofOne.filter(({ at }) => isWithin(at, until, amlWindowDays))
        if (together.length < amlStructuringCount) return []
        return [
          {
            rule: 'structuring' as const,
            key: `${direction} ${spanOf(until, amlWindowDays)}`,
            amountMinor: sumOf(together),
            evidence: together.map(evidenceOf),
          },
        ]
      }),
    )
  })
}

/**
 * Dormant: nothing for `amlDormantDays`, then payments of at least `amlDormantMinor` within a window from the one
 * that woke the account.
 */
export const findWoken: Rule<'amlDormantDays' | 'amlDormantMinor' | 'amlWindowDays'> = (
  { payments, play, activeBefore },
  { amlDormantDays, amlDormantMinor, amlWindowDays },
) => {
  if (amlDormantMinor === 0) return []
  const active = play.map(({ hour }) => hour.getTime())
  return payments.flatMap((woke, index) => {
    const at = woke.at.getTime()
    const before = Math.max(
      activeBefore.getTime(),
      payments[index - 1]?.at.getTime() ?? 0,
      ...active.filter((hour) => hour < at),
    )
    if (at - before < amlDormantDays * dayMs) return []
    const moved = payments.filter(
      (one) => one.at >= woke.at && one.at.getTime() < at + amlWindowDays * dayMs,
    )
    if (sumOf(moved) < BigInt(amlDormantMinor)) return []
    return [
      {
        rule: 'dormant' as const,
        key: String(woke.transferId),
        amountMinor: sumOf(moved),
        evidence: moved.map(evidenceOf),
      },
    ]
  })
}

/**
 * Income: deposits of the lookback are above `amlIncomeBp` of the declared monthly income, or above
 * `amlUndeclaredMinor` where none was declared. The lookback stands for a month.
 */
export const findBeyondIncome: Rule<'amlLookbackDays' | 'amlIncomeBp' | 'amlUndeclaredMinor'> = (
  { now, payments, monthlyIncomeMinor },
  { amlLookbackDays, amlIncomeBp, amlUndeclaredMinor },
) => {
  const deposits = payments.filter(
    ({ kind, at }) => kind === 'deposit' && isWithin(at, now, amlLookbackDays),
  )
  const last = deposits.at(-1)
  const most =
    monthlyIncomeMinor === null
      ? BigInt(amlUndeclaredMinor)
      : shareOf(monthlyIncomeMinor, amlIncomeBp)
  if (!last || (monthlyIncomeMinor === null && amlUndeclaredMinor === 0)) return []
  if (sumOf(deposits) <= most) return []
  const income: Evidence = {
    kind: 'profile',
    reference: monthlyIncomeMinor === null ? 'income_undeclared' : 'income',
    at: null,
    amountMinor: monthlyIncomeMinor,
  }
  return [
    {
      rule: 'income',
      key: spanOf(last.at, amlLookbackDays),
      amountMinor: sumOf(deposits),
      evidence: [income, ...deposits.map(evidenceOf)],
    },
  ]
}
