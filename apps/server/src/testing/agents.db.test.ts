import { randomUUID } from 'node:crypto'
import * as client from '@trevo/api-client/endpoints.ts'
import * as contracts from '@trevo/contract/wps/agents/contracts.ts'
import * as rebates from '@trevo/contract/wps/agents/rebates.ts'
import * as links from '@trevo/contract/wps/agents/register.ts'
import * as reports from '@trevo/contract/wps/agents/reports.ts'
import * as statements from '@trevo/contract/wps/agents/statements.ts'
import * as team from '@trevo/contract/wps/agents/team.ts'
import type { EndpointSpec } from '@trevo/contract/endpoint.ts'
import {
  createRegisterLink,
  getOwnAgent,
  getTeamOverview,
  listLinkMembers,
  listRegisterLinks,
  listStatements,
  listTeamBets,
  listTeamMembers,
  listTeamProfit,
  listTeamTransactions,
  closeRegisterLink,
  registerMember,
  getAgentIncome,
  transferDownline,
  transferUpline,
} from '@trevo/api-client/endpoints.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readPdfText } from './read-pdf-text.ts'
import { codeOf } from './start-contract-world.ts'
import { span, startTeamWorld, valueOf } from './start-team-world.ts'
import { code, setPaymentPassword } from './start-transfer-world.ts'
import { registrationForm } from '../modules/members/testing/registration-form.ts'

const world = await startTeamWorld()
const { server, top, norte, sul, bento, member, ids } = world
const { agents } = server.server.modules
beforeAll(() => world.fill())
afterAll(() => server.close())

type Person = typeof top
const isEndpoint = (one: unknown): one is EndpointSpec =>
  typeof one === 'object' && one !== null && 'path' in one && 'family' in one
const shapeOf = (schema: object): object =>
  'shape' in schema && typeof schema.shape === 'object' ? (schema.shape ?? {}) : {}
const overviewOf = (who: Person) => valueOf(who.api.call(getTeamOverview, { query: span }))

describe('the team of an agent', () => {
  test('AGENT-10: figures of everybody below, at any depth, and of nobody else', async () => {
    // Below the one on top are norte, sul, ana, and below them bento, clara, davi, elisa.
    expect(await overviewOf(top)).toMatchObject({
      totals: { bet: '150.00', win: '120.00', profit: '-30.00', deposit: '4000.00' },
      teamSize: 7,
      activeMembers: 2,
      firstDeposits: 4,
      teamBalance: '3970.00',
      zone: 'GMT-3',
    })
    expect(await overviewOf(norte)).toMatchObject({
      totals: { bet: '100.00', win: '40.00', profit: '-60.00' },
      activeMembers: 1,
    })
    expect(await overviewOf(sul)).toMatchObject({ totals: { bet: '0.00' }, activeMembers: 0 })
  })

  test('AGENT-3, AGENT-4: members below are listed with masked names, and opened down to a round', async () => {
    const { list } = await valueOf(top.api.call(listTeamMembers, { query: span }))
    expect(list.map(({ name }) => name).join()).not.toContain('agente.norte')
    const north = list.find(({ memberId }) => memberId === ids.get(norte))
    expect(north).toMatchObject({ isAgent: true, teamSize: 2, team: { bet: '100.00' } })
    const memberId = north?.memberId ?? ''
    const below = await valueOf(top.api.call(listTeamProfit, { query: { ...span, memberId } }))
    expect(below.crumbs).toHaveLength(1)
    const person = below.list.find((one) => one.memberId === ids.get(bento))
    expect(person).toMatchObject({ own: { bet: '100.00', profit: '-60.00' } })
    const bets = await valueOf(
      top.api.call(listTeamBets, { query: { ...span, memberId: person?.memberId ?? '' } }),
    )
    expect(bets.list).toMatchObject([{ bet: '100.00', win: '40.00', roundId: 'round-1' }])
    const money = await valueOf(
      top.api.call(listTeamTransactions, { query: { ...span, memberId: person?.memberId ?? '' } }),
    )
    expect(money.list).toMatchObject([{ amount: '1000.00', typeCode: 6101 }])
  })

  /** Calls of the module that name a person: found by their input, so that a new one is included. */
  const naming = [contracts, rebates, links, reports, statements, team]
    .flatMap((file): readonly unknown[] => Object.values(file))
    .filter(isEndpoint)
    .filter(({ query, body }) =>
      [query, body].some((shape) => shape && 'memberId' in shapeOf(shape)),
    )

  const clients = new Map(
    Object.entries(client).map(([name, one]) => [name, one as typeof getTeamOverview]),
  )

  test('an agent reaches only its own subtree, at every endpoint that names somebody', async () => {
    expect(naming.map(({ name }) => name).toSorted()).toEqual([
      'getGivable',
      'getTeamOverview',
      'listTeamBets',
      'listTeamMembers',
      'listTeamProfit',
      'listTeamTransactions',
      'printTeamBets',
      'printTeamMembers',
      'printTeamProfit',
      'printTeamTransactions',
      'setRebates',
    ])
    for (const { name, method } of naming) {
      const endpoint = clients.get(name) ?? getTeamOverview
      for (const other of ['nobody', ...[top, sul, member].map((one) => ids.get(one) ?? '')]) {
        const asked =
          method === 'GET'
            ? { query: { ...span, memberId: other } }
            : { body: { memberId: other, gives: { rebates: [], series: [] } } }
        const answer = await norte.api.call(endpoint, asked as never)
        expect(`${name} ${other} ${codeOf(answer)}`).toBe(`${name} ${other} agent.not_below`)
      }
    }
    expect(codeOf(await member.api.call(getTeamOverview, { query: span }))).not.toBe('ok')
  })
})

