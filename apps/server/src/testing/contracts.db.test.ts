import {
  listContractHistory,
  processDailySalary,
  processDividendRequest,
  processHourlySalary,
  processRealTimeSalary,
  voidContract,
} from '@trevo/api-client/endpoints.ts'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { codeOf, startContractWorld } from './start-contract-world.ts'
import { valueOf } from './value-of.ts'

const world = await startContractWorld()
const {
  server,
  top,
  norte,
  sul,
  bento,
  ids,
  offer,
  offered,
  answerWith,
  signed,
  offersOf,
  statusOf,
} = world
afterAll(() => world.server.close())
beforeEach(() => world.reset())

/** Of a tier that pays one rate for all rounds. */
const ofRate = { rateType: 'P', fixedAmount: null, winRate: null }

describe('a contract request', () => {
  test('CONTRACT-1, CALL-55, CALL-31, MODEL-18: it is in the consolidated answer by type and product until it is accepted', async () => {
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
          {
            minimumBet: '450000.00',
            netLoss: '100.00',
            activeMember: 5,
            contractRate: '18.50',
            ...ofRate,
          },
          {
            minimumBet: '4500000.00',
            netLoss: '100.00',
            activeMember: 8,
            contractRate: '20.00',
            ...ofRate,
          },
        ],
        contractRate: '20.00',
        carriesOver: true,
        needsApproval: true,
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

  test('CONTRACT-1: a rejected one is gone, and another may be offered', async () => {
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

  test('an end requested by the giver is rejected or agreed to', async () => {
    const contract = await signed(top, norte, '20')
    const body = { contractId: contract.id }
    await top.api.call(voidContract, { body })
    expect((await offersOf(norte)).divtypereq.RNG).toMatchObject([{ status: 'V' }])
    expect(await answerWith(norte, 'A')).toMatchObject({ ok: true, value: { status: 'A' } })
    await top.api.call(voidContract, { body })
    expect(codeOf(await answerWith(norte, 'R'))).toBe('contract.answered')
    expect(await answerWith(norte, 'C')).toMatchObject({ ok: true, value: { status: 'C' } })
    const history = valueOf(
      await norte.api.call(listContractHistory, {
        query: { contractId: contract.id },
      }),
    )
    expect(history.map(({ action, by }) => `${action} ${by}`)).toEqual([
      'N agente.demo',
      'A agente.norte',
      'V agente.demo',
      'A agente.norte',
      'V agente.demo',
      'C agente.norte',
    ])
  })

  test('an offer is withdrawn by its giver; a later answer is too late', async () => {
    const contract = await offered(top, norte, '20')
    expect(await top.api.call(voidContract, { body: { contractId: contract.id } })).toMatchObject({
      ok: true,
      value: { status: 'C' },
    })
    expect(codeOf(await answerWith(norte, 'A'))).toBe('contract.answered')
  })

  test('the same answer again, or eight concurrent ones, is one answer; a different one is too late', async () => {
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
  test('CONTRACT-2: at a rate higher than the downline’s it ends the downline contract automatically', async () => {
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

  test('CONTRACT-2: it ends contracts that its receiver gave at no lower a rate, and those below them', async () => {
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

  test('CONTRACT-2: contracts at a strictly lower rate stay, and rejecting ends nothing', async () => {
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

  test('an agent without its own contract loses the contracts given from it, including offers', async () => {
    const own = await signed(top, norte, '20')
    const below = await offered(norte, bento, '10')
    await top.api.call(voidContract, { body: { contractId: own.id } })
    await answerWith(norte, 'C')
    expect(await statusOf(below)).toBe('C')
    expect(codeOf(await offer(norte, bento, '10'))).toBe('contract.none_of_own')
  })
})
