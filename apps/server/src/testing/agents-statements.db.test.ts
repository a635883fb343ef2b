import {
  disburseStatement,
  getOwnAgent,
  listStatementLines,
  listStatements,
  getAgentIncome,
  processDailySalary,
  processDividendRequest,
  processRealTimeSalary,
  answerDispute,
  disputeStatement,
  printStatement,
} from '@trevo/api-client/endpoints.ts'
import { parseMoney } from '@trevo/money/money.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readPdfText } from './read-pdf-text.ts'
import { codeOf } from './start-contract-world.ts'
import { span, startTeamWorld, valueOf } from './start-team-world.ts'

const world = await startTeamWorld()
const { server, top, norte, sul, bento, bet } = world
const { agents } = server.server.modules
beforeAll(() => world.fill())
afterAll(() => server.close())

type Person = typeof top

describe('statements of contracts', () => {
  const endpoints = {
    DAILY: [processDailySalary, 'id'],
    REALTIME: [processRealTimeSalary, 'contractId'],
  } as const
  const details = (rate: string) => [
    { minimumBet: '10', netLoss: '0', activeMember: 0, contractRate: rate },
  ]
  const sign = async (contractType: 'DAILY' | 'REALTIME' | 'DIVIDEND', rate: string) => {
    const period = contractType === 'REALTIME' ? null : ('D' as const)
    const terms = { contractType, period, type: 'CONS' as const, details: details(rate) }
    const { id } = await world.offered(top, norte, rate, terms)
    if (contractType === 'DIVIDEND') {
      await valueOf(
        norte.api.call(processDividendRequest, { body: { type: 'CONS', status: 'A', id } }),
      )
    } else {
      const [endpoint, key] = endpoints[contractType]
      const body = { [key]: id, status: 'A' } as { id: string; status: 'A' }
      await valueOf(norte.api.call(endpoint as typeof processDailySalary, { body }))
    }
    // As if it had been signed days ago.
    await server.pool.query(
      `update agents.contract set signed_at = signed_at - interval '3 days' where contract_id = $1`,
      [id],
    )
    return id
  }
  const statementsOf = (
    who: Person,
    contractType: 'DAILY' | 'REALTIME' | 'DIVIDEND',
    side: 'receiver' | 'giver' = 'receiver',
  ) => valueOf(who.api.call(listStatements, { query: { contractType, side } }))
  const balanceOf = async ({ memberId }: Person) =>
    (await server.server.modules.wallet.balanceOf(memberId)).availableMinor

  /** As if all that happened so far had happened a day earlier. */
  const moveToYesterday = () =>
    server.pool.query(`
      update agents.round set first_at = first_at - interval '1 day';
      update agents.own_hour set hour = hour - interval '1 day';
      update agents.team_hour set hour = hour - interval '1 day';
      update agents.active_day set day = day - 1;
      update agents.active_link set day = day - 1, next_day = next_day - 1;`)

  test('REWARD-2, AGENT-8: a real-time salary is paid for each round once; a returned stake is a correction', async () => {
    await sign('REALTIME', '1')
    const before = await balanceOf(norte)
    await agents.runContracts(['REALTIME'])
    // 1% of the 100.00 that bento staked.
    expect(await balanceOf(norte)).toBe(before + parseMoney('1.00'))
    await agents.runContracts(['REALTIME'])
    expect(await balanceOf(norte)).toBe(before + parseMoney('1.00'))
    const { list } = await statementsOf(norte, 'REALTIME')
    expect(list).toMatchObject([{ paid: '1.00', status: 'paid', lines: 1 }])
    const query = { statementId: list[0]?.statementId ?? '' }
    const lines = await valueOf(norte.api.call(listStatementLines, { query }))
    expect(lines.list).toMatchObject([
      { roundId: 'round-1', bet: '100.00', rate: '1.00', amount: '1.00', isCorrection: false },
    ])
    expect(codeOf(await sul.api.call(listStatementLines, { query }))).toBe(
      'agent.statement_unknown',
    )
    await agents.readStream()
    expect(await valueOf(norte.api.call(getAgentIncome, { query: span }))).toMatchObject({
      totals: { realTimeSalary: '1.00', total: '1.00' },
    })
  })

  test('AGENT-6, CONTRACT-3, REWARD-3: a daily salary is paid for the past day, and corrected by late settlements', async () => {
    await sign('DAILY', '0.50')
    await sign('DIVIDEND', '10')
    await moveToYesterday()
    const before = await balanceOf(norte)
    await agents.runContracts(['DAILY', 'DIVIDEND'])
    expect(await balanceOf(norte)).toBe(before + parseMoney('0.50'))
    const { list } = await statementsOf(norte, 'DAILY')
    expect(list).toMatchObject([
      { bet: '100.00', tier: 1, rate: '0.50', due: '0.50', paid: '0.50', version: 1 },
    ])
    await agents.runContracts(['DAILY', 'DIVIDEND'])
    expect(await balanceOf(norte)).toBe(before + parseMoney('0.50'))
  })

  test('a stake returned after it was paid for is offset against later statements, to the cent', async () => {
    await server.rollBack({ memberId: bento.memberId, txnId: 'bet-1', roundId: 'round-1' })
    await bet(bento.memberId, '300.00')
    // The next five minutes, and the next day, begin.
    const before = await balanceOf(norte)
    await server.pool.query(
      `update agents.run set starts_at = starts_at - interval '1 day', ends_at = ends_at - interval '1 day';
       update agents.statement set starts_at = starts_at - interval '1 day', ends_at = ends_at - interval '1 day'
       where contract_id in (select contract_id from agents.contract where contract_type <> 'REALTIME');`,
    )
    await server.pool.query(
      `update agents.statement set starts_at = starts_at - interval '5 minutes' where contract_id in
       (select contract_id from agents.contract where contract_type = 'REALTIME')`,
    )
    await agents.runContracts(['REALTIME'])
    const { list } = await statementsOf(norte, 'REALTIME')
    // 1% of 300.00, less the 1.00 that was paid for the stake that came back.
    expect(list[0]).toMatchObject({ amount: '2.00', paid: '2.00', lines: 2 })
    expect(await balanceOf(norte)).toBe(before + parseMoney('2.00'))
    const query = { statementId: list[0]?.statementId ?? '' }
    const lines = await valueOf(norte.api.call(listStatementLines, { query }))
    expect(lines.list.map(({ amount, isCorrection }) => `${amount} ${isCorrection}`)).toEqual([
      '-1.00 true',
      '3.00 false',
    ])
  })

  test('AGENT-5, CONTRACT-1, REWARD-3: a dividend waits for its giver, and is paid once', async () => {
    const before = await balanceOf(norte)
    const { list } = await statementsOf(top, 'DIVIDEND', 'giver')
    expect(list).toMatchObject([
      // 10% of the net loss, which counts up to 4% of the 100.00 that were staked.
      { netLoss: '60.00', due: '0.40', status: 'waiting', receiver: 'agente.norte' },
    ])
    const body = { statementId: list[0]?.statementId ?? '' }
    expect(codeOf(await norte.api.call(disburseStatement, { body }))).toBe(
      'agent.statement_unknown',
    )
    const all = await Promise.all(
      Array.from({ length: 4 }, () => top.api.call(disburseStatement, { body })),
    )
    for (const answer of all) expect(answer).toMatchObject({ ok: true, value: { status: 'paid' } })
    expect(await balanceOf(norte)).toBe(before + parseMoney('0.40'))
  })

  test('a statement is disputed by its receiver once, recalculated, and answered by its giver once', async () => {
    const { list } = await statementsOf(norte, 'DIVIDEND')
    const statementId = list[0]?.statementId ?? ''
    const body = { statementId, reason: 'Falta uma rodada de ontem.' }
    expect(codeOf(await sul.api.call(disputeStatement, { body }))).toBe('agent.statement_unknown')
    expect(codeOf(await top.api.call(disputeStatement, { body }))).toBe('agent.statement_unknown')
    const answer = { statementId, answer: 'Ela foi devolvida.' }
    expect(codeOf(await top.api.call(answerDispute, { body: answer }))).toBe(
      'agent.dispute_answered',
    )
    // The stake of that day was given back since: the next run corrects it.
    for (let again = 0; again < 2; again += 1) {
      expect(await valueOf(norte.api.call(disputeStatement, { body }))).toMatchObject({
        dispute: { reason: body.reason, recounted: '0.00', answer: null },
      })
    }
    const other = { ...body, reason: 'Outro motivo.' }
    expect(codeOf(await norte.api.call(disputeStatement, { body: other }))).toBe(
      'agent.disputed_already',
    )
    expect(codeOf(await norte.api.call(answerDispute, { body: answer }))).toBe(
      'agent.statement_unknown',
    )
    await valueOf(top.api.call(answerDispute, { body: answer }))
    const seen = await statementsOf(norte, 'DIVIDEND')
    expect(seen.list[0]).toMatchObject({ status: 'paid', dispute: { answer: answer.answer } })
    const { rows } = await server.pool.query(
      `select kind from inbox.message where kind in ('statement_disputed', 'dispute_answered')
       order by kind`,
    )
    expect(rows).toEqual([{ kind: 'dispute_answered' }, { kind: 'statement_disputed' }])
  })

  test('a statement is printed only for its two parties', async () => {
    const { list } = await statementsOf(norte, 'DIVIDEND')
    const query = { statementId: list[0]?.statementId ?? '' }
    expect(codeOf(await sul.api.call(printStatement, { query }))).toBe('agent.statement_unknown')
    for (const who of [norte, top]) {
      const { pdf, fileName } = await valueOf(who.api.call(printStatement, { query }))
      expect(fileName).toBe(`contrato-${query.statementId}.pdf`)
      const text = readPdfText(Buffer.from(pdf, 'base64'))
      expect(text).toContain('agente.norte')
      expect(text).toContain('R$0.40')
      expect(text).toContain(list[0]?.inputsHash)
    }
  })

  test('a member sees the upline and what that person is paid for', async () => {
    const { agent } = await valueOf(bento.api.call(getOwnAgent, {}))
    expect(agent?.contracts.map((one) => one.contractType).toSorted()).toEqual([
      'DAILY',
      'DIVIDEND',
      'REALTIME',
    ])
    expect(agent?.name).not.toBe('agente.norte')
    expect((await valueOf(top.api.call(getOwnAgent, {}))).agent).toBeNull()
  })

  test('a statement that cannot be paid does not block the others', async () => {
    // Of the same contract, in years ahead: the first for an unknown member.
    const add = (receiverId: bigint, year: number) =>
      server.pool.query(
        `insert into agents.statement (run_id, contract_id, giver_id, receiver_id, starts_at, ends_at,
           version, inputs, inputs_hash, due_minor, amount_minor, status, created_at)
         select run_id, contract_id, giver_id, $1, make_date($2, 1, 1), make_date($2, 1, 2), 1, '', '',
           10000, 10000, 'due', now()
         from agents.statement order by statement_id limit 1`,
        [receiverId, year],
      )
    await add(999_999_999n, 2100)
    await add(norte.memberId, 2101)
    const before = await balanceOf(norte)
    await agents.runContracts(['HOURLY'])
    expect(await balanceOf(norte)).toBe(before + parseMoney('1.00'))
    const { rows } = await server.pool.query(
      `select status from agents.statement where starts_at > '2100-01-01' or receiver_id = 999999999
       order by starts_at`,
    )
    expect(rows).toEqual([{ status: 'due' }, { status: 'paid' }])
  })
})
