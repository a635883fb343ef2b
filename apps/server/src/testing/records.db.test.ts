import * as endpoints from '@trevo/api-client/endpoints.ts'
import type { BodyInput, Value } from '@trevo/contract/endpoint.ts'
import type { createRecordsFile, getPersonalProfit } from '@trevo/contract/wps/records.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fixedClock } from './fixed-clock.ts'
import { startTestServer, type TestServer } from './start-test-server.ts'

type LoggedIn = Awaited<ReturnType<TestServer['logIn']>>

let server: TestServer
let member: LoggedIn
let games: { nodeId: number; gameName: string; gameType: string }[]
const dayMs = 24 * 3_600_000
const dayOf = (ms: number) => new Date(ms).toISOString().slice(0, 10)
const today = Math.floor(Date.now() / dayMs) * dayMs
/** The movements fall on two days in Brazil, where the second one begins at three o'clock of ours. */
const second = today - 2 * dayMs
const dayTwo = dayOf(second)
const dayOne = dayOf(second - dayMs)
const dayBefore = dayOf(second - 2 * dayMs)
const clock = fixedClock(new Date(second + 2.5 * 3_600_000).toISOString())

const gameOfType = (gameType: string) => {
  const found = games.find((one) => one.gameType === gameType)
  if (!found) throw new Error(`no game of type ${gameType}`)
  return found
}

beforeAll(async () => {
  server = await startTestServer({ clock, environment: { ROLES: 'web' } })
  const { rows } = await server.pool.query<{ member_id: bigint }>(
    "select member_id from members.member where account = 'trevo@membro.demo'",
  )
  const memberId = rows[0]?.member_id ?? 0n
  const list = await server.guest('PT').call(endpoints.listHotGames)
  if (!list.ok) throw new Error(list.code)
  games = list.value.list
  const slot = { memberId, nodeId: gameOfType('RNG').nodeId }
  await server.deposit(memberId, 'first', '200.00')
  await server.stake({ ...slot, roundId: 'r1', txnId: 'b1', amount: '30.00' })
  await server.payout({ ...slot, roundId: 'r1', txnId: 'w1', debitTxn: 'b1', amount: '12.5' })
  clock.advance(3_600_000)
  await server.stake({ ...slot, roundId: 'r2', txnId: 'b2', amount: '40.00' })
  await server.server.modules.wallet.reverse({
    source: 'vendor:BGS',
    txnId: 'undo-b2',
    reverses: 'b2',
    memberId,
    kind: 'play.returned',
  })
  await server.stake({ ...slot, roundId: 'r3', txnId: 'b3', amount: '10.00' })
  await server.payout({ ...slot, roundId: 'r3', txnId: 'w3', debitTxn: 'b3', amount: '25.00' })
  // Whoever logs in proves by the real time to be a person.
  clock.advance(Date.now() - clock.now().getTime())
  member = await server.logIn('membro.demo')
})
afterAll(() => server.close())

const profit = async (
  startDate: string,
  endDate: string,
): Promise<Value<typeof getPersonalProfit>> => {
  const answer = await member.api.call(endpoints.getPersonalProfit, {
    query: { startDate, endDate },
  })
  if (!answer.ok) throw new Error(answer.code)
  return answer.value
}

describe('profit and loss', () => {
  test('MEMBER-2: by day in Brazil and by product, newest day first', async () => {
    const { list, totals } = await profit(dayBefore, dayTwo)
    expect(
      list.map((day) => [day.balanceDate, day.deposit, day.betting, day.winning, day.pnl]),
    ).toEqual([
      [dayTwo, '0.00', '10.00', '25.00', '15.00'],
      [dayOne, '200.00', '30.00', '12.50', '-17.50'],
    ])
    expect(totals).toMatchObject({
      deposit: '200.00',
      withdraw: '0.00',
      betting: '40.00',
      winning: '37.50',
      pnl: '-2.50',
      products: [{ gameType: 'RNG', betting: '40.00', winning: '37.50', pnl: '-2.50' }],
    })
  })

  test('MEMBER-2: a day out of the span is left out, and a span has its bounds', async () => {
    expect((await profit(dayTwo, dayTwo)).list).toHaveLength(1)
    expect((await profit(dayBefore, dayBefore)).list).toEqual([])
    const long = { startDate: '2025-01-01', endDate: '2026-01-01' }
    expect(await member.api.call(endpoints.getPersonalProfit, { query: long })).toMatchObject({
      ok: false,
      code: 'records.span_too_long',
      detail: { days: 92 },
    })
    const turned = { startDate: dayTwo, endDate: dayOne }
    expect(await member.api.call(endpoints.getPersonalProfit, { query: turned })).toMatchObject({
      code: 'records.span_reversed',
    })
  })
})

describe('a span of the reader’s own', () => {
  const within = (startTime: string, endTime: string) => ({ startTime, endTime })
  const early = new Date(second - dayMs).toISOString()
  /** Midnight in Brazil between the two days. */
  const midnight = new Date(second + 3 * 3_600_000).toISOString()
  const late = new Date(today).toISOString()
  const yearsAgo = new Date(second - 400 * dayMs).toISOString()

  test('MEMBER-2, CALL-66: bets and movements of the days asked for, and of no other', async () => {
    const betsOf = async (query: ReturnType<typeof within>) => {
      const answer = await member.api.call(endpoints.listBetRecords, { query })
      return answer.ok ? answer.value.totals.stake : answer.code
    }
    expect(await betsOf(within(early, midnight))).toBe('30.00')
    // The stake given back was so by the books alone: the vendor never told of it.
    expect(await betsOf(within(midnight, late))).toBe('50.00')
    const moved = await member.api.call(endpoints.listTransactions, {
      query: within(midnight, late),
    })
    expect(moved).toMatchObject({ value: { totals: { in: '65.00', out: '50.00' } } })
  })

  test.each([
    ['turned round', within(late, early), 'records.span_reversed'],
    ['longer than a year', within(yearsAgo, late), 'records.span_too_long'],
  ])('MEMBER-2: %s is refused by every record and by the files', async (_, query, code) => {
    const refused = { ok: false, code, detail: { days: 366 } }
    expect(await member.api.call(endpoints.listBetRecords, { query })).toMatchObject(refused)
    expect(await member.api.call(endpoints.listTransactions, { query })).toMatchObject(refused)
    const file = { what: 'statement', format: 'csv', ...query } as const
    expect(await order(member, file)).toMatchObject(refused)
  })
})

type FileBody = BodyInput<typeof createRecordsFile>

const order = (who: LoggedIn, body: FileBody) => who.api.call(endpoints.createRecordsFile, { body })
