import { randomUUID } from 'node:crypto'
import * as endpoints from '@trevo/api-client/endpoints.ts'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { requestRaw } from './request-raw.ts'
import { codeOf, tier, type Terms, startContractWorld } from './start-contract-world.ts'

const world = await startContractWorld()
const {
  server,
  top,
  norte,
  sul,
  bento,
  member,
  ids,
  offer,
  offered,
  answerWith,
  signed,
  offersOf,
  statusOf,
  switchContracts,
} = world
afterAll(() => world.server.close())
beforeEach(() => world.reset())

describe('allowed offers', () => {
  test('CONTRACT-3: terms are minimum bet, profit/loss, active members, rate and one of four periods', async () => {
    for (const period of ['D', 'W', 'H', 'M'] as const) {
      const contract = await offered(top, norte, '20', { period })
      expect(contract).toMatchObject({ period, details: [{ minimumBet: '1000.00' }] })
      await answerWith(norte, 'R')
    }
    const bad: [Terms, string][] = [
      [{ period: null }, 'contract.terms_invalid'],
      [{ period: 'Y' as 'M' }, 'request_param_err'],
      [{ contractType: 'DAILY', period: 'M' }, 'contract.terms_invalid'],
      [{ details: [tier('0')] }, 'contract.terms_invalid'],
      [{ details: [{ ...tier('5'), minimumBet: '007' }] }, 'request_param_err'],
      [{ details: [{ ...tier('5'), activeMember: -1 }] }, 'request_param_err'],
      [{ details: [tier('5'), tier('6')] }, 'contract.tiers_not_rising'],
      [{ details: [tier('6'), tier('5', '2000')] }, 'contract.tiers_not_rising'],
      [{ details: [] }, 'request_param_err'],
    ]
    for (const [terms, code] of bad) {
      expect([terms, codeOf(await offer(top, norte, '20', terms))]).toEqual([terms, code])
    }
  })

  test('a rate is strictly below the giver’s own; the house bounds the top', async () => {
    expect(codeOf(await offer(norte, bento, '1'))).toBe('contract.none_of_own')
    expect(await offer(top, norte, '50.01')).toMatchObject({ code: 'contract.rate_too_high' })
    await signed(top, norte, '20')
    const tooHigh = await offer(norte, bento, '20')
    expect(tooHigh).toMatchObject({
      code: 'contract.rate_too_high',
      message: expect.stringContaining('19.99'),
    })
    expect(await offer(norte, bento, '19.99')).toMatchObject({ ok: true })
  })

  test('contracts of all types together stay within the house’s bound, when they are offered and when they are signed', async () => {
    const salary = { contractType: 'REALTIME', period: null } as const
    // Half of a net loss counts as 2.00% of stakes: the bound.
    await signed(top, norte, '50')
    expect(await offer(top, norte, '0.01', salary)).toMatchObject({
      code: 'contract.over_bound',
      message: expect.stringContaining('0.00'),
    })
    // Other products have their own bound; all products together have the least.
    expect(codeOf(await offer(top, norte, '2', { ...salary, type: 'LIVE' }))).toBe('ok')
    expect(codeOf(await offer(top, norte, '1', { ...salary, type: 'CONS' }))).toBe(
      'contract.over_bound',
    )
    // Offered while there was room for each, and no longer for both.
    await world.reset()
    await offered(top, norte, '30')
    const { id } = await offered(top, norte, '1', salary)
    const accept = { body: { contractId: id, status: 'A' } } as const
    expect(codeOf(await norte.api.call(endpoints.processRealTimeSalary, accept))).toBe('ok')
    expect(codeOf(await answerWith(norte, 'A'))).toBe('contract.over_bound')
    await answerWith(norte, 'R')
    expect(codeOf(await offer(top, norte, '25'))).toBe('ok')
  })

  test('CONTRACT-4: only agents directly below are offered to', async () => {
    await signed(top, norte, '20')
    for (const [giver, receiver] of [
      [top, bento],
      [top, member],
      [top, top],
      [norte, sul],
      [norte, top],
    ] as const) {
      expect(codeOf(await offer(giver, receiver, '1'))).toBe('contract.not_downline')
    }
    const unknown = await offer(top, norte, '1', { receiverId: 'nobody' })
    expect(codeOf(unknown)).toBe('contract.not_downline')
  })

  test('one request of a product waits at a time; the id of an offer finds only that offer', async () => {
    const id = randomUUID()
    const eight = await Promise.all(
      Array.from({ length: 8 }, () => offer(top, norte, '20', { id })),
    )
    for (const answer of eight) expect(answer).toMatchObject({ ok: true, value: { id } })
    expect(codeOf(await offer(top, norte, '19', { id }))).toBe('request.id_reused')
    expect(codeOf(await offer(top, sul, '20', { id }))).toBe('request.id_reused')
    expect(codeOf(await offer(top, norte, '20'))).toBe('contract.waiting')
    expect(codeOf(await offer(top, norte, '20', { type: 'LIVE' }))).toBe('ok')
  })

  test('an agent sees its own contracts, those it gave, the members it may offer to and how much', async () => {
    await signed(top, norte, '20')
    const given = await offered(norte, bento, '10')
    const answer = await norte.api.call(endpoints.listContracts, {
      query: { contractType: 'DIVIDEND' },
    })
    expect(answer).toMatchObject({
      ok: true,
      value: {
        own: [{ giver: 'agente.demo', status: 'A', contractRate: '20.00' }],
        downline: [{ id: given.id, receiver: 'bento.demo', status: 'P' }],
        usedContracts: 0,
        totalContracts: 1,
        receivers: [{ receiver: 'bento.demo', receiverId: ids.get(bento) }],
        rateMax: { RNG: '19.99' },
      },
    })
  })
})

