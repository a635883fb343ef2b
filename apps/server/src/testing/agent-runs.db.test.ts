import { randomUUID } from 'node:crypto'
import { parseMoney } from '@trevo/money/money.ts'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer } from './start-test-server.ts'

const hourMs = 3_600_000
const startedAt = Math.floor(Date.now() / hourMs) * hourMs + 60_000
let nowMs = startedAt
const server = await startTestServer({
  clock: { now: () => new Date(nowMs) },
})
const { agents, rewards, wallet } = server.server.modules
afterAll(() => server.close())

const idOf = async (name: string): Promise<bigint> => {
  const { rows } = await server.pool.query<{ member_id: bigint }>(
    'select member_id from members.member where account = $1',
    [`trevo@${name}`],
  )
  if (!rows[0]) throw new Error(`no ${name}`)
  return rows[0].member_id
}
const top = await idOf('agente.demo')
const norte = await idOf('agente.norte')
const players = [await idOf('bento.demo'), await idOf('clara.demo')]

const rateBp = 150n
const minimumBetMinor = parseMoney('5.00')

beforeAll(async () => {
  for (const id of players) await server.deposit(id, `start-${id}`, '100000.00')
})

const sign = async (): Promise<string> => {
  const id = randomUUID()
  await server.pool.query('truncate agents.contract cascade; truncate agents.run cascade')
  await server.pool.query(
    `insert into agents.contract (contract_id, brand_id, contract_type, product, giver_id,
       receiver_id, period, rate_bp, status, created_at, processed_at, signed_at)
     select $1, brand_id, 'HOURLY', 'CONS', $2, $3, null, $4, 'A', $5, $5, $5
     from members.member where member_id = $2`,
    [id, top, norte, rateBp, new Date(nowMs - 2 * hourMs)],
  )
  await server.pool.query('insert into agents.contract_tier values ($1, 0, $2, 0, 0, $3)', [
    id,
    minimumBetMinor,
    rateBp,
  ])
  return id
}

type Step = {
  readonly player: number
  readonly amount: number
  /** Hours until the payout, and until the stake is returned; undefined if it is not. */
  readonly paidAfter: number | null
  readonly undoneAfter: number | null
}
const steps = fc.array(
  fc.record({
    player: fc.nat({ max: 1 }),
    amount: fc.integer({ min: 1, max: 40 }),
    paidAfter: fc.option(fc.nat({ max: 3 })),
    undoneAfter: fc.option(fc.nat({ max: 3 })),
  }),
  { minLength: 4, maxLength: 8 },
)

const balanceOf = async () => (await wallet.balanceOf(norte)).availableMinor

/** Plays the steps, two an hour, with a run after each hour; answers the stakes left of each hour. */
const play = async (story: readonly Step[]): Promise<ReadonlyMap<number, bigint>> => {
  const left = new Map<number, bigint>()
  const later: { readonly at: number; run(): Promise<unknown> }[] = []
  const firstHour = nowMs
  for (let hour = 0; hour * 2 < story.length + 8; hour += 1) {
    for (const due of later.filter(({ at }) => at === hour)) await due.run()
    for (const one of story.slice(hour * 2, hour * 2 + 2)) {
      const [memberId, roundId] = [players[one.player] ?? 0n, randomUUID()]
      const amount = `${one.amount}.00`
      const stake = { memberId, nodeId: 1001, roundId, txnId: `b-${roundId}`, amount }
      await server.stake(stake)
      const isUndone = one.undoneAfter !== null
      left.set(hour, (left.get(hour) ?? 0n) + (isUndone ? 0n : parseMoney(amount)))
      if (one.paidAfter === null && !isUndone) await server.lose(stake)
      if (one.paidAfter !== null && !isUndone) {
        const paid = { ...stake, txnId: `w-${roundId}`, debitTxn: stake.txnId }
        later.push({ at: hour + one.paidAfter, run: () => server.payout(paid) })
      }
      if (isUndone) {
        // Settled or still open until then.
        if (one.paidAfter !== null) await server.lose(stake)
        later.push({ at: hour + one.undoneAfter, run: () => server.rollBack(stake) })
      }
    }
    // All that was due in this very hour, after the stakes of it.
    for (const due of later.filter(({ at }) => at === hour)) await due.run()
    nowMs = firstHour + (hour + 1) * hourMs
    await rewards.settleStakes()
    await agents.runContracts(['HOURLY'])
  }
  return left
}

test('REWARD-3: hourly, in any order of stakes, payouts and reversals: payments less the remaining overpayment equal the formula over the final hours', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (story) => {
      const contractId = await sign()
      const before = await balanceOf()
      const left = await play(story)
      const due = [...left.values()].reduce(
        (sum, bet) => sum + (bet >= minimumBetMinor ? (bet * rateBp) / 10_000n : 0n),
        0n,
      )
      const { rows } = await server.pool.query<{ debt: bigint; amounts: string }>(
        `select coalesce((select amount_minor from agents.debt where contract_id = $1), 0) as debt,
           coalesce((select sum(amount_minor) from agents.statement where contract_id = $1), 0)::text
             as amounts`,
        [contractId],
      )
      expect((await balanceOf()) - before - (rows[0]?.debt ?? 0n)).toBe(due)
      expect(BigInt(rows[0]?.amounts ?? 0)).toBe(due)
      // A second run writes and pays nothing; each run has its hash.
      const statements = await server.pool.query('select count(*) as count from agents.statement')
      await agents.runContracts(['HOURLY'])
      expect(
        await server.pool.query('select count(*) as count from agents.statement'),
      ).toMatchObject({ rows: statements.rows })
      const open = await server.pool.query(
        'select run_id from agents.run where statements_hash is null or finished_at is null',
      )
      expect(open.rows).toEqual([])
    }),
    { numRuns: 6, seed: 20_261_123 },
  )
})

test('team totals equal the ledger’s sums, for every node', async () => {
  expect(await agents.proveTotals()).toEqual({ nodes: expect.any(Number), drifted: [] })
  await server.pool.query(
    `update agents.team_hour set bet_minor = bet_minor + 1 where (node_id, hour, product) in
     (select node_id, hour, product from agents.team_hour where node_id = $1 limit 1)`,
    [norte],
  )
  const { drifted } = await agents.proveTotals()
  expect(drifted.map(({ memberId }) => memberId)).toEqual([norte])
})

test('hours missed while the server was down are all calculated, oldest first', async () => {
  await sign()
  await agents.runContracts(['HOURLY'])
  nowMs += 60 * hourMs
  for (let run = 0; run < 2; run += 1) await agents.runContracts(['HOURLY'])
  const { rows } = await server.pool.query<{ runs: number; hours: number }>(
    `select count(*)::integer as runs,
       (extract(epoch from max(starts_at) - min(starts_at)) / 3600 + 1)::integer as hours
     from agents.run where contract_type = 'HOURLY' and finished_at is not null`,
  )
  expect(rows).toEqual([{ runs: 61, hours: 61 }])
})
