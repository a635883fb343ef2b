import { createKiller } from '@trevo/database/testing/kill-jobs.ts'
import { randomOf } from '@trevo/testkit/random-of.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer } from '../start-test-server.ts'
import { createPlayDays } from './play-days.ts'

const minuteMs = 60_000
let aheadMs = 0
const clock = { now: () => new Date(Date.now() + aheadMs) }
const server = await startTestServer({ clock })
const { members, playRisk } = server.server.modules
const play = createPlayDays(server, clock.now)
afterAll(() => server.close())

beforeAll(async () => {
  await server.change("update settings.brand set jurisdiction = 'br' where id = 1")
})

const players = ['ana.demo', 'bento.demo', 'clara.demo', 'davi.demo', 'elisa.demo']
const daysPlayed = 6
/** Of a day of chasing: twelve stakes of R$ 5, five of R$ 10. */
const [betsOfDay, lostOfDay] = [17n, 1_100_000n]

test('playWatched: killed at any moment of reading, counting and judging, each day counts once and each level is said once', async () => {
  const { runAndKill, retry } = createKiller(server.pool)
  const random = randomOf(17)
  const accounts = await Promise.all(
    players.map(async (username) => {
      const member = await members.findMemberByUsername(1, username)
      if (!member) throw new Error(`no member ${username}`)
      return member
    }),
  )
  for (const { memberId } of accounts) {
    await play.chase(memberId, daysPlayed)
    await play.playAtNight(memberId, 8)
  }
  const jobs = [playRisk.readPlay, playRisk.countChanged, playRisk.judgeDaily, playRisk.alarmLate]
  for (let turn = 0; turn < 12; turn += 1) {
    aheadMs += minuteMs
    for (const job of jobs) await runAndKill(job, random(40))
  }
  for (let turn = 0; turn < 3; turn += 1) {
    aheadMs += minuteMs
    for (const job of jobs) await retry(job)
  }
  for (const { memberId, personId } of accounts) {
    const { rows: days } = await server.pool.query<{ bets: bigint; lost: bigint; chasing: number }>(
      `select sum(bets)::bigint as bets, sum(lost_minor)::bigint as lost, sum(chasing)::integer as chasing
       from play_risk.day where person_id = $1`,
      [personId],
    )
    const night = 8n * 4n
    expect(days).toEqual([
      {
        bets: BigInt(daysPlayed) * betsOfDay + night,
        lost: BigInt(daysPlayed) * lostOfDay + night * 10_000n,
        chasing: daysPlayed,
      },
    ])
    const { rows: events } = await server.pool.query<{ kind: string; count: number }>(
      `select kind, count(*)::integer as count from play_risk.event where person_id = $1 group by kind order by kind`,
      [personId],
    )
    expect(events).toEqual([
      { kind: 'level', count: 1 },
      { kind: 'message', count: 1 },
    ])
    const { rows: messages } = await server.pool.query(
      "select from inbox.message where member_id = $1 and kind like 'play%'",
      [memberId],
    )
    expect(messages).toHaveLength(1)
  }
})
