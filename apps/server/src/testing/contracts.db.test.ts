import { randomUUID } from 'node:crypto'
import {
  getConsolidated,
  listContractHistory,
  offerContract,
  processDailySalary,
  processDividendRequest,
  processHourlySalary,
  processRealTimeSalary,
  voidContract,
} from '@trevo/api-client/endpoints.ts'
import type { BodyInput } from '@trevo/contract/endpoint.ts'
import type { offerContract as Offer } from '@trevo/contract/wps/agents/contracts.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startTestServer, type TestServer } from './start-test-server.ts'

type Person = Awaited<ReturnType<TestServer['logIn']>>
type Terms = Partial<BodyInput<typeof Offer>>

// agente.demo stands on top, norte and sul below; bento, below norte, is made an agent here.
let server: TestServer
let top: Person
let norte: Person
let sul: Person
let bento: Person
let member: Person
const ids = new Map<Person, string>()

beforeAll(async () => {
  server = await startTestServer({ environment: { ROLES: 'web' } })
  await server.pool.query(`update members.member set type = 1 where account = 'trevo@bento.demo'`)
  top = await server.logIn('agente.demo', 'agent')
  norte = await server.logIn('agente.norte', 'agent')
  sul = await server.logIn('agente.sul', 'agent')
  bento = await server.logIn('bento.demo')
  member = await server.logIn('ana.demo')
  for (const one of [top, norte, sul, bento, member]) {
    const { customerId = '' } = (await server.server.modules.members.findMember(one.memberId)) ?? {}
    ids.set(one, customerId)
  }
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.pool.query('truncate agents.contract_event, agents.contract_tier, agents.contract')
  await switchContracts(true)
})

const contractModules = `('SIGNCONDIV3', 'DAILYSALCONT3', 'HOURSAL3', 'RTSALARY3', 'AGENTPOLICY3')`
const switchContracts = (isOn: boolean, modules = contractModules) =>
  server.change(`update settings.module_switch set enabled = ${isOn} where module_id in ${modules}`)

const tier = (contractRate: string, minimumBet = '1000.00') => ({
  minimumBet,
  netLoss: '0',
  activeMember: 0,
  contractRate,
})
const offer = (giver: Person, receiver: Person, rate: string, terms: Terms = {}) =>
  giver.api.call(offerContract, {
    body: {
      id: randomUUID(),
      contractType: 'DIVIDEND',
      type: 'RNG',
      receiverId: ids.get(receiver) ?? '',
      period: 'M',
      details: [tier(rate)],
      ...terms,
    },
  })
const offered = async (...order: Parameters<typeof offer>) => {
  const answer = await offer(...order)
  if (!answer.ok) throw new Error(answer.code)
  return answer.value
}
const answerWith = (who: Person, status: 'A' | 'R' | 'C', type: 'RNG' | 'CONS' = 'RNG') =>
  who.api.call(processDividendRequest, { body: { type, status } })
/** Offered and accepted. */
const signed = async (...order: Parameters<typeof offer>) => {
  const contract = await offered(...order)
  const answer = await answerWith(order[1], 'A')
  if (!answer.ok) throw new Error(answer.code)
  return contract
}
const offersOf = async (who: Person) => {
  const answer = await who.api.call(getConsolidated, {})
  if (!answer.ok) throw new Error(answer.code)
  return answer.value
}
const statusOf = async ({ id }: { id: string }) => {
  const { rows } = await server.pool.query(
    'select status from agents.contract where contract_id = $1',
    [id],
  )
  return rows[0]?.status
}
const codeOf = (answer: { ok: true } | { ok: false; code: string }) =>
  answer.ok ? 'ok' : answer.code