test('AGENT-3: agents have separate announcements, which nobody else sees', async () => {
  await server.pool.query(
    `insert into messaging.announcement (brand_id, kind, name, texts, published_at, calls_to_play)
     values (1, 'AG', 'Terms', '{"EN": {"title": "Terms of agents", "content": "Read them."}}',
       '2026-02-01T00:00:00Z', false)`,
  )
  const titles = (await valueOf(top.api.call(client.listAgentAnnouncements))).list.map(
    ({ title }) => title,
  )
  expect(titles).toEqual(['Terms of agents', 'How your contracts are paid'])
  for (const api of [member.api, top.api, server.guest()]) {
    const everything = await api.call(client.listAnnouncements)
    expect(JSON.stringify(everything)).not.toMatch(/Terms of agents|How your contracts/)
  }
  expect(codeOf(await member.api.call(client.listAgentAnnouncements))).toBe('error_not_agent')
  expect(codeOf(await server.guest().call(client.listAgentAnnouncements))).toBe('login.not.session')
})

describe('a page of the agent center exists on the server exactly while its switch is on', () => {
  test.each([
    ['AGENT-3', 'AGEANNOUNCE3', client.listAgentAnnouncements, {}],
    ['AGENT-3', 'AGEINFO3', getTeamOverview, span],
    ['AGENT-3', 'AGEPAG', getTeamOverview, span],
    ['AGENT-3', 'AGEINFO3', listTeamMembers, span],
    ['AGENT-2', 'INBOX3', client.getMessagePeople, {}],
    ['AGENT-4', 'AGETEAMPNL3', listTeamProfit, span],
    ['AGENT-4', 'AGEREV3', getAgentIncome, span],
    ['AGENT-4', 'AGEDOWNTRANS3', listTeamTransactions, span],
    ['AGENT-5', 'SIGNCONDIV3', listStatements, { contractType: 'DIVIDEND', side: 'receiver' }],
    ['AGENT-6', 'DAILYSALCONT3', listStatements, { contractType: 'DAILY', side: 'receiver' }],
    ['AGENT-6', 'DAYSALMR3', listStatements, { contractType: 'MEMBER_DAILY', side: 'receiver' }],
    ['AGENT-4', 'AGEREV3', client.listRebateLines, span],
    ['AGENT-7', 'HOURSAL3', listStatements, { contractType: 'HOURLY', side: 'receiver' }],
    ['AGENT-8', 'RTSALARY3', listStatements, { contractType: 'REALTIME', side: 'receiver' }],
  ] as const)('%s: %s', async (_row, moduleId, endpoint, query) => {
    const answerOf = async () =>
      codeOf(await top.api.call(endpoint as typeof listStatements, { query: query as never }))
    const turn = (isOn: boolean) =>
      server.change(
        `update settings.module_switch set enabled = ${isOn} where module_id = '${moduleId}'`,
      )
    expect(await answerOf()).toBe('ok')
    await turn(false)
    expect(await answerOf()).toBe('function.not.available')
    await turn(true)
    expect(await answerOf()).toBe('ok')
  })

  test.each([
    ['AGENT-3', ['AGEREGDOWN3', 'AFFMAN3'], listRegisterLinks, {}],
    ['AGENT-3', ['AGEREGDOWN3', 'CREATEAFF3', 'AFFMAN3'], client.getGivable, {}],
    ['AGENT-4', ['TEAMBETTING3', 'TRANSBETREPMEM3'], listTeamBets, span],
    ['AGENT-4', ['TEAMBETTING3', 'TRANSBETREPMEM3'], client.printTeamBets, span],
  ] as const)('%s: one of %j is enough', async (_row, modules, endpoint, query) => {
    const answerOf = async () =>
      codeOf(
        await top.api.call(endpoint as unknown as typeof listStatements, { query: query as never }),
      )
    const turn = (isOn: boolean, which: readonly string[]) =>
      server.change(
        `update settings.module_switch set enabled = ${isOn}
         where module_id in (${which.map((one) => `'${one}'`).join()})`,
      )
    for (const one of modules) {
      await turn(false, modules)
      expect(await answerOf()).toBe('function.not.available')
      await turn(true, [one])
      expect(await answerOf()).toBe('ok')
    }
    await turn(true, modules)
  })
})

