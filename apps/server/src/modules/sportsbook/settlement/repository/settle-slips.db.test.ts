import { randomUUID } from 'node:crypto'
import { parseMoney } from '@trevo/money/money.ts'
import { afterAll, describe, expect, it } from 'vitest'
import { holdAsRead } from '../../matches/repository/fixtures.ts'
import { decideLegs, endSlips, listOpenSlips, listParts, type OpenSlip } from './settle-slips.ts'
import type { FixtureRow } from '../../tables.ts'
import { openTestSportsbook } from '../../testing/open-test-sportsbook.ts'

const world = await openTestSportsbook()
afterAll(() => world.close())

const footballSteps = 95

const won = { market: 'full.result', selection: '1', result: 'won' } as const
const lost = { market: 'full.result', selection: '2', result: 'lost' } as const

it('the parts of a match contain each of its slips once, with all its legs', async () => {
  const [match] = await world.listComing()
  const choices = [won, lost].map(({ market, selection }) => ({
    match: match!,
    market,
    selection,
  }))
  for (let n = 0; n < 3; n += 1) {
    const member = await world.createMember()
    await world.place(member, choices, { kind: 'singles' })
    await world.place(member, choices.slice(0, 1))
  }
  const { db } = world.database
  for (const size of [1, 2, 4, 100]) {
    const parts = await listParts(db, match!.id, size)
    const found = await world.database.inTx(async (tx) => {
      const lists = []
      for (const part of parts) lists.push(await listOpenSlips(tx, match!.id, part))
      return lists.flat()
    })
    expect(found.map(({ legs }) => legs.length)).toEqual([2, 1, 2, 1, 2, 1])
    // All legs of a member get their results in one commit.
    const ends = parts.map(({ upTo }) => upTo.memberId)
    expect(new Set(ends).size).toBe(ends.length)
    expect(parts.every(({ upTo }) => upTo.slipId === 2n ** 63n - 1n)).toBe(true)
    expect(new Set(found.map(({ id }) => id)).size).toBe(6)
  }
  for (const part of await listParts(db, match!.id, 2)) {
    await decideLegs(db, match!.id, part, [won, lost])
  }
  const [whole] = await listParts(db, match!.id, 100)
  const decided = await world.database.inTx((tx) => listOpenSlips(tx, match!.id, whole!))
  expect(decided.map(({ legs }) => legs.map(({ result }) => result))).toEqual(
    Array.from({ length: 3 }, () => [['won', 'lost'], ['won']]).flat(),
  )
})

it('a slip that was partly cashed out during the calculation is not ended by its old stake', async () => {
  const [, match] = await world.listComing()
  const member = await world.createMember()
  const slip = await world.place(member, [{ match: match!, market: won.market, selection: '1' }])
  const slipId = BigInt(slip.slipId.slice(1))
  const [part] = await listParts(world.database.db, match!.id, 100)
  const read = await world.database.inTx((tx) => listOpenSlips(tx, match!.id, part!))
  await world.sportsbook.cashOutSlip({
    memberId: member,
    brandId: 1,
    slipId,
    clientId: randomUUID(),
    offerMinor: parseMoney('10.00'),
    percent: 40,
  })
  const end = (ridingEachMinor: bigint) =>
    world.database.inTx((tx) =>
      endSlips(
        tx,
        match!.id,
        read.map(({ attempt }) => ({
          memberId: member,
          slipId,
          kind: 'singles' as const,
          status: 'won' as const,
          payoutMinor: parseMoney('20.00'),
          attempt,
          ridingEachMinor,
        })),
        new Date(),
      ),
    )
  expect(await end(parseMoney('10.00'))).toBe(0)
  const { list } = await world.sportsbook.listSlips(member, { state: 'open', pageSize: 10 })
  expect(list).toMatchObject([{ slipId: slip.slipId, cashed: '4.00' }])
  expect(await end(parseMoney('6.00'))).toBe(1)
  expect(await end(parseMoney('6.00'))).toBe(0)
})

describe('a match decided differently by operators while it is being settled', () => {
  const voidBy = (match: FixtureRow, operator: string) =>
    world.sportsbook.voidMatch({
      ...world.approvals.order(operator),
      matchId: match.id,
      reason: 'floodlights',
    })

  const stakeAndPlay = async () => {
    const match = (await world.listComing()).at(-1)!
    const member = await world.createMember()
    await world.place(member, [{ match, market: won.market, selection: '1' }])
    await world.playTo(match, footballSteps)
    const [part] = await listParts(world.database.db, match.id, 100)
    await decideLegs(world.database.db, match.id, part!, [won, lost])
    return { match: await world.getMatch(match.id), member, part: part! }
  }
  /** A run of the job settles twenty matches at most. */
  const settleAll = async (match: FixtureRow) => {
    while ((await world.getMatch(match.id)).settled_at === null) {
      await world.sportsbook.settleMatches()
    }
  }
  const endingOf = ({ id, member_id, attempt, riding_each_minor }: OpenSlip) => ({
    memberId: member_id,
    slipId: id,
    kind: 'singles' as const,
    status: 'won' as const,
    payoutMinor: parseMoney('20.00'),
    attempt,
    ridingEachMinor: riding_each_minor,
  })

  it('ends no slip by its earlier state', async () => {
    const { match, member, part } = await stakeAndPlay()
    const read = await world.database.inTx((tx) => listOpenSlips(tx, match.id, part))
    for (const operator of ['ana', 'rui']) await voidBy(match, operator)
    const ended = await world.database.inTx((tx) =>
      endSlips(tx, match.id, read.map(endingOf), new Date()),
    )
    expect(ended).toBe(0)
    await expect(world.database.inTx((tx) => holdAsRead(tx, match))).rejects.toThrow('meanwhile')
    await settleAll(match)
    expect(await world.balanceOf(member)).toBe(parseMoney('1000.00'))
  })

  it('takes back the credit of a slip that ended just before', async () => {
    const { match, member, part } = await stakeAndPlay()
    await voidBy(match, 'ana')
    const [isEnded, mayCommit] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const ending = world.database.inTx(async (tx) => {
      const read = await listOpenSlips(tx, match.id, part)
      expect(await endSlips(tx, match.id, read.map(endingOf), new Date())).toBe(1)
      isEnded.resolve()
      await mayCommit.promise
    })
    await isEnded.promise
    const second = voidBy(match, 'rui')
    // It waits for the slip that is being ended.
    await expect
      .poll(
        async () => {
          const { rows } = await world.pool.query<{ count: number }>(
            `select count(*)::integer as count from pg_stat_activity
             where wait_event_type = 'Lock' and datname = current_database()`,
          )
          return rows[0]?.count
        },
        { timeout: 10_000 },
      )
      .toBe(1)
    mayCommit.resolve()
    await ending
    await second
    await settleAll(match)
    expect(await world.balanceOf(member)).toBe(parseMoney('1000.00'))
    const { list } = await world.sportsbook.listSlips(member, { state: 'all', pageSize: 10 })
    expect(list.map(({ status }) => status)).toEqual(['void'])
  })
})
