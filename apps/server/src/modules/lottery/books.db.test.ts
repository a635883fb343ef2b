import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { parseMoney } from '@trevo/money/money.ts'
import { openTestLottery, type TestLottery } from './testing/open-test-lottery.ts'

const agent = 1n
const players = [2n, 3n, 4n]

let world: TestLottery
beforeAll(async () => {
  world = await openTestLottery({ above: new Map(players.map((id) => [id, [agent]])) })
  await world.createMember('0.00')
  for (const _ of players) await world.createMember('100000.00')
  await world.pool.query(`insert into lottery.member_series values ($1, 'SSC', 1, 1970)`, [
    String(agent),
  ])
})
afterAll(() => world.close())

const Order = fc.record({
  what: fc.constant('order' as const),
  player: fc.constantFrom(...players),
  digits: fc.subarray([...'0123456789'], { minLength: 1 }).map((some) => some.join('')),
  series: fc.integer({ min: 850, max: 978 }).map((half) => half * 2),
  multiple: fc.integer({ min: 1, max: 9 }),
  trace: fc.option(fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 2, maxLength: 4 })),
  stops: fc.boolean(),
  abandons: fc.boolean(),
})
const Step = fc.oneof(
  { weight: 6, arbitrary: Order },
  {
    weight: 2,
    arbitrary: fc.record({
      what: fc.constant('cancel' as const),
      player: fc.constantFrom(...players),
    }),
  },
  { weight: 2, arbitrary: fc.record({ what: fc.constant('draw' as const) }) },
  {
    weight: 1,
    arbitrary: fc.record({
      what: fc.constant('decide' as const),
      how: fc.constantFrom('void' as const, 'redraw' as const),
    }),
  },
)
type Step = typeof Step extends fc.Arbitrary<infer One> ? One : never

const decide = async (what: 'void' | 'redraw'): Promise<void> => {
  const last = await world.database.db
    .selectFrom('lottery.draw')
    .select('id')
    .where('status', '=', 'settled')
    .orderBy('closes_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!last) return
  for (const operator of ['ana', 'bento']) {
    const order = { brandId: 1, drawId: last.id, operator, reason: 'tried' }
    await (what === 'void' ? world.lottery.voidDraw(order) : world.lottery.redraw(order))
  }
  await world.lottery.runDraws()
  await world.lottery.settle()
}

const carryOut = async (step: Step): Promise<void> => {
  if (step.what === 'draw') {
    const [draw] = await world.listOpen()
    await world.runUntilDrawn(draw!)
  } else if (step.what === 'decide') await decide(step.how)
  else if (step.what === 'cancel') {
    const waiting = (await world.ticketsOf(step.player)).filter(({ status }) => status === 2)
    const last = waiting.at(-1)
    if (!last) return
    const cancelling = { memberId: step.player, ticketIds: [last.id] }
    await world.lottery.cancelOrders(cancelling).catch(() => undefined)
  } else {
    const { player, digits, series, multiple, trace, stops, abandons } = step
    const isTrace = trace !== null && trace.some((times) => times > 0)
    await world.place(player, `${digits}_${digits}_${digits}~1~21~3~${series}~${multiple}`, {
      ...(isTrace && { multiples: trace }),
      stopsOnWin: stops,
      abandons,
    })
  }
}

/** What each account should hold by the lottery's own tables. */
const expectBooks = async (): Promise<void> => {
  const { rows } = await world.pool.query<{
    member: bigint
    staked: bigint
    held: bigint
    credited: bigint
  }>(
    `select m.id as member,
       coalesce((select sum(stake_minor) from lottery.ticket t
         where t.member_id = m.id and (t.status in (2, 4, 14, 16)
           or t.status = 12 and exists (select from lottery.credit c
             where c.member_id = t.member_id and c.ticket_id = t.id and c.kind = 'refund'))), 0)::bigint
         as staked,
       coalesce((select sum(stake_minor) from lottery.ticket t
         where t.member_id = m.id and t.is_held), 0)::bigint as held,
       coalesce((select sum(case state when 'paid' then amount_minor when 'short' then short_minor
           else 0 end) from lottery.credit c where c.member_id = m.id), 0)::bigint as credited
     from unnest($1::bigint[]) m (id) order by 1`,
    [[agent, ...players].map(String)],
  )
  for (const { member, staked, held, credited } of rows) {
    const balance = await world.wallet.balanceOf(member)
    const given = member === agent ? 0n : parseMoney('100000.00')
    expect([member, balance.availableMinor]).toEqual([member, given - staked + credited])
    expect([member, balance.heldMinor]).toEqual([member, held])
  }
  const houses = await world.pool.query<{ total: bigint }>(
    `select sum(s.balance)::bigint as total from wallet.house_shard s
     join wallet.house h on h.id = s.house where h.name like 'lottery%'`,
  )
  const expected = rows.reduce(
    (sum, { staked, held, credited }) => sum + staked - held - credited,
    0n,
  )
  expect(houses.rows[0]?.total).toBe(expected)
}

it(
  'whatever is ordered, cancelled, drawn and annulled: stakes, prizes, rebates and differences equal the ledger',
  { timeout: 120_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(Step, { minLength: 8, maxLength: 20 }), async (steps) => {
        for (const step of steps) await carryOut(step)
        await expectBooks()
      }),
      { numRuns: 8, endOnFailure: true },
    )
    expect((await world.wallet.proveConservation()).problems).toEqual([])
  },
)
