import { randomUUID } from 'node:crypto'
import * as client from '@trevo/api-client/endpoints.ts'
import type { EndpointSpec } from '@trevo/contract/endpoint.ts'
import * as contracts from '@trevo/contract/wps/agents/contracts.ts'
import * as messages from '@trevo/contract/wps/agents/messages.ts'
import * as rebates from '@trevo/contract/wps/agents/rebates.ts'
import * as links from '@trevo/contract/wps/agents/register.ts'
import * as reports from '@trevo/contract/wps/agents/reports.ts'
import * as statements from '@trevo/contract/wps/agents/statements.ts'
import * as team from '@trevo/contract/wps/agents/team.ts'
import { afterAll, describe, expect, test } from 'vitest'
import { codeOf } from './start-contract-world.ts'
import { span, startTeamWorld, valueOf } from './start-team-world.ts'

const world = await startTeamWorld()
const { server, top, norte, member, ids } = world
const { pool } = server
afterAll(() => server.close())

/** Members who leave, or are excluded: ana, a player directly below, and norte, an agent with a contract. */
const gone = [
  { id: member.memberId, username: 'ana.demo', masked: 'an****o' },
  { id: norte.memberId, username: 'agente.norte', masked: 'ag****e' },
]
const linkId = randomUUID()
let statementId = ''
let contractId = ''

const isEndpoint = (one: unknown): one is EndpointSpec =>
  typeof one === 'object' && one !== null && 'path' in one && 'family' in one

/** Everything of the module that an agent can read. */
const reading = [contracts, messages, rebates, links, reports, statements, team]
  .flatMap((file): readonly unknown[] => Object.values(file))
  .filter(isEndpoint)
  .filter(({ method, auth }) => method === 'GET' && auth === 'agent')
const clients = new Map(
  Object.entries(client).map(([name, one]) => [name, one as typeof client.getTeamOverview]),
)

/** The calls of each kind, built so that a closed member would be in the answer. */
const asked: Readonly<Record<string, readonly object[]>> = {
  getGivable: [{}],
  getMessagePeople: [{}],
  listSentMessages: [{}],
  getTeamOverview: [span],
  listTeamMembers: [span, { ...span, downline: 'all' }, { ...span, username: 'ana.demo' }],
  listTeamProfit: [span, { ...span, downline: 'all' }, { ...span, username: 'agente.norte' }],
  listTeamBets: [span, { ...span, username: 'ana.demo' }],
  listTeamTransactions: [span, { ...span, username: 'ana.demo' }],
  getAgentIncome: [span],
  listRebateLines: [span],
  listRegisterLinks: [{}],
  listContracts: [{ contractType: 'DIVIDEND' }],
  previewStatements: [{ contractType: 'DIVIDEND' }],
}
/** Those that need an id of something that the test made. */
const askedById = (): Readonly<Record<string, readonly object[]>> => ({
  listLinkMembers: [{ linkId }],
  listContractHistory: [{ contractId }],
  listStatements: (['receiver', 'giver'] as const).map((side) => ({
    contractType: 'REALTIME',
    side,
  })),
  listStatementLines: [{ statementId }],
})
/** They print what the others list, read by the same use cases; their pages are no text. */
const printed = [
  'printStatement',
  'printTeamMembers',
  'printTeamProfit',
  'printTeamBets',
  'printTeamTransactions',
  'printAgentIncome',
]

const prepare = async () => {
  await world.fill()
  const { customerId: receiverId = '' } =
    (await server.server.modules.members.findMember(norte.memberId)) ?? {}
  const contract = await world.signed(top, norte, '20', { receiverId })
  contractId = contract.id
  await pool.query(
    `insert into agents.register_link (link_id, brand_id, agent_id, code, member_type, note, created_at)
     values ($1, 1, $2, 'saiu', 0, '', now())`,
    [linkId, top.memberId],
  )
  await pool.query('update agents.node set link_id = $1 where member_id = $2', [
    linkId,
    member.memberId,
  ])
  const { rows } = await pool.query<{ statement_id: string }>(
    `with run as (
       insert into agents.run (brand_id, contract_type, period, starts_at, ends_at, seen_seq, began_at)
       values (1, 'REALTIME', '5', now(), now(), 0, now()) returning run_id
     ), line as (
       insert into agents.rebate_line select run_id, 1, $1, $2, 'vendor:BGS', 'round-left', 1001, 'RNG',
         10000, 10, 10, 10, false, now() from run
     ), signed as (
       insert into agents.contract (contract_id, brand_id, contract_type, product, giver_id,
         receiver_id, period, rate_bp, status, created_at, signed_at)
       values (gen_random_uuid(), 1, 'REALTIME', 'CONS', $3, $1, null, 100, 'A', now(), now())
       returning contract_id
     ), statement as (
       insert into agents.statement (run_id, contract_id, giver_id, receiver_id, starts_at, ends_at,
         version, inputs, inputs_hash, due_minor, amount_minor, status, created_at)
       select run_id, contract_id, $3, $1, now(), now(), 1, '', repeat('0', 64), 100, 100, 'paid', now()
       from run, signed returning statement_id, contract_id
     ), written as (
       insert into agents.statement_line select statement_id, 1, contract_id, $2, 'vendor:BGS',
         'round-left', 1001, 10000, 0, 100, 100, 100, false from statement
     ) select statement_id::text from statement`,
    [top.memberId, member.memberId, norte.memberId],
  )
  statementId = rows[0]?.statement_id ?? ''
}

