import { describe, expect, test } from 'vitest'
import { demoMenu } from '../../testing/demo-boot.ts'
import { jackpotAt } from './jackpot-at.ts'
import { referralTarget, showsReferral, vipTarget, type Visitor } from './quick-tiles.ts'
import { rowCategories } from './row-categories.ts'

describe('rows of home', () => {
  test('HOME-8: home, hot, slots and providers get no row of their own', () => {
    const menus = ['HOME', 'HOT', 'BGS', 'RNG', 'PROVIDER', 'LIVE'].map((name) => demoMenu(name))
    expect(rowCategories(menus).map((menu) => menu.gameCategory)).toEqual(['BGS', 'LIVE'])
  })
})

describe('the jackpot', () => {
  const course = {
    base: '8412977.33',
    step: '165.11',
    intervalMs: 3_000,
    startedAt: '2026-01-01T00:00:00.000Z',
  }
  const start = Date.parse(course.startedAt)

  test.each([
    [0, '8412977.33'],
    [2_999, '8412977.33'],
    [3_000, '8413142.44'],
    [9_000, '8413472.66'],
    [-5_000, '8412977.33'],
  ])('WINNER-2: after %i ms it shows %s', (ms, amount) => {
    expect(jackpotAt(course, start + ms)).toBe(amount)
  })
})

describe('the three tiles', () => {
  const visitor: Visitor = { phase: 'guest', isAgent: false, referralEnabled: false, hasVip: false }
  const member: Visitor = { ...visitor, phase: 'member' }

  test.each([
    { who: 'a visitor', is: visitor, shown: true },
    { who: 'a member without the promotion', is: member, shown: false },
    { who: 'a member with it', is: { ...member, referralEnabled: true }, shown: true },
    { who: 'an agent', is: { ...member, isAgent: true }, shown: true },
  ])('HOME-5: the referral tile for $who: $shown', ({ is, shown }) => {
    expect(showsReferral(is)).toBe(shown)
  })

  test('HOME-4: it leads agents to the register center, others to the referral page', () => {
    expect(referralTarget({ ...member, isAgent: true })).toBe('/agentHome?page=registerCenter')
    expect(referralTarget(member)).toBe('/member?page=referral')
  })

  test('HOME-6: VIP leads to the ranks if there are any', () => {
    expect(vipTarget({ ...member, hasVip: true })).toBe('/member?page=playerRank')
    expect(vipTarget(member)).toBe('/member?page=securityCenter')
  })
})
