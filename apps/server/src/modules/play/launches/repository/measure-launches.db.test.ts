import { afterAll, beforeEach, expect, test } from 'vitest'
import { openSession } from '../../rounds/service/open-session.ts'
import { openTestPlay, testGame, type TestPlay } from '../../testing/open-test-play.ts'

const server = await openTestPlay({})
afterAll(() => server.close())
// Launches of the tests before are out of the window.
beforeEach(() => server.advance(3_600_000))

type Member = Awaited<ReturnType<TestPlay['createMember']>>
const launch = async (member: Member) => {
  const order = { member, nodeId: testGame.nodeId, language: 'PT' as const }
  const { url } = await server.play.launchGame(order)
  return new URL(url).hash.replace('#launch=', '')
}
const open = (token: string) => openSession(server.context)(testGame.vendor, token)
const measure = async () => {
  const now = server.context.clock.now()
  const since = new Date(now.getTime() - 900_000)
  const games = await server.play.measureLaunches({ since, now, lateAfterSec: 20 })
  return games.map(({ node_id, in_time, late, seconds }) => [
    node_id,
    in_time,
    late,
    seconds.length,
  ])
}

test('a launch that its vendor opens at once is in time, one that is opened late is late', async () => {
  await open(await launch(await server.createMember('1.00')))
  const slow = await launch(await server.createMember('1.00'))
  server.advance(25_000)
  await open(slow)
  expect(await measure()).toEqual([[testGame.nodeId, 1, 1, 2]])
})

test('a launch that nobody opened is late once it has expired, and says nothing before', async () => {
  await launch(await server.createMember('1.00'))
  expect(await measure()).toEqual([])
  server.advance(61_000)
  expect(await measure()).toEqual([[testGame.nodeId, 0, 1, 0]])
})

test('a launch that the member replaced says nothing', async () => {
  const member = await server.createMember('1.00')
  await launch(member)
  server.advance(5_000)
  await open(await launch(member))
  expect(await measure()).toEqual([[testGame.nodeId, 1, 0, 1]])
})
