import * as endpoints from '@trevo/api-client/endpoints.ts'
import type { BodyInput, Value } from '@trevo/contract/endpoint.ts'
import type { createRecordsFile, getPersonalProfit } from '@trevo/contract/wps/records.ts'
import { afterAll, describe, expect, test } from 'vitest'
import {
  dayBefore,
  dayMs,
  dayOne,
  dayTwo,
  second,
  type LoggedIn,
  startRecordWorld,
  today,
} from './start-record-world.ts'
import { valueOf } from './value-of.ts'

const { member, server } = await startRecordWorld()
afterAll(() => server.close())

const profit = async (
  startDate: string,
  endDate: string,
): Promise<Value<typeof getPersonalProfit>> => {
  return valueOf(
    await member.api.call(endpoints.getPersonalProfit, {
      query: { startDate, endDate },
    }),
  )
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

  test('MEMBER-2: days outside the span are left out, and a span is limited', async () => {
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

  test('MEMBER-2, CALL-66: bets and movements of exactly the requested days', async () => {
    const betsOf = async (query: ReturnType<typeof within>) => {
      const answer = await member.api.call(endpoints.listBetRecords, { query })
      return answer.ok ? answer.value.totals.stake : answer.code
    }
    expect(await betsOf(within(early, midnight))).toBe('30.00')
    // The stake was given back by the books alone: the vendor never reported it.
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
