import type { PromotionTerms, Wagering } from '@trevo/contract/promotion-terms.ts'
import { PromotionTerms as Terms } from '@trevo/contract/promotion-terms.ts'
import { formatMoney, parseMoney } from '@trevo/money/money.ts'
import { describe, expect, test } from 'vitest'
import type { Facts } from './facts.ts'
import { isInAudience } from './in-audience.ts'
import { meetConditions } from './meet-conditions.ts'
import { amountFor, amountMax, rewardAmount } from './reward-amount.ts'
import { countedSpan, periodOf } from './spans.ts'
import { isBirthday } from './birthday.ts'
import { nextStatus, statusOf, type Standing } from './status.ts'
import { convertedOf, countStake, recount, requiredFor } from './wagering.ts'
import { workedExample } from './worked-example.ts'

const facts = (more: Partial<Facts> = {}): Facts => ({
  depositedMinor: 0n,
  depositCount: 0,
  play: [],
  signedDays: 0,
  deposit: { amountMinor: 0n, stakedSinceMinor: 0n },
  balanceMinor: 0n,
  level: 0,
  registeredDays: 0,
  isBirthday: false,
  tags: [],
  lastStakeDaysAgo: undefined,
  hasDeposited: false,
  ...more,
})

const now = new Date('2026-06-10T12:00:00Z')

const wagering: Wagering = {
  multiplier: 10,
  weights: { BGS: 10_000, LIVE: 1_000 },
  gameWeights: { '7': 5_000 },
  stakeCap: '5.00',
  prizeCap: '40.00',
  expiresInDays: 7,
}

const terms: PromotionTerms = {
  conditions: { op: 'all', of: [{ op: 'depositStaked', times: 1 }] },
  countedOver: 'promotion',
  reward: {
    prize: 'bonus',
    value: { form: 'percent', of: 'deposit', bp: 5_000, cap: '200.00' },
  },
  wagering,
  depositMin: '20.00',
  perPerson: { times: 1, per: 'promotion' },
}

test('conditions: all or any of the children, with the progress of each', () => {
  const played = facts({
    play: [
      {
        product: 'BGS',
        stakedMinor: parseMoney('30.00'),
        countedMinor: parseMoney('30.00'),
        paidMinor: parseMoney('10.00'),
      },
      {
        product: 'LIVE',
        stakedMinor: parseMoney('5.00'),
        countedMinor: parseMoney('5.00'),
        paidMinor: parseMoney('15.00'),
      },
    ],
  })
  const asked = meetConditions(
    {
      op: 'all',
      of: [
        { op: 'stakedAtLeast', amount: '30.00', products: ['BGS'] },
        {
          op: 'any',
          of: [
            { op: 'levelAtLeast', level: 3 },
            { op: 'netLossAtLeast', amount: '10.00' },
          ],
        },
      ],
    },
    played,
  )
  expect(asked.isMet).toBe(true)
  expect(asked.progress.map(({ have, isMet }) => [have, isMet])).toEqual([
    [parseMoney('30.00'), true],
    [0n, false],
    [parseMoney('10.00'), true],
  ])
  expect(meetConditions({ op: 'all', of: [] }, facts()).isMet).toBe(true)
  const poor = { op: 'all' as const, of: [{ op: 'balanceAtMost' as const, amount: '1.00' }] }
  expect(meetConditions(poor, facts({ balanceMinor: parseMoney('1.01') })).isMet).toBe(false)
})

test('an audience admits everyone it names', () => {
  expect(isInAudience({}, facts(), now)).toBe(true)
  expect(isInAudience({ levelMin: 2 }, facts({ level: 1 }), now)).toBe(false)
  expect(isInAudience({ registeredWithinDays: 7 }, facts({ registeredDays: 8 }), now)).toBe(false)
  expect(isInAudience({ activeWithinDays: 7 }, facts(), now)).toBe(false)
  expect(isInAudience({ tags: ['praia'] }, facts({ tags: ['praia'] }), now)).toBe(true)
})

test('a member exactly at a limit of the audience is in it', () => {
  const at = (audience: Parameters<typeof isInAudience>[0], more: Partial<Facts>) =>
    isInAudience(audience, facts(more), now)
  expect(at({ levelMin: 2 }, { level: 2 })).toBe(true)
  expect(at({ registeredWithinDays: 7 }, { registeredDays: 7 })).toBe(true)
  expect(at({ activeWithinDays: 7 }, { lastStakeDaysAgo: 7 })).toBe(true)
  expect(at({ activeWithinDays: 7 }, { lastStakeDaysAgo: 8 })).toBe(false)
  for (const hasDeposited of [true, false]) {
    expect(at({ hasDeposited }, { hasDeposited })).toBe(true)
    expect(at({ hasDeposited }, { hasDeposited: !hasDeposited })).toBe(false)
  }
  expect(at({ tags: ['praia'] }, { tags: ['serra'] })).toBe(false)
})

test('a reward is fixed, a share with a cap, or the highest tier that is reached', () => {
  const half = { form: 'percent', of: 'deposit', bp: 5_000, cap: '200.00' } as const
  expect(formatMoney(amountFor(half, parseMoney('33.33')))).toBe('16.66')
  expect(formatMoney(amountFor(half, parseMoney('1000.00')))).toBe('200.00')
  const tiers = {
    form: 'tiers',
    of: 'staked',
    tiers: [
      { from: '10.00', amount: '1.00' },
      { from: '100.00', amount: '12.00' },
    ],
  } as const
  const of = (text: string) =>
    formatMoney(amountFor({ ...tiers, tiers: [...tiers.tiers] }, parseMoney(text)))
  expect([of('9.99'), of('10.00'), of('99.99'), of('500.00')]).toEqual([
    '0.00',
    '1.00',
    '1.00',
    '12.00',
  ])
  expect(
    formatMoney(amountMax({ prize: 'cash', value: { ...tiers, tiers: [...tiers.tiers] } })),
  ).toBe('12.00')
  const deposit = { amountMinor: parseMoney('50.00'), stakedSinceMinor: 0n }
  expect(formatMoney(rewardAmount(terms.reward, facts({ deposit })))).toBe('25.00')
})

