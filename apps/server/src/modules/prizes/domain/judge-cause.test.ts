import { describe, expect, test } from 'vitest'
import { judgeCause, productOf, type UnpaidFact } from './judge-cause.ts'
import { agedBefore, dueOf, lapsesAt } from './prize-law.ts'
import { splitByHalves } from './transfers.ts'

const withdrawal = {
  kind: 'withdrawal',
  status: 'paying',
  isMemberAsked: false,
  blockReason: null,
  isAccountClosed: false,
} as const

describe('why a prize is late', () => {
  test.each<[UnpaidFact, string]>([
    [{ kind: 'draw', isDrawn: false, trouble: null }, 'result'],
    [{ kind: 'draw', isDrawn: true, trouble: 'counts differ' }, 'calculation'],
    [{ kind: 'match' }, 'result'],
    [{ kind: 'round', product: 'rooms' }, 'calculation'],
    [{ kind: 'big_prize' }, 'second_person'],
    [{ kind: 'lottery_credit' }, 'calculation'],
    [{ kind: 'slip_credit' }, 'calculation'],
    [{ kind: 'held_credit', product: 'games', isAsked: false }, 'held'],
    [{ kind: 'held_credit', product: 'games', isAsked: true }, 'second_person'],
    [{ kind: 'pix' }, 'payer'],
    [{ kind: 'balance' }, 'closed_account'],
    [withdrawal, 'institution'],
    [{ ...withdrawal, status: 'review' }, 'review'],
    [{ ...withdrawal, status: 'second_review' }, 'second_person'],
    [{ ...withdrawal, status: 'second_review', isMemberAsked: true }, 'member'],
    [{ ...withdrawal, isMemberAsked: true, isAccountClosed: true }, 'closed_account'],
    [{ ...withdrawal, isAccountClosed: true, blockReason: 'court order' }, 'block'],
  ])('%j: %s', (fact, cause) => {
    expect(judgeCause(fact).cause).toBe(cause)
  })

  test('a block says its reason, a draw what is wrong with it', () => {
    expect(judgeCause({ ...withdrawal, blockReason: 'court order 12/2026' }).detail).toBe(
      'court order 12/2026',
    )
    expect(judgeCause({ kind: 'draw', isDrawn: true, trouble: 'counts differ' }).detail).toBe(
      'counts differ',
    )
  })

  test('rooms are told from other games', () => {
    expect(productOf({ kind: 'round', product: 'rooms' })).toBe('rooms')
    expect(productOf({ kind: 'match' })).toBe('sportsbook')
  })
})

const law = { prizePayableMin: 120, heldCreditDays: 60, unclaimedDays: 90, undeliverableDays: 180 }
const since = new Date('2026-03-01T12:00:00Z')

describe('the times of the law', () => {
  test('prizePayableMin: two hours from the end of the event on; money of closed accounts has no such time', () => {
    expect(dueOf('draw', since, law)).toEqual(new Date('2026-03-01T14:00:00Z'))
    expect(dueOf('balance', since, law)).toBeNull()
    expect(dueOf('draw', since, { ...law, prizePayableMin: 0 })).toBeNull()
  })

  test('unclaimedDays: it reaches what was not credited, and nothing where no law asks', () => {
    expect(lapsesAt('held_credit', since, law)).toEqual(new Date('2026-05-30T12:00:00Z'))
    expect(lapsesAt('balance', since, law)).toEqual(new Date('2026-05-30T12:00:00Z'))
    expect(lapsesAt('big_prize', since, law)).toBeNull()
    expect(lapsesAt('balance', since, { ...law, unclaimedDays: 0 })).toBeNull()
  })

  test('a list without a rule is empty', () => {
    expect(agedBefore('held', { ...law, heldCreditDays: 0 }, since)).toBeUndefined()
    expect(agedBefore('undeliverable', law, since)).toEqual(new Date('2025-09-02T12:00:00Z'))
  })
})

test('L art. 32: halves are whole centavos, and together the whole', () => {
  const halves = (amountMinor: bigint) =>
    splitByHalves(amountMinor).map((leg) => [leg.house, leg.amountMinor])
  expect(halves(1_000_000n)).toEqual([
    ['unclaimed_fies', 500_000n],
    ['unclaimed_funcap', 500_000n],
  ])
  expect(halves(300n)).toEqual([
    ['unclaimed_fies', 100n],
    ['unclaimed_funcap', 200n],
  ])
  expect(halves(100n)).toEqual([['unclaimed_funcap', 100n]])
  expect(() => splitByHalves(0n)).toThrow('nothing')
})
