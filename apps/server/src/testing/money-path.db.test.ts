import * as endpoints from '@trevo/api-client/endpoints.ts'
import type { MoneyPath } from '@trevo/contract/wps/records.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer } from './start-test-server.ts'

type Member = Awaited<ReturnType<TestServer['logIn']>>

let server: TestServer
let member: Member
let other: Member

beforeAll(async () => {
  server = await startTestServer()
  member = await server.logIn('membro.demo')
  other = await server.logIn('agente.demo')
  const hot = await server.guest('EN').call(endpoints.listHotGames)
  const game = hot.ok ? hot.value.list[0] : undefined
  if (!game) throw new Error('no hot game')
  const { memberId } = member
  await server.deposit(memberId, 'one', '30.00')
  await server.deposit(memberId, 'two', '50.00')
  const round = (name: string) => ({ memberId, nodeId: game.nodeId, roundId: `round-${name}` })
  await server.stake({ ...round('a'), txnId: 'bet-a', amount: '20.00' })
  await server.stake({ ...round('b'), txnId: 'bet-b', amount: '25.00' })
  await server.payout({ ...round('b'), txnId: 'win-b', debitTxn: 'bet-b', amount: '70.00' })
  await server.stake({ ...round('c'), txnId: 'bet-c', amount: '40.00' })
})
afterAll(() => server.close())

const lines = async () => {
  const answer = await member.api.call(endpoints.listTransactions, {})
  if (!answer.ok) throw new Error(answer.code)
  return answer.value.list
}

const idOf = async (type: number, amount: string): Promise<string> => {
  const found = (await lines()).find((line) => line.tx_type_id === type && line.amount === amount)
  if (!found) throw new Error(`no line of ${type}, ${amount}`)
  return found.tx_id
}

const pathOf = async (type: number, amount: string): Promise<MoneyPath> => {
  const answer = await member.api.call(endpoints.getMoneyPath, {
    query: { txId: await idOf(type, amount) },
  })
  if (!answer.ok) throw new Error(answer.code)
  return answer.value
}

const partsOf = ({ trace }: MoneyPath) =>
  trace.parts.map(({ line, amount }) => [line.tx_type_id, line.amount, amount])

describe('the path of money', () => {
  it('a stake is paid by the oldest money: the rest of the first deposit, then the second', async () => {
    const path = await pathOf(3200, '-25.00')
    expect(partsOf(path)).toEqual([
      [6101, '30.00', '10.00'],
      [6101, '50.00', '15.00'],
    ])
    expect(path).toMatchObject({ balanceBefore: '60.00', pix: null, trace: { unknown: '0.00' } })
  })

  it('a stake leads to the prize of its round, and a prize back to its stake and the deposit, and on to the next stake', async () => {
    const stake = await pathOf(3200, '-25.00')
    expect(stake.related.map(({ amount }) => amount)).toEqual(['70.00'])
    expect(stake.isOpen).toBe(false)
    const prize = await pathOf(3100, '70.00')
    expect(prize.related.map(({ amount }) => amount)).toEqual(['-25.00'])
    expect(prize.path.map(({ line, carried }) => [line.amount, carried])).toEqual([
      ['50.00', null],
      ['-25.00', '15.00'],
      ['70.00', null],
      ['-40.00', '5.00'],
    ])
  })

  it('a stake without a prize so far is undecided, and its money came from where the older went', async () => {
    const path = await pathOf(3200, '-40.00')
    expect(path).toMatchObject({ isOpen: true, related: [] })
    expect(partsOf(path)).toEqual([
      [6101, '50.00', '35.00'],
      [3100, '70.00', '5.00'],
    ])
  })

  it('a deposit shows its Pix, what was done with it, and what is left', async () => {
    const first = await pathOf(6101, '30.00')
    expect(first.pix).toMatchObject({ endToEndId: 'E2E-one' })
    expect(partsOf(first)).toEqual([
      [3200, '-20.00', '20.00'],
      [3200, '-25.00', '10.00'],
    ])
    const prize = await pathOf(3100, '70.00')
    expect(prize.trace).toMatchObject({ kept: '65.00', unknown: '0.00' })
    expect(prize.trace.types).toEqual([{ tx_type_id: 3200, amount: '5.00', count: 1 }])
  })

  it('a line of another member is unknown, like one that never was', async () => {
    const txId = await idOf(3100, '70.00')
    const unknown = { ok: false, code: 'records.movement_unknown' }
    expect(await other.api.call(endpoints.getMoneyPath, { query: { txId } })).toMatchObject(unknown)
    expect(
      await member.api.call(endpoints.getMoneyPath, { query: { txId: '999999999999999999' } }),
    ).toMatchObject(unknown)
    expect(await member.api.call(endpoints.getMoneyPath, { query: { txId: 'x' } })).toMatchObject({
      ok: false,
      code: 'request_param_err',
    })
  })
})

describe('the year', () => {
  const yearOf = async (year?: number) =>
    member.api.call(endpoints.getOwnYear, { query: year === undefined ? {} : { year } })

  it('adds up the own money and play, and its product', async () => {
    const answer = await yearOf()
    if (!answer.ok) throw new Error(answer.code)
    expect(answer.value).toMatchObject({
      isRunning: true,
      totals: {
        deposited: '80.00',
        withdrawn: '0.00',
        betting: '85.00',
        winning: '70.00',
        pnl: '-15.00',
      },
      products: [{ betting: '85.00', winning: '70.00', pnl: '-15.00' }],
      playDays: 1,
      limits: [],
    })
    expect(answer.value.months).toHaveLength(1)
    expect(answer.value.years).toEqual([answer.value.year])
  })

  it('a year before the first movement, or to come, is unknown', async () => {
    const answer = await yearOf()
    const year = answer.ok ? answer.value.year : 0
    for (const unknown of [year - 1, year + 1]) {
      expect(await yearOf(unknown)).toMatchObject({ ok: false, code: 'records.year_unknown' })
    }
    expect(await other.api.call(endpoints.getOwnYear, { query: { year: 1999 } })).toMatchObject({
      ok: false,
      code: 'request_param_err',
    })
  })
})