describe('the list of a team', () => {
  test('AGENT-3: somebody below is found by the username or a part of it, anybody else is not', async () => {
    const find = (who: Person, username: string) =>
      valueOf(who.api.call(listTeamMembers, { query: { ...span, username } }))
    const found = await find(top, 'BENTO.demo')
    expect(found.list.map(({ memberId }) => memberId)).toEqual([ids.get(bento)])
    const agentsBelow = await find(top, 'AGENTE.')
    expect(agentsBelow.list.map(({ memberId }) => memberId).toSorted()).toEqual(
      [norte, sul].map((one) => ids.get(one)).toSorted(),
    )
    expect((await find(top, 'nto.d')).list).toEqual(found.list)
    // Two letters would name half of a team; the caller is not below the caller.
    for (const other of ['be', 'agente.demo', 'nobody', '%', '___']) {
      expect((await find(top, other)).list).toEqual([])
    }
    for (const name of ['bento.demo', 'bento']) expect((await find(sul, name)).list).toEqual([])
    const bets = await valueOf(
      top.api.call(listTeamBets, { query: { ...span, username: 'bento.demo' } }),
    )
    expect(bets.list.map(({ memberId }) => memberId)).toEqual([ids.get(bento)])
    const byPart = await valueOf(
      top.api.call(listTeamBets, { query: { ...span, username: 'bent' } }),
    )
    expect(byPart.list).toEqual(bets.list)
    const money = await valueOf(
      sul.api.call(listTeamTransactions, { query: { ...span, username: 'bento.demo' } }),
    )
    expect(money.list).toEqual([])
  })

  test('AGENT-3: the last login, the rates, and the team’s size and balance of each member', async () => {
    await server.pool.query(`insert into agents.rebate_rate values ($1, 'RNG', now(), 40, $2)`, [
      norte.memberId,
      top.memberId,
    ])
    await server.pool.query(
      `insert into lottery.member_series select $1, group_code, prize_mode_id, 1950
       from lottery.series_rule where brand_id = 1 order by 2, 3 limit 1`,
      [norte.memberId],
    )
    const answer = await valueOf(top.api.call(listTeamMembers, { query: span }))
    expect(answer).toMatchObject({ teamSize: 7, teamBalance: '3970.00' })
    const north = answer.list.find(({ memberId }) => memberId === ids.get(norte))
    expect(north).toMatchObject({
      daysSinceLogin: 0,
      rebates: [{ product: 'RNG', rate: '0.40' }],
      series: [{ series: 1950 }],
    })
    const never = answer.list.filter(({ daysSinceLogin }) => daysSinceLogin === null)
    expect(never.every(({ rebates: given }) => given.length === 0)).toBe(true)
    await server.pool.query('delete from agents.rebate_rate where member_id = $1', [norte.memberId])
  })

  test.each([
    [
      'printTeamMembers',
      client.printTeamMembers,
      /Team management.*Last login.*Rebate and series/s,
    ],
    ['printTeamProfit', client.printTeamProfit, /User results.*Promotions/s],
    ['printTeamBets', client.printTeamBets, /100\.00.*round-1/s],
    ['printTeamTransactions', client.printTeamTransactions, /1,000\.00/],
    ['printAgentIncome', client.printAgentIncome, /Agent income.*Total\n0\.00/s],
  ] as const)(
    'AGENT-4: %s prints the rows of its page, names covered',
    async (_name, endpoint, text) => {
      const { fileName, pdf } = await valueOf(
        top.api.call(endpoint as typeof client.printTeamBets, { query: span }),
      )
      expect(fileName).toMatch(/^[a-z]+-\d{4}-\d\d-\d\d\.pdf$/)
      const shown = readPdfText(Buffer.from(pdf, 'base64'))
      expect(shown).toMatch(text)
      expect(shown).not.toContain('bento.demo')
    },
  )
})

