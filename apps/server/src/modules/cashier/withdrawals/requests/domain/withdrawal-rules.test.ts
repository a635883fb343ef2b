import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { needsFourEyes, reviewReasonsFor } from '../../common/domain/review-rules.ts'
import {
  dutyOfDeposit,
  turnoverLeft,
  turnoverOf,
  type WageredDuty,
} from '../../turnover/domain/turnover.ts'
import { dayBeganAt, feeOf, freeLeft } from './withdrawal-fee.ts'

const reais = (amount: number): bigint => BigInt(amount) * 10_000n

describe('reasons for review', () => {
  const limits = {
    auto_max_minor: reais(5_000),
    first_max_minor: reais(1_000),
    new_device_max_minor: reais(500),
    day_count_max: 5,
    day_sum_max_minor: reais(10_000),
    members_won_max_minor: reais(50),
  }
  const usual = {
    amountMinor: reais(100),
    paidCount: 3,
    dayCount: 0,
    daySumMinor: 0n,
    isKnownDevice: true,
    isUnplayed: false,
    wonFromMembersMinor: 0n,
    hasReceived: false,
    isSignalled: false,
  }
  test.each([
    ['a usual one', {}, []],
    ['exactly the most that is paid unseen', { amountMinor: reais(5_000) }, []],
    ['a centavo more', { amountMinor: reais(5_000) + 100n }, ['amount']],
    ['the sixth of a day', { dayCount: 5 }, ['velocity']],
    ['the day’s sum passed', { daySumMinor: reais(9_950) }, ['velocity']],
    ['a small first one', { paidCount: 0 }, []],
    ['a large first one', { paidCount: 0, amountMinor: reais(1_001) }, ['first']],
    ['a small one from a new device', { isKnownDevice: false }, []],
    ['a large one from there', { isKnownDevice: false, amountMinor: reais(501) }, ['new_device']],
    ['one of who won little from members', { wonFromMembersMinor: reais(50) }, []],
    [
      'one of who won more from members',
      { wonFromMembersMinor: reais(50) + 100n },
      ['won_from_members'],
    ],
    ['one after money from another member', { hasReceived: true }, ['transfers_received']],
    ['one of who is signalled with another account', { isSignalled: true }, ['play_signal']],
    ['one of the excluded with something left to wager', { isUnplayed: true }, ['unplayed']],
    [
      'everything at once',
      { amountMinor: reais(11_000), paidCount: 0, isKnownDevice: false, isUnplayed: true },
      ['amount', 'velocity', 'first', 'new_device', 'unplayed'],
    ],
  ])('%s', (_name, facts, reasons) => {
    expect(reviewReasonsFor({ ...usual, ...facts }, limits)).toEqual(reasons)
  })
  test('two operators are needed from the threshold on', () => {
    const setting = { four_eyes_from_minor: reais(10_000) }
    expect(needsFourEyes(reais(10_000) - 1n, setting)).toBe(false)
    expect(needsFourEyes(reais(10_000), setting)).toBe(true)
  })
})

describe('the fee', () => {
  const setting = { free_per_day: 3, fee_minor: reais(2) }
  test('three a day are free, then each has a fee', () => {
    expect([0, 1, 2, 3, 9].map((taken) => feeOf(setting, taken))).toEqual([
      0n,
      0n,
      0n,
      reais(2),
      reais(2),
    ])
    expect([0, 3, 9].map((taken) => freeLeft(3, taken))).toEqual([3, 0, 0])
  })
  test('a day begins at midnight in Brasília', () => {
    const day = (text: string) => dayBeganAt(new Date(text)).toISOString()
    expect(day('2030-05-10T02:59:59Z')).toBe('2030-05-09T03:00:00.000Z')
    expect(day('2030-05-10T03:00:00Z')).toBe('2030-05-10T03:00:00.000Z')
  })
})

describe('required wagering', () => {
  const left = (duties: WageredDuty[]) => turnoverLeft(turnoverOf(duties))
  const deposit = (amount: number, staked: number, bp = 10_000): WageredDuty => ({
    ...dutyOfDeposit(reais(amount), bp),
    stakedMinor: reais(staked),
  })
  const win = (duty: number, staked: number): WageredDuty => ({
    dutyMinor: reais(duty),
    isOfFreeRound: true,
    stakedMinor: reais(staked),
  })
  test.each([
    ['nothing deposited', [], 0],
    ['nothing played', [deposit(100, 0)], 100],
    ['half played', [deposit(100, 50)], 50],
    ['more than played', [deposit(100, 250)], 0],
    ['play before a deposit does not count for it', [deposit(100, 250), deposit(80, 10)], 70],
    ['what was left adds up', [deposit(100, 60), deposit(80, 10)], 110],
    ['later play counts for what was left', [deposit(100, 60), deposit(80, 120)], 0],
  ])('%s', (_name, deposits, amount) => {
    expect(left(deposits)).toBe(reais(amount))
  })
  test('a share of deposits may be required, or none', () => {
    expect(left([deposit(100, 0, 5_000)])).toBe(reais(50))
    expect(left([deposit(100, 0, 0)])).toBe(0n)
    expect(left([deposit(100, 0, 30_000)])).toBe(reais(300))
  })
  test('winnings of free rounds add their requirement, which is listed until all wagering is done', () => {
    const open = turnoverOf([deposit(100, 60), win(30, 20), win(10, 0)])
    expect(open).toEqual({
      requiredMinor: reais(140),
      wageredMinor: reais(80),
      ofFreeRoundsMinor: reais(40),
    })
    expect(turnoverOf([deposit(100, 60), win(30, 70), win(10, 0)])).toEqual({
      requiredMinor: reais(10),
      wageredMinor: 0n,
      ofFreeRoundsMinor: reais(10),
    })
  })
  test('it is never below zero nor above all deposits, and more play never adds to it', () => {
    const some = fc.record({ amount: fc.nat(1_000), staked: fc.nat(1_000) })
    fc.assert(
      fc.property(fc.array(some, { maxLength: 12 }), fc.nat(500), (list, more) => {
        const deposits = list.map(({ amount, staked }) => deposit(amount, staked))
        const all = deposits.reduce((sum, { dutyMinor }) => sum + dutyMinor, 0n)
        const now = left(deposits)
        expect(now >= 0n && now <= all).toBe(true)
        const last = list.at(-1)
        if (!last) return
        const played = [...deposits.slice(0, -1), deposit(last.amount, last.staked + more)]
        expect(left(played) <= now).toBe(true)
      }),
    )
  })
})