test('a stake counts by its game, otherwise by its product, and up to the cap', () => {
  const stake = (nodeId: number, product: string, text: string) => ({
    nodeId,
    product,
    amountMinor: parseMoney(text),
  })
  const counted = (...of: Parameters<typeof stake>) =>
    formatMoney(countStake(stake(...of), wagering))
  expect(counted(1, 'BGS', '2.00')).toBe('2.00')
  expect(counted(1, 'BGS', '80.00')).toBe('5.00')
  expect(counted(1, 'LIVE', '2.00')).toBe('0.20')
  expect(counted(7, 'LIVE', '2.00')).toBe('1.00')
  expect(counted(1, 'PVP', '2.00')).toBe('0.00')
  const all = [stake(1, 'BGS', '2.00'), stake(1, 'LIVE', '2.00')]
  expect(formatMoney(recount(all, wagering))).toBe('2.20')
  expect(formatMoney(requiredFor(parseMoney('50.00'), wagering))).toBe('500.00')
  expect(formatMoney(convertedOf(parseMoney('50.00'), wagering))).toBe('40.00')
})

test('the worked example is made by the functions that grant, with its average cost', () => {
  const { steps, costMinor, keptMinor } = workedExample({
    ...terms,
    wagering: { ...wagering, prizeCap: null },
  })
  expect(steps.map(({ step, amountMinor }) => [step, formatMoney(amountMinor)])).toEqual([
    ['deposit', '100.00'],
    ['stakeFirst', '100.00'],
    ['receive', '50.00'],
    ['wager', '500.00'],
    ['becomes', '50.00'],
  ])
  expect([formatMoney(costMinor), formatMoney(keptMinor)]).toEqual(['24.00', '26.00'])
})

test('terms that promise bonus money say how it is wagered, and no others do', () => {
  expect(Terms.safeParse(terms).success).toBe(true)
  expect(Terms.safeParse({ ...terms, wagering: null }).success).toBe(false)
  const cash = { ...terms, reward: { ...terms.reward, prize: 'cash' } }
  expect(Terms.safeParse(cash).success).toBe(false)
})

test('days, weeks and months are those of the promotion’s own time zone', () => {
  const zone = 'America/Sao_Paulo'
  const late = new Date('2026-11-24T01:30:00Z')
  expect(periodOf(late, 'day', zone)).toBe('2026-11-23')
  expect(periodOf(late, 'week', zone)).toBe('2026-11-23')
  expect(periodOf(late, 'month', zone)).toBe('2026-11')
  const week = countedSpan('lastWeek', { startsAt: late, endsAt: null, timeZone: zone }, late)
  expect([week.from.toISOString(), week.to.toISOString()]).toEqual([
    '2026-11-16T03:00:00.000Z',
    '2026-11-23T03:00:00.000Z',
  ])
})

describe('the ten statuses', () => {
  const begin = new Date('2026-11-01T00:00:00Z')
  const standing = (more: Partial<Standing> = {}): Standing => ({
    kind: 'cashback',
    startsAt: begin,
    endsAt: new Date('2026-12-01T00:00:00Z'),
    now: new Date('2026-11-10T00:00:00Z'),
    isShut: false,
    stored: undefined,
    isMet: false,
    signedToday: false,
    ...more,
  })
  test('follow from clock, conditions and stored data', () => {
    expect(statusOf(standing({ now: new Date('2026-10-01T00:00:00Z') }))).toBe('coming')
    expect(statusOf(standing({ now: new Date('2026-12-01T00:00:00Z') }))).toBe('close')
    expect(statusOf(standing({ isShut: true }))).toBe('close')
    expect(statusOf(standing())).toBe('process')
    expect(statusOf(standing({ isMet: true }))).toBe('claim')
    expect(statusOf(standing({ kind: 'depositMatch', isMet: true }))).toBe('join')
    expect(statusOf(standing({ kind: 'depositMatch', stored: 'process', isMet: true }))).toBe(
      'claim',
    )
    expect(statusOf(standing({ kind: 'loginStreak', signedToday: true }))).toBe('signed')
    for (const stored of ['applying', 'rejected', 'issued', 'claimed'] as const) {
      expect(statusOf(standing({ stored, isShut: true }))).toBe(stored)
    }
  })
  test('follow only the transitions of the table', () => {
    expect(nextStatus('applying', 'approves')).toBe('issued')
    expect(nextStatus('issued', 'completes')).toBe('claimed')
    expect(() => nextStatus('rejected', 'approves')).toThrow('cannot happen')
    expect(() => nextStatus('claimed', 'gets')).toThrow('cannot happen')
  })
})

test('a birthday is once a year, also for people born on 29 February', () => {
  expect(isBirthday('1990-11-23', '2026-11-23')).toBe(true)
  expect(isBirthday('1990-11-23', '2026-11-24')).toBe(false)
  expect(isBirthday('1992-02-29', '2028-02-29')).toBe(true)
  expect(isBirthday('1992-02-29', '2028-03-01')).toBe(false)
  expect(isBirthday('1992-02-29', '2026-02-28')).toBe(true)
  expect(isBirthday('1992-02-29', '2026-03-01')).toBe(false)
  expect(isBirthday(undefined, '2026-11-23')).toBe(false)
})