test('AGENT-4: the printed team has every row of its page, the first and the last too', async () => {
  const { list } = await valueOf(top.api.call(listTeamMembers, { query: span }))
  const { pdf } = await valueOf(top.api.call(client.printTeamMembers, { query: span }))
  const shown = readPdfText(Buffer.from(pdf, 'base64'))
  expect(list.length).toBeGreaterThan(2)
  for (const { name } of list) expect(shown).toContain(name)
})

describe('a link', () => {
  const link = {
    linkId: randomUUID(),
    code: 'feira-sp',
    memberType: 0 as const,
    days: 30,
    note: '',
  }

  const register = async (username: string, affiliateCode: string) =>
    server.guest().call(registerMember, {
      body: {
        ...registrationForm(username),
        affiliateCode,
        humanProof: await server.proveHuman(),
      },
    })

  test('AGENT-3: a member who registers under it is below the agent, once and permanently', async () => {
    const made = await valueOf(norte.api.call(createRegisterLink, { body: link }))
    expect(made).toMatchObject({ status: '1', registered: 0 })
    expect(made.url).toContain('/register?aff=feira-sp')
    // A retry finds the same link; another agent cannot have its code.
    expect(await valueOf(norte.api.call(createRegisterLink, { body: link }))).toEqual(made)
    expect(codeOf(await norte.api.call(createRegisterLink, { body: { ...link, days: 9 } }))).toBe(
      'request.id_reused',
    )
    const taken = { ...link, linkId: randomUUID() }
    expect(codeOf(await sul.api.call(createRegisterLink, { body: taken }))).toBe(
      'agent.link_code_taken',
    )
    await valueOf(register('vizinha', 'FEIRA-SP'))
    const { list } = await valueOf(norte.api.call(listRegisterLinks, {}))
    expect(list).toMatchObject([{ code: 'feira-sp', registered: 1 }])
    const came = await valueOf(norte.api.call(listLinkMembers, { query: { linkId: link.linkId } }))
    expect(came.list).toHaveLength(1)
    expect(came.list[0]?.customerName).not.toBe('vizinha')
    await agents.readStream()
    expect((await overviewOf(norte)).newRegistrations).toBeGreaterThan(0)
    expect((await overviewOf(norte)).teamSize).toBe(3)
    expect((await overviewOf(top)).teamSize).toBe(8)
    const vizinha = await server.pool.query(
      `select upline_member_id from members.member where account = 'trevo@vizinha'`,
    )
    expect(vizinha.rows[0].upline_member_id).toBe(norte.memberId)
  })

  test('closed it registers nobody, and another agent cannot see it', async () => {
    const body = { linkId: link.linkId }
    expect(codeOf(await sul.api.call(closeRegisterLink, { body }))).toBe('agent.link_unknown')
    const query = { linkId: link.linkId }
    expect(codeOf(await sul.api.call(listLinkMembers, { query }))).toBe('agent.link_unknown')
    await valueOf(norte.api.call(closeRegisterLink, { body }))
    expect(codeOf(await register('outra', 'feira-sp'))).toBe('invitation_code_error')
  })
})

