import { dayMs } from '@trevo/calendar/durations.ts'
import { deliveredRules } from '@trevo/contract/jurisdiction-rules.ts'
import { describe, expect, test } from 'vitest'
import { spanOf, type Payment, type PersonFacts } from './facts.ts'
import { findBeyondIncome, findPassThrough, findStructuring, findWoken } from './money-rules.ts'
import {
  findAll,
  findExposed,
  findLinked,
  findPayerMismatch,
  findReversals,
} from './person-rules.ts'

const now = new Date('2026-11-20T15:00:00Z')
const rules = deliveredRules('br')
/** Reais in minor units. */
const brl = (reais: number): bigint => BigInt(reais) * 10_000n
const ago = (days: number): Date => new Date(now.getTime() - days * dayMs)

let lastId = 0n
const pay = (kind: Payment['kind'], days: number, reais: number): Payment => {
  lastId += 1n
  const reference = `${kind} ${lastId}`
  return { transferId: lastId, at: ago(days), kind, amountMinor: brl(reais), reference }
}

const factsOf = (known: Partial<PersonFacts>): PersonFacts => ({
  now,
  payments: [],
  play: [],
  faults: [],
  activeBefore: ago(40),
  links: [],
  exposure: null,
  monthlyIncomeMinor: null,
  ...known,
})

const brokenRules = (known: Partial<PersonFacts>) =>
  findAll(factsOf(known), rules).map(({ rule }) => rule)

describe('pass-through', () => {
  const payments = [pay('deposit', 3, 1_500), pay('deposit', 2, 1_000), pay('withdrawal', 1, 2_200)]

  test('amlPassThroughMinor: money that leaves again with little play is one finding with all of it', () => {
    const [found, ...others] = findPassThrough(factsOf({ payments }), rules)
    expect(others).toEqual([])
    expect(found).toMatchObject({ rule: 'pass_through', amountMinor: brl(2_500) })
    expect(found?.evidence.map(({ kind }) => kind)).toEqual([
      'deposit',
      'deposit',
      'withdrawal',
      'play',
    ])
    const less = [pay('deposit', 2, 1_999), pay('withdrawal', 1, 1_999)]
    expect(findPassThrough(factsOf({ payments: less }), rules)).toEqual([])
  })

  test('amlPassThroughPlayBp: from a quarter of the deposits on it was play', () => {
    const staked = (reais: number) => [{ hour: ago(1.5), stakesMinor: brl(reais) }]
    expect(findPassThrough(factsOf({ payments, play: staked(624) }), rules)).toHaveLength(1)
    expect(findPassThrough(factsOf({ payments, play: staked(625) }), rules)).toEqual([])
  })

  test('amlWindowDays: deposits from before the window do not count', () => {
    const early = [pay('deposit', 8.5, 5_000), pay('withdrawal', 1, 5_000)]
    expect(findPassThrough(factsOf({ payments: early }), rules)).toEqual([])
    expect(
      findPassThrough(factsOf({ payments: early }), { ...rules, amlWindowDays: 8 }),
    ).toHaveLength(1)
  })
})

describe('structuring', () => {
  const near = (reais: number, count = 3) =>
    Array.from({ length: count }, (_, index) => pay('deposit', 3 - index, reais))

  test('amlStructuringCount: three payments just below are found, two are not', () => {
    expect(findStructuring(factsOf({ payments: near(9_500) }), rules)).toMatchObject([
      { rule: 'structuring', amountMinor: brl(28_500) },
    ])
    expect(findStructuring(factsOf({ payments: near(9_500, 2) }), rules)).toEqual([])
  })

  test('amlStructuringMinor, amlStructuringBandBp: neither the amount itself nor far below it', () => {
    expect(findStructuring(factsOf({ payments: near(9_000) }), rules)).toHaveLength(1)
    expect(findStructuring(factsOf({ payments: near(8_999) }), rules)).toEqual([])
    expect(findStructuring(factsOf({ payments: near(10_000) }), rules)).toEqual([])
  })

  test('deposits and withdrawals are counted apart', () => {
    const mixed = [...near(9_500, 2), pay('withdrawal', 1, 9_500)]
    expect(findStructuring(factsOf({ payments: mixed }), rules)).toEqual([])
  })

  test('the same payments are found under the same key however often and late they are looked at', () => {
    const payments = near(9_500)
    const keys = [now, new Date(now.getTime() + 2 * dayMs)].map((at) =>
      findStructuring(factsOf({ payments, now: at }), rules).map(({ key }) => key),
    )
    expect(keys[0]).toEqual(keys[1])
  })
})

