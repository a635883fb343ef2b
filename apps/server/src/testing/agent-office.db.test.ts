import { randomUUID } from 'node:crypto'
import { parseMoney } from '@trevo/money/money.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { insideAct, newAct } from '../platform/acts/act.ts'
import { startTestServer } from './start-test-server.ts'

const hourMs = 3_600_000
const startedAt = Math.floor(Date.now() / hourMs) * hourMs + 60_000
let nowMs = startedAt
const server = await startTestServer({ clock: { now: () => new Date(nowMs) } })
const { agents, rewards, wallet } = server.server.modules
afterAll(() => server.close())

const idOf = async (table: string, column: string, name: string): Promise<bigint> => {
  const { rows } = await server.pool.query<{ id: bigint }>(
    `select ${column} as id from ${table} where ${name}`,
  )
  return BigInt(rows[0]?.id ?? 0)
}
const memberOf = (name: string) => idOf('members.member', 'member_id', `account = 'trevo@${name}'`)
const top = await memberOf('agente.demo')
const norte = await memberOf('agente.norte')
const player = await memberOf('bento.demo')
const operatorOf = async (username: string) => ({
  username,
  operatorId: await idOf('identity.operator', 'id', `username = '${username}' and brand_id = 1`),
})
const [first, second] = [await operatorOf('operador.demo'), await operatorOf('operadora.demo')]

/** An hourly salary of 1 %, of which an hour of R$ 100 stakes was paid. */
beforeAll(async () => {
  const contractId = randomUUID()
  await server.deposit(player, 'start', '1000.00')
  await server.pool.query('truncate agents.contract cascade; truncate agents.run cascade')
  await server.pool.query(
    `insert into agents.contract (contract_id, brand_id, contract_type, product, giver_id,
       receiver_id, period, rate_bp, status, created_at, processed_at, signed_at)
     select $1, brand_id, 'HOURLY', 'CONS', $2, $3, null, 100, 'A', $4, $4, $4
     from members.member where member_id = $2`,
    [contractId, top, norte, new Date(nowMs - 2 * hourMs)],
  )
  await server.pool.query('insert into agents.contract_tier values ($1, 0, 0, 0, 0, 100)', [
    contractId,
  ])
  const roundId = randomUUID()
  const stake = { memberId: player, nodeId: 1001, roundId, txnId: `b-${roundId}`, amount: '100.00' }
  await server.stake(stake)
  await server.lose(stake)
  await rewards.settleStakes()
  nowMs += hourMs
  await agents.runContracts(['HOURLY'])
})

const newest = async () => {
  const { list } = await agents.listAgentStatements(1, { username: 'agente.norte', pageSize: 10 })
  const [statement] = list
  if (!statement) throw new Error('no statement')
  return statement
}
const asking = (by: typeof first) => ({ brandId: 1, reason: 'books compared', by })
const balance = async () => (await wallet.balanceOf(norte)).availableMinor

test('a dispute is settled line by line by two persons, and the difference is paid', async () => {
  const statement = await newest()
  expect(statement.due).toBe('1.00')
  const decide = (by: typeof first, due: string) =>
    agents.decideStatementDispute(asking(by), statement.statementId, {
      lines: [{ line: 0, due }],
      answer: 'A round was missing.',
    })
  await expect(decide(first, '1.50')).rejects.toMatchObject({ code: 'agent.dispute_none' })
  await agents.disputeStatement(
    { brandId: 1, memberId: norte },
    { statementId: statement.statementId, reason: 'a round is missing' },
  )
  // The house pays at most 2 % of stakes.
  await expect(decide(first, '2.01')).rejects.toMatchObject({ code: 'agent.due_above_bound' })
  const before = await balance()
  expect(await decide(first, '1.50')).toMatchObject({ isDone: false })
  const { waiting } = await agents.showAgentStatement(
    { brandId: 1, language: 'EN' },
    BigInt(statement.statementId),
    0,
  )
  expect(waiting).toMatchObject({ askedBy: 'operador.demo' })
  expect(await decide(second, '1.50')).toMatchObject({ isDone: true })
  await agents.runContracts(['HOURLY'])
  expect((await balance()) - before).toBe(parseMoney('0.50'))
  const correction = await newest()
  expect(correction).toMatchObject({ version: 2, amount: '0.50', due: '1.50', runId: null })
  const [decided] = (await agents.listAgentStatements(1, { dispute: 'decided', pageSize: 10 })).list
  expect(decided?.decision).toMatchObject({
    answer: 'A round was missing.',
    decidedBy: 'operadora.demo',
    lines: [{ line: 0, before: '1.00', due: '1.50' }],
  })
  await expect(decide(first, '1.60')).rejects.toMatchObject({ code: 'agent.dispute_decided' })
  // Nothing has changed since, so the next runs leave it as decided.
  nowMs += hourMs
  await agents.runContracts(['HOURLY'])
  expect((await balance()) - before).toBe(parseMoney('0.50'))
})

