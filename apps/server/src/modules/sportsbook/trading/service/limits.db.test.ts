import { afterAll, beforeEach, expect, it } from 'vitest'
import { openTestSportsbook } from '../../testing/open-test-sportsbook.ts'

const world = await openTestSportsbook()
afterAll(() => world.close())

const { sportsbook } = world
const reader = { brandId: 1, language: 'EN', brandLanguage: 'PT' } as const
const brand = {
  stakeMin: '0.50',
  slipMax: '20000.00',
  payoutMax: '500000.00',
  memberMatchMax: '50000.00',
  liveDelayMs: 3_000,
  suspendMs: 6_000,
}
const league = { slipMax: null, payoutMax: null, marginPlusBp: 0 }
type Kind = 'changeBrandLimits' | 'changeMarketLimits' | 'changeLeagueLimits' | 'changeMemberLimits'
type Change = { readonly kind: Kind; readonly target: string; readonly input: unknown }

const ask = (operator: string, { kind, ...change }: Change) =>
  sportsbook[kind]({
    ...change,
    brandId: 1,
    reason: 'less risk',
    by: world.approvals.by(operator),
  })
const decide = async (change: Change) => {
  expect(await ask('ana', change)).toMatchObject({ isDone: false })
  expect(await ask('rui', change)).toMatchObject({ isDone: true })
}

beforeEach(() => world.advanceTo(new Date(world.now().getTime() + 60_000)))

it('a lower payout of a league holds for the next slip, once a second person agrees', async () => {
  const [match] = await world.listComing()
  const member = await world.createMember()
  const choice = { match: match!, market: 'full.result', selection: '2' }
  const change = {
    kind: 'changeLeagueLimits',
    target: 'BICHOS',
    input: { ...league, payoutMax: '5.00' },
  } as const
  await ask('ana', change)
  await world.place(member, [choice])
  await ask('rui', change)
  await expect(world.place(member, [choice])).rejects.toMatchObject({
    code: 'sportsbook.payout_above_limit',
  })
  const [other] = await world.listComing('CORES')
  await world.place(member, [{ ...choice, match: other! }])
  await decide({ kind: 'changeLeagueLimits', target: 'BICHOS', input: league })
  await world.place(member, [choice])
})

it('limits of one member hold for them alone', async () => {
  const [match] = await world.listComing()
  const [limited, free] = [await world.createMember(), await world.createMember()]
  const choice = { match: match!, market: 'full.result', selection: '1' }
  const input = { slipMax: '9.99', payoutMax: null, matchMax: null }
  await decide({ kind: 'changeMemberLimits', target: `member${limited}`, input })
  await expect(world.place(limited, [choice])).rejects.toMatchObject({
    code: 'sportsbook.stake_above_limit',
  })
  await world.place(free, [choice])
  const { members } = await sportsbook.listTradingLimits(reader, { username: `member${limited}` })
  expect(members).toMatchObject([{ username: `member${limited}`, slipMax: '9.99' }])
})

it('a kind of market that is taken off sale takes no more bets at once', async () => {
  const [match] = await world.listComing()
  const member = await world.createMember()
  const input = { marginBp: 600, isOnSale: false, stakeMax: '100.00', liabilityMax: null }
  await decide({ kind: 'changeMarketLimits', target: 'both', input })
  await expect(
    world.place(member, [{ match: match!, market: 'full.both', selection: 'yes' }]),
  ).rejects.toMatchObject({ code: 'sportsbook.market_closed' })
})

it('another margin prices open matches again', async () => {
  const [match] = await world.listComing()
  const before = match!.book['full.result']?.['1'] ?? 0
  await decide({
    kind: 'changeLeagueLimits',
    target: 'BICHOS',
    input: { ...league, marginPlusBp: 1_500 },
  })
  await sportsbook.repriceMatches()
  const after = await world.getMatch(match!.id)
  expect(after.book['full.result']?.['1']).toBeLessThan(before)
  expect(after.version).toBe(match!.version + 1)
  expect(world.moved.some(({ fixtureId }) => fixtureId === String(match!.id))).toBe(true)
  const version = after.version
  await sportsbook.repriceMatches()
  expect((await world.getMatch(match!.id)).version).toBe(version)
})

it('a margin below the least one and contradicting limits are refused', async () => {
  const invalid = { code: 'sportsbook.limits_invalid' }
  const input = { marginBp: 100, isOnSale: true, stakeMax: '100.00', liabilityMax: null }
  await expect(
    ask('ana', { kind: 'changeMarketLimits', target: 'both', input }),
  ).rejects.toMatchObject(invalid)
  const contradicting = { ...brand, stakeMin: '30000.00' }
  await expect(
    ask('ana', { kind: 'changeBrandLimits', target: 'brand', input: contradicting }),
  ).rejects.toMatchObject(invalid)
  await expect(
    ask('ana', { kind: 'changeLeagueLimits', target: 'NOWHERE', input: league }),
  ).rejects.toMatchObject({ code: 'sportsbook.league_unknown' })
  await expect(
    ask('ana', {
      kind: 'changeMemberLimits',
      target: 'nobody',
      input: { slipMax: null, payoutMax: null, matchMax: null },
    }),
  ).rejects.toMatchObject({ code: 'sportsbook.member_unknown' })
})

it('what was asked about and has changed since is no longer approved', async () => {
  await ask('ana', {
    kind: 'changeBrandLimits',
    target: 'brand',
    input: { ...brand, slipMax: '100.00' },
  })
  await world.pool.query(`update sportsbook.setting set payout_minor_max = payout_minor_max - 1`)
  const waiting = await sportsbook.listTradingLimits(reader, {})
  expect(waiting.waiting).toMatchObject([{ kind: 'changeBrandLimits', askedBy: 'ana' }])
  await expect(
    ask('rui', {
      kind: 'changeBrandLimits',
      target: 'brand',
      input: { ...brand, slipMax: '100.00' },
    }),
  ).rejects.toMatchObject({ code: 'approval.changed' })
})

it('a slip and a change of its limit at once: one comes first, and the later one counts', async () => {
  const [match] = await world.listComing()
  const member = await world.createMember()
  const change = {
    kind: 'changeMemberLimits',
    target: `member${member}`,
    input: { slipMax: '5.00', payoutMax: null, matchMax: null },
  } as const
  await ask('ana', change)
  const choice = { match: match!, market: 'full.result', selection: '1' }
  const bets = Array.from({ length: 10 }, () =>
    world.place(member, [choice]).then(
      () => 'taken',
      (error: { code?: string }) => error.code,
    ),
  )
  const done = ask('rui', change)
  const outcomes = await Promise.all(bets)
  await done
  expect(new Set([...outcomes, 'taken', 'sportsbook.stake_above_limit']).size).toBe(2)
  await expect(world.place(member, [choice])).rejects.toMatchObject({
    code: 'sportsbook.stake_above_limit',
  })
})