test('amlDormantDays, amlDormantMinor: an account that wakes after half a year and moves enough', () => {
  const woken = { payments: [pay('deposit', 2, 600), pay('withdrawal', 1, 400)] }
  const found = findWoken(factsOf({ ...woken, activeBefore: ago(182) }), rules)
  expect(found).toMatchObject([{ rule: 'dormant', amountMinor: brl(1_000) }])
  expect(findWoken(factsOf({ ...woken, activeBefore: ago(181) }), rules)).toEqual([])
  const small = { payments: [pay('deposit', 2, 999)], activeBefore: ago(400) }
  expect(findWoken(factsOf(small), rules)).toEqual([])
})

describe('income', () => {
  const payments = [pay('deposit', 20, 1_000), pay('deposit', 2, 1_001)]

  test('amlIncomeBp, amlLookbackDays: deposits of a month above half of the declared income', () => {
    const of = (reais: number) => factsOf({ payments, monthlyIncomeMinor: brl(reais) })
    expect(findBeyondIncome(of(4_000), rules)).toMatchObject([{ amountMinor: brl(2_001) }])
    expect(findBeyondIncome(of(4_002), rules)).toEqual([])
    const early = factsOf({
      payments: [pay('deposit', 31, 5_000), pay('deposit', 1, 10)],
      monthlyIncomeMinor: brl(1_000),
    })
    expect(findBeyondIncome(early, rules)).toEqual([])
  })

  test('amlUndeclaredMinor: without a declaration a large sum stands out', () => {
    const of = (reais: number) => factsOf({ payments: [pay('deposit', 1, reais)] })
    expect(findBeyondIncome(of(20_001), rules)).toMatchObject([
      { evidence: [{ reference: 'income_undeclared' }, { kind: 'deposit' }] },
    ])
    expect(findBeyondIncome(of(20_000), rules)).toEqual([])
  })
})

describe('payers and links', () => {
  const fault = (kind: 'payer_differs' | 'reversal', days: number) => ({
    kind,
    at: ago(days),
    amountMinor: brl(100),
    reference: `E${days}`,
  })

  test('amlPayerMismatches: the second Pix of somebody else within a month', () => {
    const faults = [fault('payer_differs', 20), fault('payer_differs', 1)]
    expect(findPayerMismatch(factsOf({ faults }), rules)).toMatchObject([
      { rule: 'payer_mismatch', key: spanOf(ago(1), 30), amountMinor: brl(200) },
    ])
    const apart = [fault('payer_differs', 31), fault('payer_differs', 1)]
    expect(findPayerMismatch(factsOf({ faults: apart }), rules)).toEqual([])
  })

  test('amlReversals: a Pix that its bank reversed (MED)', () => {
    const faults = [fault('reversal', 1)]
    expect(findReversals(factsOf({ faults }), rules)).toMatchObject([{ rule: 'reversal' }])
    expect(findReversals(factsOf({ faults }), { ...rules, amlReversals: 0 })).toEqual([])
  })

  test('amlLinkedMinor: links count once the person moves enough, one finding for each', () => {
    const links = [
      { reason: 'samePayee' as const, customerId: 'c1', username: 'rui' },
      { reason: 'oppositeBets' as const, customerId: 'c1', username: 'rui' },
    ]
    const payments = [pay('deposit', 1, 1_000)]
    expect(findLinked(factsOf({ links, payments }), rules)).toMatchObject([
      { rule: 'shared_payee', key: 'c1' },
      { rule: 'opposite_bets', key: 'c1' },
    ])
    expect(findLinked(factsOf({ links, payments: [pay('deposit', 1, 999)] }), rules)).toEqual([])
  })

  test('amlPep: a politically exposed person, before any money moves', () => {
    const exposed = { exposure: 'related' as const }
    expect(findExposed(factsOf(exposed), rules)).toMatchObject([
      { rule: 'pep', evidence: [{ reference: 'pep_related' }] },
    ])
    expect(findExposed(factsOf({}), rules)).toEqual([])
    expect(findExposed(factsOf(exposed), deliveredRules('open'))).toEqual([])
  })
})

test('somebody who deposits, plays and withdraws a prize raises nothing', () => {
  const payments = [pay('deposit', 6, 300), pay('deposit', 3, 300), pay('withdrawal', 1, 2_000)]
  const play = [{ hour: ago(5), stakesMinor: brl(550) }]
  expect(brokenRules({ payments, play, monthlyIncomeMinor: brl(4_000) })).toEqual([])
})
