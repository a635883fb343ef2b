import { randomUUID } from 'node:crypto'
import * as endpoints from '@trevo/api-client/endpoints.ts'
import { parseMoney } from '@trevo/money/money.ts'
import fc from 'fast-check'
import { afterAll, afterEach, expect, test } from 'vitest'
import { startRewardsWorld } from './start-rewards-world.ts'
import { valueOf } from './value-of.ts'
import { expectConserved } from '../modules/wallet/testing/expect-conserved.ts'

const nodeId = 1001
const world = await startRewardsWorld()
const { server, modules, moneyOf } = world
const ana = await world.enter('ana.demo')
afterAll(() => world.close())
afterEach(() => expectConserved(modules))

/** Rounds in the reward center, claimed; answers their campaign. */
const claimRounds = async (
  rounds: number,
  sourceId: string,
  winTurnover?: number,
): Promise<string> => {
  const amountMinor = parseMoney('0.20')
  const prize = { type: 'freeRounds', amountMinor, count: rounds, winTurnover } as const
  const names = { PT: 'Rodadas', EN: 'Rounds' }
  const order = { memberId: ana.memberId, brandId: 1, kind: 'FREE_SPIN', names, prize } as const
  await modules.rewards.grantReward({ ...order, source: 'test', sourceId })
  const { rows } = await server.pool.query<{ id: bigint }>(
    "select id from rewards.reward where source = 'test' and source_id = $1",
    [sourceId],
  )
  const rewardId = rows[0]?.id ?? 0n
  const body = { promId: 'FREE_SPIN', rewardId: String(rewardId) } as const
  expect(await ana.api.call(endpoints.claimReward, { body })).toMatchObject({ ok: true })
  const found = await server.pool.query<{ id: string }>(
    "select id from play.free_campaign where source = 'reward' and source_id = $1",
    [String(rewardId)],
  )
  return found.rows[0]?.id ?? ''
}

const openSession = async () => {
  const launched = valueOf(await ana.api.call(endpoints.launchGame, { query: { nodeId } }))
  const vendor = server.openVendor()
  const launchToken = new URL(launched.content.game_url).searchParams.get('token') ?? ''
  const answer = await vendor.checkSession({ launchToken })
  if (answer.kind !== 'answer' || !answer.reply.session) throw new Error(JSON.stringify(answer))
  const { sessionToken, playerRef, gameCode, currency } = answer.reply.session
  const common = { playerRef, gameCode, currency }
  return {
    debit: async (campaignId: string, id: string, amount = '0.20') => {
      const round = { ...common, roundId: `round-${id}`, transactionId: `free-${id}`, amount }
      const told = await vendor.debit({ ...round, sessionToken, campaignId })
      return told.kind === 'answer' ? told.reply : told
    },
    credit: async (id: string, amount: string, creditId = id) => {
      const told = await vendor.credit({
        ...common,
        roundId: `round-${id}`,
        transactionId: `win-${creditId}`,
        referenceTransactionId: `free-${id}`,
        amount,
        roundClosed: true,
      })
      return told.kind === 'answer' ? told.reply : told
    },
    undoCredit: async (id: string, creditId: string) => {
      const told = await vendor.rollback({
        ...common,
        roundId: `round-${id}`,
        transactionId: `undo-${creditId}`,
        referenceTransactionId: `win-${creditId}`,
      })
      return told.kind === 'answer' ? told.reply : told
    },
    rollback: async (id: string) => {
      const told = await vendor.rollback({
        ...common,
        roundId: `round-${id}`,
        transactionId: `back-${id}`,
        referenceTransactionId: `free-${id}`,
      })
      return told.kind === 'answer' ? told.reply : told
    },
  }
}
const usedOf = async (id: string): Promise<number | undefined> => {
  const { rows } = await server.pool.query<{ used: number }>(
    'select used from play.free_campaign where id = $1',
    [id],
  )
  return rows[0]?.used
}
const tell = (id: string) =>
  server.pool.query("update play.free_campaign set state = 'granted' where id = $1", [id])

test('free rounds cost the member nothing, win money, count nowhere, and end', async () => {
  const before = await moneyOf(ana)
  const campaign = await claimRounds(2, randomUUID())
  expect(await moneyOf(ana)).toBe(before)
  const listed = await ana.api.call(endpoints.listFreeRounds)
  expect(listed).toMatchObject({
    value: { list: [{ nodeId, left: 2, stake: '0.20', winTurnover: 0 }] },
  })
  const { rows } = await server.pool.query<{ days: string }>(
    `select extract(epoch from date_trunc('hour', expires_at - created_at + '1 minute')) / 86400 as days
     from play.free_campaign where id = $1`,
    [campaign],
  )
  expect(Number(rows[0]?.days)).toBe(7)
  const game = await openSession()
  expect(await game.debit(campaign, 'early')).toMatchObject({
    status: 'TRANSACTION_DOES_NOT_EXIST',
  })
  await tell(campaign)
  const balance = before === 0n ? '' : (Number(before) / 10_000).toFixed(2)
  expect(await game.debit(campaign, 'a')).toMatchObject({ status: 'OK', balance })
  expect(await game.debit(campaign, 'a')).toMatchObject({ status: 'OK', repeated: true })
  expect(await usedOf(campaign)).toBe(1)
  expect(await game.credit('a', '5.00')).toMatchObject({ status: 'OK' })
  expect((await moneyOf(ana)) - before).toBe(parseMoney('5.00'))
  expect(await game.debit(campaign, 'dear', '1.00')).toMatchObject({
    status: 'TRANSACTION_DOES_NOT_EXIST',
  })
  const both = await Promise.all([game.debit(campaign, 'b'), game.debit(campaign, 'c')])
  expect(both.filter((reply) => 'status' in reply && reply.status === 'OK')).toHaveLength(1)
  expect(await usedOf(campaign)).toBe(2)

  await modules.rewards.settleStakes()
  await modules.play.projectBets()
  for (const table of ['rewards.counted_bet', 'play.bet']) {
    const { rowCount } = await server.pool.query(`select from ${table} where member_id = $1`, [
      ana.memberId,
    ])
    expect(rowCount).toBe(0)
  }
})

