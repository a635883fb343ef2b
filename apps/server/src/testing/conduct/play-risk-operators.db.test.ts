import * as ops from '@trevo/api-client/ops-endpoints.ts'
import { addDays } from '@trevo/calendar/time-zone.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { dayOf } from '../../modules/limits/index.ts'
import { expectActsWithoutBefore } from '../backoffice/expect-acts-without-before.ts'
import { first, startOperatorWorld } from '../start-operator-world.ts'
import { valueOf } from '../value-of.ts'
import { createPlayDays } from './play-days.ts'

const world = await startOperatorWorld()
const { server } = world
const { members, playRisk } = server.server.modules
const play = createPlayDays(server, world.clock.now)
beforeEach(() => world.beginTest())
afterAll(() => server.close())

let personId = ''
beforeAll(async () => {
  await server.change("update settings.brand set jurisdiction = 'br' where id = 1")
  const member = await members.findMemberByUsername(1, 'ana.demo')
  if (!member) throw new Error('no member')
  personId = String(member.personId)
  await play.chase(member.memberId, 6)
  await play.playAtNight(member.memberId, 8)
  await play.playLong(member.memberId, 8)
  await play.deposit(member.memberId, 1, 900)
  world.advance(60_000)
  await play.count()
})

const enter = () => world.enterAs(first)
const inDays = (days: number) => addDays(dayOf(world.clock.now()), days)

test('who waits for a review is listed with deadline and markers, and shown over 90 days', async () => {
  const api = await enter()
  const { list, waiting, late } = valueOf(await api.call(ops.listPlayRisk, { query: {} }))
  expect({ waiting, late }).toEqual({ waiting: 1, late: 0 })
  expect(list).toMatchObject([{ username: 'ana.demo', level: 3, score: 70, personId }])
  expect(list[0]?.markers[0]?.name).toBe('chasing')
  const shown = valueOf(await api.call(ops.showPlayRisk, { params: { personId } }))
  expect(shown).toMatchObject({ isWithheld: true, accountCount: 1, sharedTest: null })
  expect(shown.days.map(({ day }) => day)).toContain(inDays(-1))
  expect(shown.allMarkers).toHaveLength(6)
})

test('another brand’s operator never learns that a person exists', async () => {
  await expect(playRisk.showPlayRisk(2, BigInt(personId))).rejects.toMatchObject({
    code: 'play_risk.unknown',
  })
  const { list } = await playRisk.listPlayRisk(2, { view: 'review', pageSize: 50 })
  expect(list).toEqual([])
})

test('playReviewHours: a review past its deadline is an alarm of the start page', async () => {
  const api = await enter()
  const alarm = async () =>
    valueOf(await api.call(ops.getAlarms)).alarms.find(({ code }) => code === 'play_reviews_late')
  expect(await alarm()).toBeUndefined()
  const move = (by: string) =>
    server.pool.query(`update play_risk.review set due_at = due_at + interval '${by}'`)
  await move('-2 days')
  expect(await alarm()).toMatchObject({ count: 1 })
  await move('2 days')
})

test('a decision needs a day of the next 90, holds until then, and is made once', async () => {
  const api = await enter()
  const params = { personId }
  const reason = 'conversou com a equipe e aceitou um limite'
  const decide = (nextLookOn: string) =>
    api.call(ops.reviewPlayRisk, {
      params,
      body: { level: 1, propose: false, nextLookOn, reason },
    })
  for (const day of [inDays(0), inDays(91)]) {
    expect(await decide(day)).toMatchObject({ code: 'play_risk.next_look' })
  }
  const decided = valueOf(await decide(inDays(7)))
  expect(decided).toMatchObject({
    level: 1,
    review: null,
    nextLookOn: inDays(7),
    isWithheld: false,
  })
  expect(decided.events[0]).toMatchObject({ kind: 'level', level: 1 })
  expect(await decide(inDays(7))).toMatchObject({ code: 'play_risk.nothing_to_review' })
  const member = await members.findMemberByUsername(1, 'ana.demo')
  expect(member?.offersWithheldAt).toBeNull()
  const { list } = valueOf(await api.call(ops.listPlayRisk, { query: { view: 'held' } }))
  expect(list).toMatchObject([{ personId, nextLookOn: inDays(7) }])
})

test('on the day of the next look a review opens by itself', async () => {
  world.advance(7 * 86_400_000)
  await playRisk.judgeDaily()
  const { list } = await playRisk.listPlayRisk(1, { view: 'review', pageSize: 50 })
  expect(list).toMatchObject([{ personId, nextLookOn: null }])
})

expectActsWithoutBefore(() => server.pool, [])