test('ROLE-9: an agent sends money down and up, and both are in the reports of the team', async () => {
  // All agents of the demo have the same one.
  const agent = server.server.demoAccounts.find(({ username }) => username === 'agente.demo')
  await server.pool.query('update cashier.withdrawal_setting set turnover_bp = 0')
  for (const who of [top, norte]) await setPaymentPassword(who, agent?.password ?? '')
  const body = { paymentPassword: code }
  await valueOf(
    top.api.call(transferDownline, {
      body: { ...body, clientId: randomUUID(), account: 'agente.norte', amount: '10.00' },
    }),
  )
  await valueOf(
    norte.api.call(transferUpline, { body: { ...body, clientId: randomUUID(), amount: '4.00' } }),
  )
  await agents.readStream()
  const query = { ...span, memberId: ids.get(norte) ?? '' }
  const { list } = await valueOf(top.api.call(listTeamTransactions, { query }))
  expect(list.slice(0, 2)).toMatchObject([
    { amount: '-4.00', typeCode: 6207 },
    { amount: '10.00', typeCode: 6104 },
  ])
  expect((await overviewOf(top)).totals).toMatchObject({ transferIn: '10.00', transferOut: '4.00' })
})

describe('an operator', () => {
  test('moves a member with the team below: access and balances follow, earlier figures stay, contracts end', async () => {
    const before = { norte: await overviewOf(norte), sul: await overviewOf(sul) }
    const move = (username: string, upline: string | null) =>
      agents.moveBelow({
        brandId: 1,
        operator: 'operador.demo',
        username,
        upline,
        reason: 'asked for by both',
      })
    await expect(move('agente.norte', 'bento.demo')).rejects.toThrow('agent.move_not_possible')
    await expect(move('nobody', 'agente.sul')).rejects.toThrow('agent.member_unknown')
    expect(await move('agente.norte', 'agente.sul')).toMatchObject({
      above: ['agente.demo', 'agente.sul'],
      teamSize: before.norte.teamSize,
    })
    const after = await overviewOf(sul)
    expect(after.teamSize).toBe(before.sul.teamSize + before.norte.teamSize + 1)
    expect(after.totals).toEqual(before.sul.totals)
    const { rows } = await server.pool.query(
      `select count(*)::int as live from agents.contract where status in ('A', 'V', 'P', 'E')`,
    )
    expect(rows[0].live).toBe(0)
    expect((await agents.proveTotals()).drifted).toEqual([])
    await move('agente.norte', 'agente.demo')
  })

  test('ROLE-1: promotes only to account types that the brand lists', async () => {
    await server.change(`update settings.brand set agent_types = '{1,2,7}'`)
    await expect(agents.promoteToAgent(1, 'ana.demo', 41)).rejects.toMatchObject({
      code: 'agent.type_unknown',
      detail: { types: '1, 2, 7' },
    })
    expect(await agents.promoteToAgent(1, 'ana.demo', 7)).toMatchObject({ type: 7 })
    await server.change(`update settings.brand set agent_types = '{1,2,41,42}'`)
    await expect(agents.promoteToAgent(1, 'ana.demo', 7)).rejects.toThrow()
  })

  test('makes a member an agent, whose sessions end', async () => {
    expect(await agents.promoteToAgent(1, 'ana.demo', 2)).toMatchObject({ type: 2 })
    expect(codeOf(await member.api.call(getOwnAgent, {}))).not.toBe('ok')
  })
})