describe('a contract request', () => {
  test('CONTRACT-1, CALL-55, CALL-31, MODEL-18: it stands in the consolidated answer by type and product until it is accepted', async () => {
    const { id } = await offered(top, norte, '20', {
      type: 'CONS',
      details: [
        { minimumBet: '450000', netLoss: '100', activeMember: 5, contractRate: '18.5' },
        { minimumBet: '4500000', netLoss: '100', activeMember: 8, contractRate: '20' },
      ],
    })
    const before = await offersOf(norte)
    expect(before).toMatchObject({ dailysalreqtype: {}, contracthoursalreq: {} })
    expect(before).toMatchObject({ realtimesalreqtype: {}, divtypeinfo: true })
    expect(Object.keys(before.divtypereq)).toEqual(['CONS'])
    expect(before.divtypereq.CONS).toEqual([
      {
        id,
        contractType: 'DIVIDEND',
        type: 'CONS',
        status: 'P',
        period: 'M',
        details: [
          { minimumBet: '450000.00', netLoss: '100.00', activeMember: 5, contractRate: '18.50' },
          { minimumBet: '4500000.00', netLoss: '100.00', activeMember: 8, contractRate: '20.00' },
        ],
        contractRate: '20.00',
        giver: 'agente.demo',
        receiver: 'agente.norte',
        receiverId: ids.get(norte),
        createdDate: expect.any(String),
        processedDate: null,
        previousRate: null,
        downlineHigherRate: 'N',
      },
    ])
    const accepted = await answerWith(norte, 'A', 'CONS')
    expect(accepted).toMatchObject({ ok: true, value: { id, status: 'A' } })
    expect((await offersOf(norte)).divtypereq).toEqual({})
  })

  test('CONTRACT-1: rejected it is gone, and another may be offered', async () => {
    const first = await offered(top, norte, '20')
    expect(await answerWith(norte, 'R')).toMatchObject({ ok: true, value: { status: 'R' } })
    expect((await offersOf(norte)).divtypereq).toEqual({})
    await signed(top, norte, '15')
    expect(await statusOf(first)).toBe('R')
  })

  test.each([
    ['CALL-56', 'DAILY', 'D', processDailySalary, 'id', 'dailysalreqtype'],
    ['CALL-57', 'HOURLY', null, processHourlySalary, 'contractId', 'contracthoursalreq'],
    ['CALL-58', 'REALTIME', null, processRealTimeSalary, 'contractId', 'realtimesalreqtype'],
  ] as const)(
    '%s, CONTRACT-1: a contract of type %s has its own call and its own place',
    async (_, contractType, period, endpoint, key, place) => {
      const { id } = await offered(top, norte, '1', { contractType, period })
      expect((await offersOf(norte))[place].RNG).toMatchObject([{ id, status: 'P', period }])
      // A call of another type does not know it.
      const wrong = await norte.api.call(processDividendRequest, {
        body: { type: 'RNG', status: 'A', id },
      })
      expect(codeOf(wrong)).toBe('contract.unknown')
      const answer = await norte.api.call(endpoint as typeof processHourlySalary, {
        body: { [key]: id, status: 'A' } as { contractId: string; status: 'A' },
      })
      expect(answer).toMatchObject({ ok: true, value: { id, status: 'A', contractType } })
      expect((await offersOf(norte))[place]).toEqual({})
    },
  )

  test('the end that the giver asks for is kept away or agreed to', async () => {
    const contract = await signed(top, norte, '20')
    const body = { contractId: contract.id }
    await top.api.call(voidContract, { body })
    expect((await offersOf(norte)).divtypereq.RNG).toMatchObject([{ status: 'V' }])
    expect(await answerWith(norte, 'A')).toMatchObject({ ok: true, value: { status: 'A' } })
    await top.api.call(voidContract, { body })
    expect(codeOf(await answerWith(norte, 'R'))).toBe('contract.answered')
    expect(await answerWith(norte, 'C')).toMatchObject({ ok: true, value: { status: 'C' } })
    const history = await norte.api.call(listContractHistory, {
      query: { contractId: contract.id },
    })
    if (!history.ok) throw new Error(history.code)
    expect(history.value.map(({ action, by }) => `${action} ${by}`)).toEqual([
      'N agente.demo',
      'A agente.norte',
      'V agente.demo',
      'A agente.norte',
      'V agente.demo',
      'C agente.norte',
    ])
  })

  test('an offer is withdrawn by its giver; the answer comes too late', async () => {
    const contract = await offered(top, norte, '20')
    expect(await top.api.call(voidContract, { body: { contractId: contract.id } })).toMatchObject({
      ok: true,
      value: { status: 'C' },
    })
    expect(codeOf(await answerWith(norte, 'A'))).toBe('contract.answered')
  })

  test('the same answer again, or eight at once, is one answer; another one is too late', async () => {
    const { id } = await offered(top, norte, '20')
    const answers = await Promise.all(Array.from({ length: 8 }, () => answerWith(norte, 'A')))
    for (const answer of answers) expect(answer).toMatchObject({ ok: true, value: { status: 'A' } })
    expect(codeOf(await answerWith(norte, 'R'))).toBe('contract.answered')
    const { rows } = await server.pool.query(
      `select count(*)::int as count from agents.contract_event where contract_id = $1`,
      [id],
    )
    expect(rows[0].count).toBe(2)
  })
})

describe('a new contract', () => {
  test('CONTRACT-2: at a rate higher than the downline’s it ends the downline contract by itself', async () => {
    const old = await signed(top, norte, '10')
    const better = await offered(top, norte, '20')
    expect(better.status).toBe('E')
    expect((await offersOf(norte)).divtypereq.RNG).toMatchObject([
      { id: better.id, previousRate: '10.00' },
    ])
    expect(await statusOf(old)).toBe('A')
    await answerWith(norte, 'A')
    expect([await statusOf(old), await statusOf(better)]).toEqual(['C', 'A'])
  })

  test('CONTRACT-2: it ends what its receiver gave at no lower a rate, and what hangs from that', async () => {
    await signed(top, norte, '20')
    const below = await signed(norte, bento, '15')
    const other = await signed(top, sul, '15')
    await offered(top, norte, '15')
    expect((await offersOf(norte)).divtypereq.RNG).toMatchObject([{ downlineHigherRate: 'Y' }])
    await answerWith(norte, 'A')
    expect(await statusOf(below)).toBe('C')
    expect(await statusOf(other)).toBe('A')
    const history = await norte.api.call(listContractHistory, { query: { contractId: below.id } })
    expect(history).toMatchObject({ ok: true, value: [{}, {}, { action: 'C', by: null }] })
  })

  test('CONTRACT-2: what stands strictly below stays, and rejecting ends nothing', async () => {
    await signed(top, norte, '20')
    const below = await signed(norte, bento, '14.99')
    const waiting = await offered(top, norte, '15')
    expect((await offersOf(norte)).divtypereq.RNG).toMatchObject([{ downlineHigherRate: 'N' }])
    await answerWith(norte, 'A')
    expect(await statusOf(below)).toBe('A')
    expect(await statusOf(waiting)).toBe('A')
    await offered(top, norte, '5')
    await answerWith(norte, 'R')
    expect([await statusOf(below), await statusOf(waiting)]).toEqual(['A', 'A'])
  })

  test('whoever loses the own contract loses what was given from it, offers too', async () => {
    const own = await signed(top, norte, '20')
    const below = await offered(norte, bento, '10')
    await top.api.call(voidContract, { body: { contractId: own.id } })
    await answerWith(norte, 'C')
    expect(await statusOf(below)).toBe('C')
    expect(codeOf(await offer(norte, bento, '10'))).toBe('contract.none_of_own')
  })
})