describe('permissions', () => {
  test('only the receiver answers, only the giver withdraws, and others see nothing', async () => {
    const { id } = await offered(top, norte, '20')
    for (const who of [top, sul, bento, member]) {
      const body = { type: 'RNG', status: 'A', id } as const
      expect(codeOf(await who.api.call(endpoints.processDividendRequest, { body }))).toBe(
        'contract.unknown',
      )
      expect(codeOf(await answerWith(who, 'A'))).toBe('contract.unknown')
    }
    for (const who of [norte, sul, bento]) {
      const body = { contractId: id }
      expect(codeOf(await who.api.call(endpoints.voidContract, { body }))).toBe('contract.unknown')
    }
    for (const who of [sul, bento]) {
      const history = await who.api.call(endpoints.listContractHistory, {
        query: { contractId: id },
      })
      expect(codeOf(history)).toBe('contract.unknown')
    }
    expect((await offersOf(sul)).divtypereq).toEqual({})
  })

  test('trial users and guests are refused, and members are not agents', async () => {
    const trial = await server.tryOut()
    const guest = server.guest()
    const id = randomUUID()
    const body = { type: 'RNG', status: 'A', id } as const
    expect(codeOf(await trial.api.call(endpoints.getConsolidated, {}))).toBe(
      'play.need_true_account',
    )
    expect(codeOf(await trial.api.call(endpoints.processDividendRequest, { body }))).toBe(
      'play.need_true_account',
    )
    expect(codeOf(await guest.call(endpoints.getConsolidated, {}))).toBe('login.not.session')
    expect(codeOf(await guest.call(endpoints.processDividendRequest, { body }))).toBe(
      'login.not.session',
    )
    expect(codeOf(await offer(member, norte, '1'))).toBe('error_not_agent')
    expect(await offersOf(member)).toMatchObject({ divtypereq: {}, divtypeinfo: false })
  })

  test('CALL-55, CALL-56, CALL-57, CALL-58: another module id, or none, is refused', async () => {
    const { id } = await offered(top, norte, '20')
    const calls = {
      MCS2_processDividendReq: { type: 'RNG', status: 'A' },
      MCS2_processDailySalContract: { id, status: 'A' },
      MCS2_processContractHourSalary: { contractId: id, status: 'A' },
      MCSFE_processRealTimeSalaryContract: { contractId: id, status: 'A' },
    }
    for (const [name, body] of Object.entries(calls)) {
      for (const moduleid of [undefined, 'COMM3', 'AGENTPOLICY3']) {
        const answer = await requestRaw(server.baseUrl, `/wps/relay/${name}`, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            authorization: norte.token,
            ...(moduleid && { moduleid }),
          },
          body: JSON.stringify(body),
        })
        expect([name, answer.status, answer.body.errorCode]).toEqual([
          name,
          400,
          'function.not.available',
        ])
      }
    }
    expect(await statusOf({ id })).toBe('P')
  })

  test('CALL-55, CALL-56, CALL-57, CALL-58: each answers under its path and module id, and asks for a token', async () => {
    await switchContracts(true, `('SIGNCONDIV3', 'DAILYSALCONT3', 'HOURSAL3', 'RTSALARY3')`)
    const unknown = { status: 'A' }
    for (const [name, moduleid, id] of [
      ['MCS2_processDividendReq', 'SIGNCONDIV3', { type: 'RNG' }],
      ['MCS2_processDailySalContract', 'DAILYSALCONT3', { id: randomUUID() }],
      ['MCS2_processContractHourSalary', 'HOURSAL3', { contractId: randomUUID() }],
      ['MCSFE_processRealTimeSalaryContract', 'RTSALARY3', { contractId: randomUUID() }],
    ] as const) {
      const call = (authorization: string) =>
        requestRaw(server.baseUrl, `/wps/relay/${name}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', moduleid, authorization },
          body: JSON.stringify({ ...unknown, ...id }),
        })
      const bare = await call('')
      expect([name, bare.status]).toEqual([name, 401])
      // The person is looked up only after all these checks.
      const known = await call(norte.token)
      expect([name, known.body.errorCode]).toEqual([name, 'contract.unknown'])
    }
    const { id } = await offered(top, norte, '20')
    expect(codeOf(await answerWith(norte, 'A'))).toBe('ok')
    expect(await statusOf({ id })).toBe('A')
  })

  test('AGENT-5: without the module of dividends there is nothing to offer, see or answer', async () => {
    const { id } = await offered(top, norte, '20')
    await switchContracts(false, `('SIGNCONDIV3')`)
    expect(codeOf(await answerWith(norte, 'A'))).toBe('function.not.available')
    expect(codeOf(await offer(top, sul, '20'))).toBe('function.not.available')
    const list = await top.api.call(endpoints.listContracts, {
      query: { contractType: 'DIVIDEND' },
    })
    expect(codeOf(list)).toBe('function.not.available')
    const voided = await top.api.call(endpoints.voidContract, { body: { contractId: id } })
    expect(codeOf(voided)).toBe('function.not.available')
    expect(await offersOf(norte)).toMatchObject({
      divtypereq: {},
      divtypeinfo: false,
      dailysalinfotype: true,
      dailysalmrinfotype: true,
    })
    expect(await statusOf({ id })).toBe('P')
  })

  test('without AGENTPOLICY3 no contract is shown and no request answered', async () => {
    await offered(top, norte, '20')
    await switchContracts(false, `('AGENTPOLICY3')`)
    expect(await offersOf(norte)).toMatchObject({ divtypereq: {}, divtypeinfo: false })
    expect(codeOf(await answerWith(norte, 'A'))).toBe('function.not.available')
  })
})
