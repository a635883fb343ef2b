import { Agent, fetch } from 'undici'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestCashier, type TestCashier } from '../../testing/open-test-cashier.ts'

let world: TestCashier
beforeAll(async () => {
  world = await openTestCashier()
  world.start()
})
afterAll(() => world.close())

const forged = `E99999004203001011200${'x'.repeat(11)}`
const notice = (endToEndId: string) => JSON.stringify({ pix: [{ endToEndId, valor: '999.00' }] })

const post = async (role: string | undefined, body: string) => {
  const tls = await world.sandbox.tlsOf(role ?? 'merchant-api')
  const agent = new Agent({ connect: role ? tls : { ca: tls.ca } })
  try {
    const answer = await fetch(`${world.webhook.url}/pix`, {
      method: 'POST',
      dispatcher: agent,
      headers: { 'content-type': 'application/json' },
      body,
    })
    return answer.status
  } finally {
    await agent.destroy()
  }
}
const storedStatus = async () => {
  const row = await world.database.db
    .selectFrom('cashier.payment')
    .select('status')
    .where('e2e_id', '=', forged)
    .executeTakeFirst()
  return row?.status
}

test('without a client certificate there is no connection', async () => {
  await expect(post(undefined, notice(forged))).rejects.toThrow('fetch failed')
})

test('another certificate of the same authority is turned away', async () => {
  expect(await post('merchant-api', notice(forged))).toBe(403)
  expect(await storedStatus()).toBeUndefined()
})

test.each([['{}'], ['{"pix":[{"endToEndId":"short"}]}'], ['not json']])(
  'the institution itself gets 400 for %s',
  async (body) => expect(await post('institution-webhook', body)).toBe(400),
)

test('a notice of a payment that the institution denies credits nothing and is given up', async () => {
  const memberId = await world.addMember()
  await world.createFor(memberId)
  expect(await post('institution-webhook', notice(forged))).toBe(200)
  for (let minute = 1; (await storedStatus()) !== 'unconfirmed'; minute += 1) {
    expect(minute).toBeLessThan(40)
    world.moveClock(minute * 60_000)
    await new Promise((resolve) => setTimeout(resolve, 80))
  }
  expect(await world.balanceOf(memberId)).toBe(0n)
})