const totals = async () => {
  const {
    totals: sums,
    teamSize,
    teamBalance,
    activeMembers,
  } = await valueOf(top.api.call(client.getTeamOverview, { query: span }))
  return { sums, teamSize, teamBalance, activeMembers }
}

await prepare()
const before = await totals()

const answersOf = async () => {
  const found: string[] = []
  for (const [name, queries] of Object.entries({ ...asked, ...askedById() })) {
    const endpoint = clients.get(name)
    if (!endpoint) throw new Error(`no client of ${name}`)
    for (const query of queries) {
      const answer = await top.api.call(endpoint, { query: query as never })
      if (!answer.ok) throw new Error(`${name}: ${answer.code}`)
      const text = JSON.stringify(answer.value)
      for (const { id, username, masked } of gone) {
        const customerId = ids.get(id === member.memberId ? member : norte) ?? ''
        if ([username, masked, customerId].some((one) => text.includes(one))) {
          found.push(`${name} ${username}`)
        }
      }
    }
  }
  return [...new Set(found)]
}

/** Marks them as gone in one way or the other. */
const mark = (column: 'closed_at' | 'excluded_at', at: 'now()' | 'null') =>
  pool.query(`update members.member set ${column} = ${at} where member_id = any($1)`, [
    gone.map(({ id }) => id),
  ])

describe('AGENT-10: a member who closed the account or excluded themselves', () => {
  test('every answer of the module that an agent can read is checked here', () => {
    const names = [...Object.keys(asked), ...Object.keys(askedById()), ...printed]
    expect(reading.map(({ name }) => name).toSorted()).toEqual(names.toSorted())
  })

  test('is in no list and in no record, by name or by id; the totals stay as they were', async () => {
    // While they are there, nearly all of them show them: the look below can fail.
    expect((await answersOf()).length).toBeGreaterThan(8)
    await mark('excluded_at', 'now()')
    expect(await answersOf()).toEqual([])
    expect(await totals()).toEqual(before)
    await mark('excluded_at', 'null')
    expect((await answersOf()).length).toBeGreaterThan(8)
    await mark('closed_at', 'now()')
    expect(await answersOf()).toEqual([])
    expect(await totals()).toEqual(before)
    // Which of the two it is stays hidden: the rest is tested for the excluded.
    await mark('closed_at', 'null')
    await mark('excluded_at', 'now()')
  })

  test('does not get an agent’s earlier messages', async () => {
    await mark('excluded_at', 'null')
    const written = { clientId: randomUUID(), to: 'chosen' as const, text: 'Volte logo' }
    const memberIds = [ids.get(member) ?? '']
    await valueOf(top.api.call(client.sendTeamMessage, { body: { ...written, memberIds } }))
    await mark('excluded_at', 'now()')
    await server.server.modules.agents.deliverMessages()
    const { rows } = await pool.query(
      `select from inbox.message where source like 'agent-message:%' and member_id = $1`,
      [member.memberId],
    )
    expect(rows).toEqual([])
  })

  test('cannot be viewed, given anything, written to or sent money', async () => {
    for (const who of [member, norte]) {
      const memberId = ids.get(who) ?? ''
      const gives = { rebates: [], series: [] }
      const message = { clientId: randomUUID(), to: 'chosen' as const, text: 'Volte' }
      const { api } = top
      expect([
        codeOf(await api.call(client.getTeamOverview, { query: { ...span, memberId } })),
        codeOf(await api.call(client.listTeamMembers, { query: { ...span, memberId } })),
        codeOf(await api.call(client.listTeamProfit, { query: { ...span, memberId } })),
        codeOf(await api.call(client.listTeamBets, { query: { ...span, memberId } })),
        codeOf(await api.call(client.listTeamTransactions, { query: { ...span, memberId } })),
        codeOf(await api.call(client.getGivable, { query: { memberId } })),
        codeOf(await api.call(client.setRebates, { body: { memberId, gives } })),
        codeOf(
          await api.call(client.sendTeamMessage, { body: { ...message, memberIds: [memberId] } }),
        ),
      ]).toEqual(Array.from({ length: 8 }, () => 'agent.not_below'))
    }
    const { downline } = await valueOf(top.api.call(client.getTransferPeople, { query: {} }))
    expect(downline.map(({ account }) => account)).not.toContain('ana.demo')
    const sent = await valueOf(
      top.api.call(client.sendTeamMessage, {
        body: { clientId: randomUUID(), to: 'all', memberIds: [], text: 'A todos' },
      }),
    )
    await server.server.modules.agents.deliverMessages()
    const { rows } = await pool.query(
      `select member_id from inbox.message where source like 'agent-message:%' and member_id = any($1)`,
      [gone.map(({ id }) => id)],
    )
    expect(sent.reached).toBeGreaterThan(0)
    expect(rows).toEqual([])
  })
})
