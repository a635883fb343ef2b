import * as endpoints from '@trevo/api-client/endpoints.ts'
import { selfTestQuestions } from '@trevo/contract/wps/play-risk/self-test.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { demoPasswords } from '../../modules/identity/index.ts'
import { startTestServer } from '../start-test-server.ts'
import { valueOf } from '../value-of.ts'
import { createPlayDays } from './play-days.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs
let aheadMs = 0
const clock = { now: () => new Date(Date.now() + aheadMs) }
const server = await startTestServer({ clock })
const { members, playRisk } = server.server.modules
const play = createPlayDays(server, clock.now)
afterAll(() => server.close())

beforeAll(async () => {
  // What else the profile asks of people before they play has tests of its own.
  await server.change(
    "update settings.rule set value = 'false' where jurisdiction = 'br' and key in ('kycBeforeStake', 'registerAtFirstLogin', 'signUpLimitsRequired')",
  )
  await server.change(
    "update settings.rule set value = '0' where jurisdiction = 'br' and key in ('mfaEveryDays', 'idleReauthMin', 'locationEveryMin', 'registerCheckDays')",
  )
  await server.change("update settings.brand set jurisdiction = 'br' where id = 1")
})

const accountOf = async (username: string) => {
  const member = await members.findMemberByUsername(1, username)
  if (!member) throw new Error(`no member ${username}`)
  return member
}
const rowsOf = async (sql: string, values: unknown[] = []) => {
  const { rows } = await server.pool.query<Record<string, unknown>>(sql, values)
  return rows
}
const personOf = async (personId: bigint) =>
  (await rowsOf('select * from play_risk.person where person_id = $1', [personId]))[0]
const eventsOf = async (personId: bigint) =>
  (
    await rowsOf('select kind from play_risk.event where person_id = $1 order by event_id', [
      personId,
    ])
  ).map(({ kind }) => kind)
const messagesOf = async (memberId: bigint) =>
  (
    await rowsOf(
      "select kind from inbox.message where member_id = $1 and kind like 'play%' order by message_id",
      [memberId],
    )
  ).map(({ kind }) => kind)
const daysOf = (personId: bigint) =>
  rowsOf('select * from play_risk.day where person_id = $1 order by day', [personId])
/** What happened must have waited for half a minute. */
const wait = () => {
  aheadMs += minuteMs
}

describe('playWatched: levels', () => {
  test('the first level is a message, once, however often and by however many copies it is counted', async () => {
    const { memberId, personId } = await accountOf('ana.demo')
    await play.chase(memberId, 6)
    await play.playAtNight(memberId, 8)
    wait()
    await Promise.all([play.count(), play.count()])
    expect(await personOf(personId)).toMatchObject({ level: 1, score: 35 })
    await play.count()
    await playRisk.countPerson(personId)
    expect(await messagesOf(memberId)).toEqual(['play_noticed'])
    expect(await eventsOf(personId)).toEqual(['level', 'message'])
    expect((await accountOf('ana.demo')).offersWithheldAt).toBeNull()
  })

  test('the second proposes a limit, opens a conversation and withholds offers', async () => {
    const { memberId, personId } = await accountOf('ana.demo')
    await play.playLong(memberId, 8)
    wait()
    await play.count()
    expect(await personOf(personId)).toMatchObject({ level: 2, score: 50 })
    expect(await messagesOf(memberId)).toEqual(['play_noticed', 'play_talk'])
    expect((await accountOf('ana.demo')).offersWithheldAt).not.toBeNull()
    expect(
      await rowsOf(
        `select c.queue, m.operator, c.waiting_since is not null as waits from chat.conversation c
         join chat.message m on m.conversation_id = c.id where c.member_id = $1`,
        [memberId],
      ),
    ).toEqual([{ queue: 'risk', operator: 'play-risk', waits: true }])
  })

  test('the member reads it and takes the proposed limit with one press', async () => {
    const ana = await server.logIn('ana.demo')
    const own = valueOf(await ana.api.call(endpoints.getPlayRisk))
    expect(own).toMatchObject({ isOn: true, level: 2, score: 50, hasConversation: true })
    expect(own.markers.map(({ name, count }) => [name, count])).toEqual([
      ['chasing', 6],
      ['night', 8],
      ['deposits', 0],
      ['cancelled', 0],
      ['attempts', 0],
      ['long', 8],
    ])
    expect(own.contacts.map(({ phone }) => phone)).toEqual(['188', '136', null])
    const body = { proposalId: own.proposal?.proposalId ?? '' }
    expect(own.proposal).toMatchObject({ kind: 'loss', period: 'week' })
    const after = valueOf(await ana.api.call(endpoints.acceptProposedLimit, { body }))
    expect(after.proposal).toBeNull()
    const { list } = valueOf(await ana.api.call(endpoints.getLimits))
    const weekly = list.find(({ kind, period }) => kind === 'loss' && period === 'week')
    expect(weekly?.value).toBe(own.proposal?.value)
    expect(await ana.api.call(endpoints.acceptProposedLimit, { body })).toMatchObject({
      code: 'play_risk.nothing_proposed',
    })
  })

  test('playReviewHours: the third waits for a person for 24 hours, then it is late, once', async () => {
    const { memberId, personId } = await accountOf('ana.demo')
    await play.deposit(memberId, 1, 900)
    wait()
    await play.count()
    expect(await personOf(personId)).toMatchObject({ level: 3, score: 70 })
    const [review] = await rowsOf(
      'select due_at - opened_at = $2::interval as in_time, late_at from play_risk.review where person_id = $1',
      [personId, '24 hours'],
    )
    expect(review).toEqual({ in_time: true, late_at: null })
    await playRisk.alarmLate()
    expect(await eventsOf(personId)).not.toContain('review_late')
    aheadMs += 24 * hourMs
    await Promise.all([playRisk.alarmLate(), playRisk.alarmLate()])
    await playRisk.alarmLate()
    expect((await eventsOf(personId)).filter((kind) => kind === 'review_late')).toHaveLength(1)
  })
})

