import { randomUUID } from 'node:crypto'
import * as endpoints from '@trevo/api-client/endpoints.ts'
import { afterAll, expect, test } from 'vitest'
import { demoPasswords } from '../modules/identity/index.ts'
import { startTestServer } from './start-test-server.ts'

const server = await startTestServer()
const { members, compliance, wallet } = server.server.modules
afterAll(() => server.close())

const device = { address: '127.0.0.1', userAgent: 'test', kind: 'web' } as const

/** Everything that this person keeps starting at once: single posts, batches of lanes, a lottery, slips. */
const keepStaking = async (username: string) => {
  const { api, memberId } = await server.logIn(username)
  await server.deposit(memberId, username, '500.00')
  const accepted: number[] = []
  const over = new AbortController()
  const note = (isTaken: boolean, askedAt: number): void => {
    if (isTaken) accepted.push(askedAt)
  }
  const stake = async (): Promise<void> => {
    const askedAt = performance.now()
    const one = { memberId, txnId: randomUUID(), amount: '0.01', nodeId: 1001 }
    await server.stake({ ...one, roundId: randomUUID() }).then(
      ({ outcome }) => note(outcome === 'applied', askedAt),
      () => undefined,
    )
  }
  const order = async (): Promise<void> => {
    const query = { gameId: 7001 }
    const draws = await api.call(endpoints.getNearDraws, { query })
    const askedAt = performance.now()
    const answer = await api.call(endpoints.placeOrder, {
      body: {
        clientId: randomUUID(),
        gameId: 7001,
        currentNumero: draws.ok ? (draws.value.currentNumero?.numero ?? '') : '',
        betCartAmountSum: '2.0000',
        bettingSlipString: '1_2_3~1~21~1~1956~1',
      },
    })
    note(answer.ok, askedAt)
  }
  const deposit = async (): Promise<void> => {
    const askedAt = performance.now()
    const body = { clientId: randomUUID(), channel: 'PIX', amount: '20.00' } as const
    const answer = await api.call(endpoints.createDeposit, { body })
    note(answer.ok, askedAt)
  }
  const lane = async (work: () => Promise<void>): Promise<void> => {
    while (!over.signal.aborted) await work()
  }
  const lanes = [...Array.from({ length: 16 }, () => lane(stake)), lane(order), lane(deposit)]
  return {
    memberId,
    accepted,
    end: async (): Promise<void> => {
      over.abort()
      await Promise.all(lanes)
    },
  }
}

/** What the person staked after the bar was committed; and that there was something before it. */
const barWhileStaking = async (username: string, bar: (memberId: bigint) => Promise<unknown>) => {
  const person = await keepStaking(username)
  await expect.poll(() => person.accepted.length).toBeGreaterThan(100)
  await bar(person.memberId)
  const barredAt = performance.now()
  const before = (await wallet.balanceOf(person.memberId)).availableMinor
  await expect.poll(() => performance.now() - barredAt, { timeout: 3_000 }).toBeGreaterThan(500)
  await person.end()
  expect(person.accepted.filter((askedAt) => askedAt > barredAt)).toEqual([])
  expect((await wallet.balanceOf(person.memberId)).availableMinor).toBe(before)
  expect((await wallet.proveConservation()).problems).toEqual([])
}

test('P1231 art. 4: a self-exclusion under parallel stakes, orders and deposits: nothing is taken after it', async () => {
  await barWhileStaking('davi.demo', (memberId) =>
    members.excludeSelf(
      { memberId, brandId: 1, sessionId: randomUUID(), device },
      { kind: 'exclusion', term: 'month', password: demoPasswords.member },
    ),
  )
})

test('IN 31/2025: a hit of the register under parallel stakes, orders and deposits: nothing is taken after it', async () => {
  await barWhileStaking('elisa.demo', async (memberId) => {
    await server.pool.query(
      "update members.member set tax_id = '90122233344' where member_id = $1",
      [memberId],
    )
    const member = await members.findMember(memberId)
    const personId = member?.personId ?? 0n
    expect(await compliance.checkPerson({ personId, cause: 'sweep' })).toBe('impeded')
  })
})
