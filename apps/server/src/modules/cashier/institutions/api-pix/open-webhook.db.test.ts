import { safeHeaders } from '@trevo/vendor-kit/http/safe-headers.ts'
import { safeHeadersIn } from '@trevo/vendor-kit/testing/listener-checks.ts'
import { Agent, fetch } from 'undici'
import { afterAll, expect, test } from 'vitest'
import { openTestCashier } from '../../testing/open-test-cashier.ts'

const world = await openTestCashier()
world.start()
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
    expect(safeHeadersIn(answer.headers)).toEqual(safeHeaders)
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

test('the institution itself gets 400 for invalid JSON', async () => {
  expect(await post('institution-webhook', 'not json')).toBe(400)
})

test.each([['{"evento":"teste_webhook"}'], ['{}'], [''], ['[]'], ['{"pix":null}'], ['{"pix":[]}']])(
  '2.3: the test of a registration, %s, is answered 2xx and notes nothing',
  async (body) => {
    expect(await post('institution-webhook', body)).toBe(200)
    expect(await world.cashier.listUnreadableElements(1, 10)).toMatchObject({ count: 0 })
  },
)

test('2.3: a notice with one bad id records the good ones and keeps the bad one', async () => {
  const good = ['a', 'b'].map((letter) => `E99999004203001011201${letter.repeat(11)}`)
  const body = { pix: [{ endToEndId: good[0] }, { endToEndId: 'curto' }, { endToEndId: good[1] }] }
  expect(await post('institution-webhook', JSON.stringify(body))).toBe(200)
  const noted = await world.database.db
    .selectFrom('cashier.payment')
    .select('e2e_id')
    .where('e2e_id', 'in', good)
    .execute()
  expect(noted).toHaveLength(2)
  expect(await post('institution-webhook', JSON.stringify(body))).toBe(200)
  expect(await world.cashier.listUnreadableElements(1, 10)).toMatchObject({
    count: 1,
    elements: [{ source: 'notice', raw: '{"endToEndId":"curto"}', timesSeen: 2 }],
  })
  expect(await world.cashier.listUnreadableElements(2, 10)).toEqual({ count: 0, elements: [] })
})

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
