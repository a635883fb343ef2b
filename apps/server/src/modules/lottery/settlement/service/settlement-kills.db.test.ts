import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { inLongRun } from '@trevo/database/testing/in-long-run.ts'
import { afterAll, expect, it } from 'vitest'
import { compareBets } from '../../testing/compare-bets.ts'
import { openTestLottery } from '../../testing/open-test-lottery.ts'

const script = fileURLToPath(new URL('../../testing/settle-until-killed.ts', import.meta.url))
const agent = 1n
const players = 20
const ordersEach = inLongRun(5, 20)

const above = new Map(Array.from({ length: players }, (_, index) => [BigInt(index + 2), [agent]]))
const world = await openTestLottery({ above })
afterAll(() => world.close())

/** Settles in a separate process, and kills it this long after its start. */
const settleAndKill = (url: string, at: Date, afterMs: number | undefined): Promise<boolean> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [script, url, at.toISOString()], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    child.once('error', reject)
    child.stdout.once('data', () => {
      if (afterMs !== undefined) setTimeout(() => child.kill('SIGKILL'), afterMs)
    })
    child.once('exit', (code) => resolve(code === 0))
  })

/** The settled bets exist from the commit that stores the credits, all of them or none. */
const expectBetsWithCredits = async (drawId: bigint, stakes: number): Promise<void> => {
  const { rows } = await world.pool.query<{ bets: number; credits: number }>(
    `select (select count(*) from bets.bet)::integer as bets,
       (select count(*) from lottery.credit where draw_id = $1)::integer as credits`,
    [drawId],
  )
  expect(rows[0]?.bets).toBe(rows[0]?.credits === 0 ? 0 : stakes)
}

it(
  'killed again and again, each order is settled and paid exactly once',
  { timeout: 120_000 },
  async () => {
    const [draw] = await world.listOpen()
    if (!draw) throw new Error('no draw')
    await world.createMember('0.00')
    await world.pool.query(`insert into lottery.member_series values ($1, 'SSC', 1, 1960)`, [
      String(agent),
    ])
    for (let index = 0; index < players; index += 1) {
      const member = await world.createMember('10000.00')
      await Promise.all(
        Array.from({ length: ordersEach }, async (_, order) => {
          // A twentieth wins for sure; all of them yield rebates and differences.
          const isWinner = order % 20 === 0
          const digits = isWinner ? '0123456789' : String(order % 10)
          const draft = await world.draftOf(member, `${digits}_${digits}_${digits}~1~21~2~1700~1`)
          await world.lottery.placeOrder({ ...draft, clientId: randomUUID() })
        }),
      )
    }
    world.advanceTo(draw.draws_at)
    await world.lottery.runDraws()
    const stakes = players * ordersEach
    expect((await world.getDraw(draw.id)).ticket_count).toBe(stakes)

    // A killed process's lease expires by the clock that each process is given.
    let at = draw.draws_at
    for (const afterMs of inLongRun([60, 200], [20, 60, 120, 200, 300])) {
      await settleAndKill(world.url, at, afterMs)
      await expectBetsWithCredits(draw.id, stakes)
      at = new Date(at.getTime() + 130_000)
    }
    expect(await settleAndKill(world.url, at, undefined)).toBe(true)

    expect((await world.getDraw(draw.id)).status).toBe('settled')
    expect(await compareBets(world.pool)).toEqual([])
    const { rows } = await world.pool.query<{ kind: string; state: string; count: bigint }>(
      `select kind, state, count(*) as count from lottery.credit where draw_id = $1
     group by 1, 2 order by 1`,
      [String(draw.id)],
    )
    const prizes = rows.find(({ kind }) => kind === 'prize')?.count ?? 0n
    expect(prizes).toBeGreaterThanOrEqual(BigInt(players))
    expect(rows).toEqual([
      { kind: 'difference', state: 'paid', count: 1n },
      { kind: 'prize', state: 'paid', count: prizes },
      { kind: 'rebate', state: 'paid', count: BigInt(players) },
    ])
    // Each credit moved once, by its amount.
    const ledger = await world.pool.query<{ missing: bigint; twice: bigint }>(
      `select count(*) filter (where t.id is null or t.amount <> c.amount_minor) as missing,
       count(*) - count(distinct c.id) as twice
     from lottery.credit c
     left join wallet.txn_key k on k.source = 'lottery' and k.txn_id = 'credit:' || c.id
     left join wallet.transfer t on t.id = k.transfer_id
     where c.draw_id = $1`,
      [String(draw.id)],
    )
    expect(ledger.rows[0]).toEqual({ missing: 0n, twice: 0n })
    expect((await world.wallet.proveConservation()).problems).toEqual([])
  },
)
