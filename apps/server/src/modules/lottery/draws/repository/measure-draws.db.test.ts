import { afterAll, expect, it } from 'vitest'
import { openTestLottery } from '../../testing/open-test-lottery.ts'

const world = await openTestLottery()
afterAll(() => world.close())

const measure = (brandId = 1) => {
  const now = world.now()
  return world.lottery.measureDraws(brandId, {
    since: new Date(now.getTime() - 3_600_000),
    now,
    lateAfterSec: 60,
  })
}

it('a draw of the engine is in time when it is drawn soon after its hour', async () => {
  const [draw] = await world.listOpen()
  if (!draw) throw new Error('no draw')
  await world.runUntilDrawn(draw)
  const measured = await measure()
  expect(measured?.inTime).toBeGreaterThan(0)
  expect(measured).toMatchObject({ late: 0, medianSec: expect.any(Number) })
})

it('a draw that is not drawn is late after its time, and a void one is not', async () => {
  const before = await measure()
  const { rows } = await world.pool.query<{ id: bigint }>(
    `update lottery.draw set draws_at = $1::timestamptz, closes_at = $1::timestamptz, opens_at = $1::timestamptz - interval '1 hour'
     where id = (select id from lottery.draw where status = 'open' and game_id = 7001 order by closes_at limit 1)
     returning id`,
    [new Date(world.now().getTime() - 61_000)],
  )
  expect(await measure()).toMatchObject({ inTime: before?.inTime, late: 1 })
  await world.pool.query(`update lottery.draw set status = 'cancelled' where id = $1`, [
    rows[0]?.id,
  ])
  expect(await measure()).toMatchObject({ late: 0 })
})

it('a brand without lotteries has nothing to measure', async () => {
  expect(await measure(2)).toBeUndefined()
})
