import * as endpoints from '@trevo/api-client/endpoints.ts'
import { afterAll, expect, test } from 'vitest'
import { startRewardsWorld } from '../start-rewards-world.ts'
import { valueOf } from '../value-of.ts'

const world = await startRewardsWorld()
const { server, modules } = world
afterAll(() => world.close())

const dayMs = 86_400_000
const ana = await world.enter('ana.demo')
const { api, memberId } = ana
/** What the page shows that calls to play. */
const callsOf = async () => {
  const query = { types: 'B,PL,PU,PR,H', platform: 'W', execution: 'A' } as const
  const { banners, promotion, exclusion } = valueOf(
    await api.call(endpoints.listAnnouncements, { query }),
  )
  return { banners: banners.length, promotions: promotion.length, exclusion }
}
const setSilence = async (days: 1 | 7 | 30 | 90 | null) =>
  valueOf(await api.call(endpoints.setSilentMode, { body: { days } })).until
const untilOf = async (on = api) =>
  valueOf(await on.call(endpoints.getSilentMode, { query: {} })).until

test('nothing promotional is shown or sent until its moment; play, rewards and the rest stay', async () => {
  const before = await callsOf()
  expect(before.banners).toBeGreaterThan(0)
  expect(before.promotions).toBeGreaterThan(0)
  const until = await setSilence(7)
  expect(await untilOf()).toBe(until)
  const silent = await callsOf()
  expect(silent).toMatchObject({ banners: 0, exclusion: null })
  // What does not call to play stays.
  expect(silent.promotions).toBeLessThan(before.promotions)
  expect(await modules.members.mayBeOffered(memberId, 'marketing')).toBe(false)
  expect(await modules.members.mayBeOffered(memberId, 'bonus')).toBe(true)
  const stake = { memberId, amount: '1.00', nodeId: 1001 }
  await server.stake({ ...stake, txnId: 'silent', roundId: 'silent' })
  world.moveClock(7 * dayMs + 1_000)
  // The session has ended meanwhile.
  expect(await untilOf((await server.logIn('ana.demo')).api)).toBeNull()
  expect(await modules.members.mayBeOffered(memberId, 'marketing')).toBe(true)
})

test('the member ends it at any time, and days that are not a choice are refused', async () => {
  const bento = await world.enter('bento.demo')
  const set = (days: unknown) =>
    bento.api.call(endpoints.setSilentMode, { body: { days: days as 1 } })
  expect(valueOf(await set(90)).until).not.toBeNull()
  expect(valueOf(await set(null)).until).toBeNull()
  expect(await modules.members.mayBeOffered(bento.memberId, 'marketing')).toBe(true)
  for (const days of [0, 2, -1, 'x']) expect(await set(days)).toMatchObject({ ok: false })
})
