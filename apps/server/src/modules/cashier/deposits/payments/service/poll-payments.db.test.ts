import { afterAll, expect, test, vi } from 'vitest'
import { openTestCashier } from '../../../testing/open-test-cashier.ts'
import { pollPayments } from './poll-payments.ts'

const hourMs = 3_600_000
const world = await openTestCashier()
afterAll(() => world.close())

const positionMs = async () => {
  const row = await world.database.db
    .selectFrom('cashier.poll_position')
    .select('read_until')
    .executeTakeFirstOrThrow()
  return row.read_until.getTime()
}

const payOne = async () => {
  const deposit = await world.createFor(await world.addMember())
  const [pix] = await world.pay(deposit, { force: false })
  return pix?.endToEndId ?? ''
}

const isNoted = async (endToEndId: string) => {
  const row = await world.database.db
    .selectFrom('cashier.payment')
    .select('noticed_by')
    .where('e2e_id', '=', endToEndId)
    .executeTakeFirst()
  return row !== undefined
}

/** The first window reaches a day back, in parts. */
const pollUntilNow = async () => {
  for (let piece = 0; piece < 6; piece += 1) await pollPayments(world.context)
}

/** The institution's clock is known to the second, so the Pix of this second may be listed by the next poll. */
const expectListed = (endToEndId: string) =>
  vi.waitFor(
    async () => {
      await pollPayments(world.context)
      expect(await isNoted(endToEndId)).toBe(true)
    },
    { timeout: 3_000, interval: 100 },
  )

test('2.9: with our clock an hour ahead, a strict institution is asked up to its own time', async () => {
  await world.sandbox.setFaults([{ kind: 'webhook_lost' }])
  world.moveClock(hourMs)
  const beganAt = Date.now()
  await pollUntilNow()
  expect(await positionMs()).toBeLessThan(beganAt + hourMs)
  await expectListed(await payOne())
})

test('1m: a position and a lease from before the clock was set back an hour do not stop polling', async () => {
  world.moveClock(0)
  const beganAt = Date.now()
  const ahead = new Date(beganAt + hourMs)
  await world.test.pool.query(
    'update cashier.poll_position set read_until = $1, leased_until = $1',
    [ahead],
  )
  const paid = await payOne()
  await pollUntilNow()
  await expectListed(paid)
  expect(await positionMs()).toBeLessThan(ahead.getTime())
})
