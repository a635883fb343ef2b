import * as ops from '@trevo/api-client/ops-endpoints.ts'
import { afterAll, expect, it } from 'vitest'
import { demoTotpSecrets } from '../modules/identity/index.ts'
import { expectActsWithoutBefore } from './backoffice/expect-acts-without-before.ts'
import { first, second, startOperatorWorld } from './start-operator-world.ts'
import { valueOf } from './value-of.ts'

const world = await startOperatorWorld()
world.beginTest()
const { lottery } = world.server.server.modules
await world.server.pool.query(`update lottery.game set result_source = 'operators' where id = 7001`)
await lottery.scheduleDraws()
await lottery.runDraws()
afterAll(() => world.server.close())

it('two operators of the brand draw, annul and view it by their own listener; visitors see the numbers', async () => {
  const apis = []
  for (const [who, secret] of [
    [first, demoTotpSecrets.operator],
    [second, demoTotpSecrets.secondOperator],
  ] as const) {
    const { token } = await world.enter(world.withCode(who, secret))
    apis.push(world.apiOf({ token }))
  }
  const [one, other] = apis
  if (!one || !other) throw new Error('two operators')
  const { rows } = await world.server.pool.query<{ id: bigint }>(
    `select id from lottery.draw where game_id = 7001 and status = 'open'`,
  )
  const params = { drawId: String(rows[0]?.id) }
  const body = { result: '1,2,3,4,5' }
  expect(await one.call(ops.enterDrawResult, { params, body })).toMatchObject({
    code: 'lottery.draw_state',
  })
  await world.server.pool.query(
    `update lottery.draw set opens_at = opens_at - interval '1 hour',
       closes_at = closes_at - interval '1 hour', draws_at = draws_at - interval '1 hour'
     where id = $1`,
    [params.drawId],
  )
  await lottery.runDraws()
  expect(await one.call(ops.listLotteryDraws, { query: {} })).toMatchObject({
    value: { draws: [{ drawId: params.drawId, status: 'closed', gameCode: 'TCFFC' }] },
  })
  expect(await one.call(ops.enterDrawResult, { params, body })).toMatchObject({
    value: { status: 'closed' },
  })
  expect(await one.call(ops.enterDrawResult, { params, body })).toMatchObject({
    code: 'approval.same_person',
  })
  expect(await other.call(ops.enterDrawResult, { params, body })).toMatchObject({
    value: { status: 'drawn', result: '1,2,3,4,5' },
  })
  await lottery.settle()
  const reason = { reason: 'the ball machine stood still' }
  expect(await one.call(ops.redraw, { params, body: reason })).toMatchObject({
    value: { status: 'settled' },
  })
  expect(await one.call(ops.voidDraw, { params, body: reason })).toMatchObject({
    value: { status: 'settled' },
  })
  expect(await other.call(ops.voidDraw, { params, body: reason })).toMatchObject({
    value: { status: 'cancelled' },
  })
  expect(await one.call(ops.listBigPrizes, { query: {} })).toMatchObject({ value: { prizes: [] } })
  const approving = one.call(ops.approveBigPrize, { params: { prizeId: '1' }, body: reason })
  expect(await approving).toMatchObject({ code: 'lottery.prize_unknown' })
})

it('two operators change the limits of a lottery by their own listener; one drops a change', async () => {
  world.beginTest()
  const one = await world.enterAs(first)
  const other = await world.enterAs(second)
  const fromOn = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10)
  const reason = 'asked for by the house'
  const change = {
    what: 'limits',
    order: '500.00',
    multiple: 99,
    prize: '90000.00',
    memberDraw: null,
    draw: null,
  } as const
  const asked = valueOf(
    await one.call(ops.askGameChange, {
      body: { gameCode: 'TCFFC', fromOn, change, reason },
    }),
  )
  const request = { params: { requestId: asked.changeId } }
  expect(await one.call(ops.approveChange, request)).toMatchObject({
    code: 'approval.same_person',
  })
  expect(await other.call(ops.approveChange, request)).toMatchObject({
    value: { state: 'approved', after: { order: '500.00' } },
  })
  const { changes } = valueOf(await one.call(ops.listGameChanges, { query: { gameCode: 'TCFFC' } }))
  expect(changes).toMatchObject([{ fromOn, change, state: 'approved' }])
  const params = { changeId: changes[0]!.changeId }
  expect(await one.call(ops.withdrawGameChange, { params, body: { reason } })).toMatchObject({
    value: { state: 'withdrawn' },
  })
  expect(await one.call(ops.listOperatorLotteries, { query: { gameCode: 'TCFFC' } })).toMatchObject(
    {
      value: { lotteries: [{ gameCode: 'TCFFC', limits: { order: '20000.00' } }] },
    },
  )
})

expectActsWithoutBefore(() => world.server.pool, [])
