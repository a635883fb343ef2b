import * as fc from 'fast-check'
import { inLongRun } from '@trevo/database/testing/in-long-run.ts'
import { afterAll, expect, it } from 'vitest'
import { parseMoney } from '@trevo/money/money.ts'
import { compareBets } from '../../testing/compare-bets.ts'
import { compareBooks } from '../../testing/compare-books.ts'
import { openTestLottery } from '../../testing/open-test-lottery.ts'

const agent = 1n
const players = [2n, 3n, 4n]

const world = await openTestLottery({ above: new Map(players.map((id) => [id, [agent]])) })
await world.createMember('0.00')
for (const _ of players) await world.createMember('100000.00')
await world.pool.query(`insert into lottery.member_series values ($1, 'SSC', 1, 1970)`, [
  String(agent),
])
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
    const order = { ...world.approvals.order(operator), drawId: last.id, reason: 'tried' }
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

const given = new Map([[agent, 0n], ...players.map((id) => [id, parseMoney('100000.00')] as const)])
const expectBooks = async (): Promise<void> => {
  expect(await compareBooks(world, given)).toEqual([])
  expect(await compareBets(world.pool)).toEqual([])
}

it(
  'after any orders, cancellations, draws and annulments, stakes, prizes, rebates, differences and settled bets equal the ledger',
  { timeout: 120_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(Step, { minLength: 8, maxLength: 20 }), async (steps) => {
        for (const step of steps) await carryOut(step)
        await expectBooks()
      }),
      { numRuns: inLongRun(3, 8), endOnFailure: true },
    )
    expect((await world.wallet.proveConservation()).problems).toEqual([])
  },
)
