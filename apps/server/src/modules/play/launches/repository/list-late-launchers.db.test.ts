import { afterAll, beforeEach, expect, test } from 'vitest'
import { openSession } from '../../rounds/service/open-session.ts'
import { openTestPlay, testGame, type TestPlay } from '../../testing/open-test-play.ts'

const server = await openTestPlay({})
afterAll(() => server.close())
let from = server.context.clock.now()
// Launches of the tests before are out of the span.
beforeEach(() => {
  server.advance(3_600_000)
  from = server.context.clock.now()
})

type Member = Awaited<ReturnType<TestPlay['createMember']>>
const launch = async (member: Member) => {
  const order = { member, nodeId: testGame.nodeId, language: 'PT' as const }
  const { url } = await server.play.launchGame(order)
  return new URL(url).hash.replace('#launch=', '')
}
const open = (token: string) => openSession(server.context)(testGame.vendor, token)
const late = (change = {}) =>
  server.play.listLateLaunchers({
    nodeIds: [testGame.nodeId],
    from,
    until: server.context.clock.now(),
    lateAfterSec: 20,
    afterId: 0n,
    limit: 10,
    ...change,
  })

test('who launched a game that opened late or never is listed once, whose game opened in time is not', async () => {
  const [quick, slow, never] = [
    await server.createMember('1.00'),
    await server.createMember('1.00'),
    await server.createMember('1.00'),
  ]
  await open(await launch(quick))
  const token = await launch(slow)
  await launch(never)
  server.advance(25_000)
  await open(token)
  server.advance(61_000)
  expect(await late()).toEqual([slow.memberId, never.memberId])
  expect(await late({ limit: 1 })).toEqual([slow.memberId])
  expect(await late({ afterId: slow.memberId })).toEqual([never.memberId])
  expect(await late({ nodeIds: [] })).toEqual([])
})

test('launches before and after the span do not count, nor one that its member replaced', async () => {
  const member = await server.createMember('1.00')
  await launch(member)
  server.advance(30_000)
  const again = await launch(member)
  server.advance(5_000)
  await open(again)
  expect(await late()).toEqual([])
  const other = await server.createMember('1.00')
  await launch(other)
  server.advance(61_000)
  expect(await late()).toEqual([other.memberId])
  const end = server.context.clock.now()
  expect(await late({ from: end, until: new Date(end.getTime() + 60_000) })).toEqual([])
  expect(await late({ until: from })).toEqual([])
})
