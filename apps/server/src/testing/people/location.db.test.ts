import { afterAll, beforeAll, expect, test } from 'vitest'
import { startKycWorld } from './start-kyc-world.ts'

const world = await startKycWorld()
const { kyc, server, sandbox } = world
afterAll(() => world.close())

const ana = { memberId: 4_000_001n, brandId: 1, sessionId: 'ana' }
const faultAt = (address: string, who: Partial<typeof ana> = {}) =>
  kyc.findLocationFault({ ...ana, ...who, address })
const callsOf = async () =>
  Number(
    (
      await server.pool.query<{ count: bigint }>(
        `select count(*) from kyc.call where port = 'location'`,
      )
    ).rows[0]?.count,
  )

beforeAll(async () => {
  expect(await faultAt('198.51.100.1')).toBeUndefined()
  expect(await callsOf()).toBe(0)
  await world.beginBr()
})

test('locationEveryMin, P722: a place is asked for once in thirty minutes, again at another address', async () => {
  expect(await faultAt('127.0.0.1')).toBeUndefined()
  expect(await faultAt('127.0.0.1')).toBeUndefined()
  expect(await callsOf()).toBe(1)
  expect(await faultAt('127.0.0.2')).toBeUndefined()
  expect(await callsOf()).toBe(2)
})

test.each([
  ['a VPN', '198.51.100.1', 'location.hidden'],
  ['a proxy', '198.51.100.2', 'location.hidden'],
  ['Tor', '198.51.100.3', 'location.hidden'],
  ['a data centre', '198.51.100.4', 'location.hidden'],
  ['another country', '203.0.113.3', 'location.elsewhere'],
])('P722: nobody bets over or from %s', async (_what, address, fault) => {
  expect(await faultAt(address, { sessionId: address })).toBe(fault)
})

test('P722: a place that nobody reaches so soon is refused until it is asked again', async () => {
  const eva = { memberId: 4_000_002n, sessionId: 'eva' }
  expect(await faultAt('127.0.0.1', eva)).toBeUndefined()
  expect(await faultAt('203.0.113.2', eva)).toBe('location.travel')
})

test('P722: while the port is down nobody bets, and nothing of it is remembered', async () => {
  const gil = { memberId: 4_000_003n, sessionId: 'gil' }
  await sandbox.setFaults([{ kind: 'unsigned' }])
  expect(await faultAt('127.0.0.1', gil)).toBe('location.unavailable')
  await sandbox.setFaults([])
  expect(await faultAt('127.0.0.1', gil)).toBeUndefined()
})