const turnoverOf = async () => {
  return valueOf(await ana.api.call(endpoints.getWithdrawSettings)).turnover
}

test('winnings of free rounds have no turnover if their terms require none, and do not count as play for a deposit', async () => {
  const owed = await turnoverOf()
  // A deposit of which nothing was staked.
  expect(owed).toMatchObject({ wagered: '0.00', left: owed.required })
  expect(parseMoney(owed.left)).toBeGreaterThan(0n)
  const campaign = await claimRounds(1, randomUUID())
  await tell(campaign)
  const game = await openSession()
  const before = await moneyOf(ana)
  expect(await game.debit(campaign, 'won')).toMatchObject({ status: 'OK' })
  expect(await game.credit('won', '7.00')).toMatchObject({ status: 'OK' })
  expect((await moneyOf(ana)) - before).toBe(parseMoney('7.00'))
  expect(await turnoverOf()).toEqual(owed)
})

// A round is staked, credited twice, and each credit and the stake is rolled back, in any order and again.
const step = fc.record({
  what: fc.constantFrom('debit', 'credit', 'credit', 'credit', 'undoCredit', 'rollback'),
  round: fc.integer({ min: 0, max: 1 }),
  credit: fc.integer({ min: 0, max: 1 }),
})

test('the turnover of free rounds is their winnings times their terms, for any order of credits, repeats and rollbacks', async () => {
  let wonMinor = 0n
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 0, max: 4 }),
      fc.array(step, { minLength: 6, maxLength: 14 }),
      async (winTurnover, steps) => {
        const campaign = await claimRounds(2, randomUUID(), winTurnover)
        await tell(campaign)
        const game = await openSession()
        const run = randomUUID()
        const [owed, before] = [await turnoverOf(), await moneyOf(ana)]
        const first = { what: 'debit', round: 0, credit: 0 }
        for (const { what, round, credit } of [first, ...steps]) {
          const id = `${run}-${round}`
          const creditId = `${id}-${credit}`
          const amount = ['3.10', '7.55'][credit] ?? '0.00'
          if (what === 'debit') await game.debit(campaign, id)
          else if (what === 'credit') await game.credit(id, amount, creditId)
          else if (what === 'undoCredit') await game.undoCredit(id, creditId)
          else await game.rollback(id)
        }
        const winsMinor = (await moneyOf(ana)) - before
        wonMinor += winsMinor
        const now = await turnoverOf()
        const dutyMinor = winsMinor * BigInt(winTurnover)
        expect(parseMoney(now.required) - parseMoney(owed.required)).toBe(dutyMinor)
        expect(parseMoney(now.ofFreeRounds) - parseMoney(owed.ofFreeRounds)).toBe(dutyMinor)
      },
    ),
    { numRuns: 6, seed: 20_261_129 },
  )
  expect(wonMinor).toBeGreaterThan(0n)
})

test('a rolled back free round leaves no money behind and may be played again', async () => {
  const campaign = await claimRounds(1, randomUUID())
  await tell(campaign)
  const game = await openSession()
  const before = await moneyOf(ana)
  expect(await game.debit(campaign, 'x')).toMatchObject({ status: 'OK' })
  expect(await game.rollback('x')).toMatchObject({ status: 'OK' })
  expect(await game.rollback('x')).toMatchObject({ status: 'OK' })
  expect(await moneyOf(ana)).toBe(before)
  expect(await usedOf(campaign)).toBe(0)
  expect(await game.debit(campaign, 'x')).toMatchObject({ status: 'TRANSACTION_ROLLED_BACK' })
  expect(await game.debit(campaign, 'y')).toMatchObject({ status: 'OK' })
  expect(await game.credit('y', '0.00')).toMatchObject({ status: 'OK' })
  expect(await moneyOf(ana)).toBe(before)
})

test('if the vendor does not support them, their value is paid once', async () => {
  const campaign = await claimRounds(3, randomUUID())
  const before = await moneyOf(ana)
  await server.pool.query(
    "update play.free_campaign set created_at = created_at - interval '7 hours' where id = $1",
    [campaign],
  )
  await modules.play.freeRounds.announceFreeRounds()
  await modules.play.freeRounds.announceFreeRounds()
  expect((await moneyOf(ana)) - before).toBe(parseMoney('0.60'))
})
