import * as endpoints from '@trevo/api-client/endpoints.ts'
import type { Value } from '@trevo/contract/endpoint.ts'
import type { listTransactions } from '@trevo/contract/wps/member.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer } from './start-test-server.ts'

type Page = Value<typeof listTransactions>

let server: TestServer
let member: Awaited<ReturnType<TestServer['logIn']>>
let game: { nodeId: number; gameName: string }

beforeAll(async () => {
  server = await startTestServer()
  member = await server.logIn('membro.demo')
  const hot = await server.guest('EN').call(endpoints.listHotGames)
  const first = hot.ok ? hot.value.list[0] : undefined
  if (!first) throw new Error('no hot game')
  game = first
  await server.deposit(member.memberId, 'one', '100.00')
  for (const round of [1, 2, 3]) {
    const common = { memberId: member.memberId, nodeId: game.nodeId, roundId: `round-${round}` }
    await server.stake({ ...common, txnId: `bet-${round}`, amount: '10.00' })
  }
  await server.payout({
    memberId: member.memberId,
    nodeId: game.nodeId,
    roundId: 'round-3',
    txnId: 'win-3',
    debitTxn: 'bet-3',
    amount: '25.5',
  })
})
afterAll(() => server.close())

const ask = async (query: Record<string, unknown> = {}): Promise<Page> => {
  const answer = await member.api.call(endpoints.listTransactions, { query })
  if (!answer.ok) throw new Error(answer.code)
  return answer.value
}
const codes = ({ list }: Page) => list.map((row) => row.tx_type_id)

describe('the account record', () => {
  it('CALL-66: every movement, newest first, each with the balance after it', async () => {
    const page = await ask()
    expect(codes(page)).toEqual([3100, 3200, 3200, 3200, 6101])
    expect(page.list.map((row) => [row.amount, row.current_avail_balance])).toEqual([
      ['25.50', '95.50'],
      ['-10.00', '70.00'],
      ['-10.00', '80.00'],
      ['-10.00', '90.00'],
      ['100.00', '100.00'],
    ])
    expect(page.totals).toEqual({ in: '125.50', out: '30.00' })
    expect(page.next).toBeNull()
  })

  it('CALL-66: a row names its game and round, or its deposit', async () => {
    const { list } = await ask()
    expect(list[0]).toMatchObject({
      order_no: 'round-3',
      gameName: game.gameName,
      roundId: 'round-3',
      depositId: null,
    })
    expect(list.at(-1)).toMatchObject({
      remark: 'E2E-one',
      depositId: 'deposit-one',
      gameName: null,
      roundId: null,
    })
  })

  it('CALL-66: type codes filter rows and totals alike', async () => {
    expect(codes(await ask({ transactionType: '6101,3100' }))).toEqual([3100, 6101])
    const stakes = await ask({ transactionType: '3200' })
    expect(stakes.totals).toEqual({ in: '0.00', out: '30.00' })
    expect(await ask({ transactionType: '4242' })).toMatchObject({
      list: [],
      totals: { in: '0.00', out: '0.00' },
    })
  })

  it('CALL-66: pages by `before` lose nothing and repeat nothing, and totals are of all pages', async () => {
    const whole = await ask()
    const seen: string[] = []
    let before: string | null | undefined
    let pages = 0
    do {
      const page: Page = await ask({ pageSize: 2, ...(before && { before }) })
      seen.push(...page.list.map((row) => row.tx_id))
      expect(page.totals).toEqual(whole.totals)
      before = page.next
      pages += 1
    } while (before !== null && pages < 10)
    expect(seen).toEqual(whole.list.map((row) => row.tx_id))
  })

  it('CALL-66: the span of time is half open', async () => {
    const [newest] = (await ask()).list
    const endTime = newest?.tx_time ?? ''
    expect(codes(await ask({ endTime }))).not.toContain(3100)
    expect(codes(await ask({ startTime: endTime }))).toContain(3100)
    expect((await ask({ endTime: '2020-01-01T00:00:00Z' })).list).toEqual([])
  })

  it('CALL-66: bad input is refused by field, and never breaks', async () => {
    const bad = [
      { before: 'x' },
      { before: '-1' },
      { pageSize: 0 },
      { pageSize: 101 },
      { startTime: 'yesterday' },
      { endTime: '2026-13-01T00:00:00Z' },
      { transactionType: 'x'.repeat(201) },
      { transactionType: 'deposits' },
      { transactionType: '1,,2' },
    ]
    for (const query of bad) {
      const [field] = Object.keys(query)
      const answer = await member.api.call(endpoints.listTransactions, { query: query as never })
      expect(answer, JSON.stringify(query)).toMatchObject({
        ok: false,
        code: 'request_param_err',
        detail: { fields: [field] },
      })
    }
  })

  it('CALL-66, CALL-2: nobody sees another member’s record, and a guest or trial user has none', async () => {
    const other = await server.logIn('ana.demo')
    const answer = await other.api.call(endpoints.listTransactions)
    expect(answer).toMatchObject({ ok: true, value: { list: [], next: null } })
    expect(await server.guest().call(endpoints.listTransactions)).toMatchObject({
      code: 'login.not.session',
    })
    const trial = await server.tryOut()
    expect(await trial.api.call(endpoints.listTransactions)).toMatchObject({
      code: 'play.need_true_account',
    })
  })
})

describe('a seat at a table of players', () => {
  it('CALL-66: a buy-in is named as one in the record, in its path and in the file', async () => {
    const agent = await server.logIn('agente.demo')
    const { memberId } = agent
    await server.deposit(memberId, 'seat', '100.00')
    const common = { memberId, nodeId: game.nodeId, roundId: 'round-seat' }
    await server.stake({ ...common, txnId: 'buy-in', amount: '20.00', seat: 'cash' })
    const answer = await agent.api.call(endpoints.listTransactions, {})
    if (!answer.ok) throw new Error(answer.code)
    const [buyIn, deposit] = answer.value.list
    expect(buyIn).toMatchObject({ tx_type_id: 3200, seat: 'cash', gameName: game.gameName })
    expect(deposit).toMatchObject({ tx_type_id: 6101, seat: null })
    const path = await agent.api.call(endpoints.getMoneyPath, {
      query: { txId: buyIn?.tx_id ?? '' },
    })
    expect(path).toMatchObject({ ok: true, value: { line: { seat: 'cash' } } })
  })
})

describe('the public proof', () => {
  it('shows everybody whether the books balance', async () => {
    const { wallet } = server.server.modules
    await wallet.proveConservation()
    const { rows } = await server.pool.query<{ entries: number }>(
      'select count(*)::integer as entries from wallet.entry',
    )
    const listed = async () => {
      const answer = await server.guest().call(endpoints.listProofs)
      if (!answer.ok) throw new Error(answer.code)
      return answer.value.list
    }
    expect((await listed())[0]).toMatchObject({
      ok: true,
      total: '0.00',
      problemCount: 0,
      entries: rows[0]?.entries,
    })
    await server.pool.query(
      'update wallet.account set balance = balance + 100 where id = (select min(id) from wallet.account)',
    )
    await wallet.proveConservation()
    expect(await listed()).toMatchObject([{ ok: false, total: '0.01' }, { ok: true }])
  })
})