test('operators of another brand see nothing of it', async () => {
  const { statementId, contractId } = await newest()
  expect((await agents.listAgentStatements(2, { pageSize: 10 })).list).toEqual([])
  expect((await agents.listAgentContracts(2, { pageSize: 10 })).list).toEqual([])
  await expect(agents.showAgentContract(2, contractId)).rejects.toMatchObject({
    code: 'contract.unknown',
  })
  await expect(
    agents.showAgentStatement({ brandId: 2, language: 'EN' }, BigInt(statementId), 0),
  ).rejects.toMatchObject({ code: 'agent.statement_unknown' })
  await expect(agents.showAgent(2, 'agente.norte')).rejects.toMatchObject({
    code: 'agent.member_unknown',
  })
})

test('the tree opens from the tops, and an agent shows both sides', async () => {
  const tops = await agents.listAgentTree(1, { pageSize: 100 })
  expect(tops.list.map(({ username }) => username)).toContain('agente.demo')
  const below = await agents.listAgentTree(1, { upline: 'agente.demo', pageSize: 100 })
  expect(below.list.map(({ username }) => username)).toContain('agente.norte')
  const agent = await agents.showAgent(1, 'agente.norte')
  expect(agent.place.above).toEqual(['agente.demo'])
  expect(agent.received).toHaveLength(1)
  const { contract, events } = await agents.showAgentContract(1, agent.received[0]?.id ?? '')
  expect(contract.details).toHaveLength(1)
  expect(events).toEqual([])
  expect((await agents.listAgentRuns(1, { pageSize: 5 })).list.length).toBeGreaterThan(0)
})

test('a rebate rises by two persons within what the agent above may give', async () => {
  const agent = await agents.showAgent(1, 'agente.norte')
  const rate = agent.rates.find(({ allowedBp }) => allowedBp.length > 0)
  const wanted = rate?.allowedBp.at(-1) ?? 0
  const change = (by: typeof first, rateBp: number) =>
    agents.changeAgentRate(asking(by), 'agente.norte', { product: rate?.product, rateBp })
  await expect(change(first, 9_000)).rejects.toMatchObject({ code: 'agent.value_not_allowed' })
  await change(first, wanted)
  await change(second, wanted)
  const { rates } = await agents.showAgent(1, 'agente.norte')
  expect(rates.find(({ product }) => product === rate?.product)?.rateBp).toBe(wanted)
})

test('a contract is offered again with other rates once two persons said so; its receiver decides', async () => {
  const { contractId } = await newest()
  const change = (by: typeof first, rateBps: number[]) =>
    agents.changeContractRates(asking(by), contractId, { rateBps })
  await expect(change(first, [9_000])).rejects.toMatchObject({ code: 'contract.rate_too_high' })
  await expect(change(first, [50, 60])).rejects.toMatchObject({ code: 'contract.terms_invalid' })
  await expect(change(first, [100])).rejects.toMatchObject({ code: 'contract.terms_invalid' })
  expect(await change(first, [50])).toMatchObject({ isDone: false })
  expect(await change(second, [50])).toMatchObject({ isDone: true })
  const { rows } = await server.pool.query<{ status: string; rate_bp: number }>(
    'select status, rate_bp from agents.contract order by created_at',
  )
  expect(rows).toEqual([
    { status: 'A', rate_bp: 100 },
    { status: 'E', rate_bp: 50 },
  ])
  await expect(change(first, [60])).rejects.toMatchObject({ code: 'contract.waiting' })
})