test('what was counted as it came equals a count of everything', async () => {
  const { memberId, personId } = await accountOf('bento.demo')
  await play.chase(memberId, 2)
  wait()
  await play.count()
  await play.playLong(memberId, 3)
  await play.playAtNight(memberId, 1)
  wait()
  await play.count()
  const increments = await daysOf(personId)
  expect(increments).toHaveLength(3)
  await rowsOf('update play_risk.person set counted_at = null where person_id = $1', [personId])
  await rowsOf('delete from play_risk.day where person_id = $1', [personId])
  await playRisk.countPerson(personId)
  expect(await daysOf(personId)).toEqual(increments)
})

test('a count that dies leaves nothing behind, and the next one gives everything once', async () => {
  const { memberId, personId } = await accountOf('clara.demo')
  await play.chase(memberId, 6)
  await play.playAtNight(memberId, 8)
  await playRisk.readPlay()
  wait()
  // The message is the last step: without its table the transaction cannot commit.
  await rowsOf('alter table inbox.message rename to message_away')
  await expect(playRisk.countChanged()).rejects.toThrow()
  await rowsOf('alter table inbox.message_away rename to message')
  expect(await personOf(personId)).toBeUndefined()
  await play.count()
  await play.count()
  expect(await personOf(personId)).toMatchObject({ level: 1 })
  expect(await messagesOf(memberId)).toEqual(['play_noticed'])
})

test('days leave the window, and a level falls after 14 quiet days', async () => {
  const { personId } = await accountOf('clara.demo')
  const next = async (days: number) => {
    aheadMs += days * dayMs
    await playRisk.judgeDaily()
    return personOf(personId)
  }
  expect(await next(28)).toMatchObject({ level: 1, score: 0 })
  expect(await next(13)).toMatchObject({ level: 1 })
  expect(await next(1)).toMatchObject({ level: 0 })
})

test('under a profile that does not ask for it nobody’s play is looked at', async () => {
  await server.change("update settings.brand set jurisdiction = 'open' where id = 1")
  const davi = await server.logIn('davi.demo')
  await play.chase(davi.memberId, 6)
  wait()
  await play.count()
  const own = valueOf(await davi.api.call(endpoints.getPlayRisk))
  expect(own).toMatchObject({ isOn: false, level: 0, markers: [] })
  expect(own.contacts.map(({ code }) => code)).toEqual(['gambling-therapy'])
  await server.change("update settings.brand set jurisdiction = 'br' where id = 1")
})

test('the result of the self-test is stored when it is shared, and deleted when the member no longer wants that', async () => {
  const davi = await server.logIn('davi.demo')
  const answers = selfTestQuestions.map(() => 'sometimes' as const)
  const shared = valueOf(await davi.api.call(endpoints.shareSelfTest, { body: { answers } }))
  expect(shared.sharedTest).toMatchObject({ score: 9 })
  const after = valueOf(await davi.api.call(endpoints.withdrawSelfTest, { body: {} }))
  expect(after.sharedTest).toBeNull()
  expect(await rowsOf('select * from play_risk.self_test')).toEqual([])
})

test('an attempt over a limit counts once a minute, a wish for a higher one each time', async () => {
  const davi = await server.logIn('davi.demo')
  const { personId } = await accountOf('davi.demo')
  await server.deposit(davi.memberId, 'davi', '50.00')
  const password = demoPasswords.member
  const set = (value: string) =>
    davi.api.call(endpoints.setLimit, { body: { kind: 'stake', period: 'each', value, password } })
  valueOf(await set('1.00'))
  valueOf(await set('2.00'))
  const tooHigh = () =>
    server
      .stake({
        memberId: davi.memberId,
        txnId: crypto.randomUUID(),
        amount: '5.00',
        nodeId: 1001,
        roundId: crypto.randomUUID(),
      })
      .catch(({ code }: { code: string }) => code)
  expect(await tooHigh()).toBe('limit.reached')
  expect(await tooHigh()).toBe('limit.reached')
  await expect
    .poll(() => rowsOf('select limit_name from play_risk.attempt where person_id = $1', [personId]))
    .toEqual([{ limit_name: 'stake:each' }])
  wait()
  await play.count()
  expect(await personOf(personId)).toMatchObject({
    markers: expect.arrayContaining([expect.objectContaining({ name: 'attempts', count: 2 })]),
  })
})