/** A signed contract of a lottery, which has no rebates beside it. */
const sign = async (type: string, receiver: bigint, rateBp: number): Promise<string> => {
  const contractId = randomUUID()
  await server.pool.query(
    `insert into agents.contract (contract_id, brand_id, contract_type, product, giver_id,
       receiver_id, period, rate_bp, status, created_at, processed_at, signed_at)
     values ($1, 1, $2, 'LOTT', $3, $4, null, $5, 'A', $6, $6, $6)`,
    [contractId, type, top, receiver, rateBp, new Date(nowMs)],
  )
  return contractId
}

test('contracts of a path that together promise more than the house pays are listed, with the excess', async () => {
  await server.pool.query('truncate agents.contract cascade')
  await sign('HOURLY', norte, 150)
  expect(await agents.listContractsOverBound(1)).toEqual({ bound: '2.00', contracts: [] })
  const contractId = await sign('MEMBER_DAILY', player, 50)
  expect((await agents.listContractsOverBound(1)).contracts).toEqual([])
  await server.pool.query('delete from agents.contract where contract_id = $1', [contractId])
  const above = await sign('MEMBER_DAILY', player, 51)
  expect((await agents.listContractsOverBound(1)).contracts).toEqual([
    {
      contractId: above,
      receiver: 'bento.demo',
      contractType: 'MEMBER_DAILY',
      product: 'LOTT',
      rate: '0.51',
      excess: '0.01',
    },
  ])
  expect((await agents.listContractsOverBound(2)).contracts).toEqual([])
})

test('what agents were paid too much is listed by its size and added up, for their brand alone', async () => {
  await server.pool.query('truncate agents.contract cascade')
  expect(await agents.listAgentDebts(1)).toEqual({ list: [], total: '0.00' })
  const [hourly, daily] = [await sign('HOURLY', norte, 10), await sign('DAILY', norte, 10)]
  await server.pool.query('insert into agents.debt values ($1, 15000), ($2, 20000)', [
    hourly,
    daily,
  ])
  const debt = {
    username: 'agente.norte',
    contractId: daily,
    contractType: 'DAILY',
    amount: '2.00',
  }
  expect(await agents.listAgentDebts(1)).toEqual({
    list: [debt, { ...debt, contractId: hourly, contractType: 'HOURLY', amount: '1.50' }],
    total: '3.50',
  })
  expect((await agents.showAgent(1, 'agente.norte')).debt).toBe('3.50')
  expect((await agents.listAgentDebts(2)).list).toEqual([])
})

test('a member’s place names who is above from the top on, and how many are below', async () => {
  const place = await agents.showTreePlace(1, 'bento.demo')
  expect(place).toEqual({
    username: 'bento.demo',
    type: 0,
    above: ['agente.demo', 'agente.norte'],
    teamSize: 0,
  })
  const { teamSize, above } = await agents.showTreePlace(1, 'agente.demo')
  expect(above).toEqual([])
  expect(teamSize).toBeGreaterThan(1)
  for (const [brandId, username] of [
    [2, 'bento.demo'],
    [1, 'nobody.demo'],
  ] as const) {
    await expect(agents.showTreePlace(brandId, username)).rejects.toMatchObject({
      code: 'agent.member_unknown',
    })
  }
})

test('a closed register link registers nobody, stays closed, and says so in the audit; another brand’s is unknown', async () => {
  const linkId = randomUUID()
  await server.pool.query(
    `insert into agents.register_link (link_id, brand_id, agent_id, code, member_type, created_at, ends_at)
     values ($1, 1, $2, 'escritorio', 0, $3, null)`,
    [linkId, norte, new Date(nowMs)],
  )
  await expect(agents.closeAgentLink(2, linkId)).rejects.toMatchObject({
    code: 'agent.link_unknown',
  })
  await expect(agents.closeAgentLink(1, randomUUID())).rejects.toMatchObject({
    code: 'agent.link_unknown',
  })
  const status = async () =>
    (await agents.showAgent(1, 'agente.norte')).links.find((link) => link.linkId === linkId)?.status
  expect(await status()).toBe('1')
  const act = newAct()
  const closed = await insideAct(act, () => agents.closeAgentLink(1, linkId))
  expect(closed).toMatchObject({ code: 'escritorio', registered: 0, status: '0' })
  expect(await status()).toBe('0')
  expect(act.note).toEqual({
    target: 'escritorio',
    before: { endsAt: null },
    after: { endsAt: new Date(nowMs).toISOString() },
  })
})
