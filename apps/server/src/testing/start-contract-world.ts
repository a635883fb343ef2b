import { randomUUID } from 'node:crypto'
import * as endpoints from '@trevo/api-client/endpoints.ts'
import type { BodyInput } from '@trevo/contract/endpoint.ts'
import type { offerContract as Offer } from '@trevo/contract/wps/agents/contracts.ts'
import { startTestServer, type TestServer } from './start-test-server.ts'
import { valueOf } from './value-of.ts'

type Person = Awaited<ReturnType<TestServer['logIn']>>
/** Of an offer, where they are not the usual ones. */
export type Terms = Partial<BodyInput<typeof Offer>>

const contractModules = `('SIGNCONDIV3', 'DAILYSALCONT3', 'DAYSALMR3',
  'HOURSAL3', 'RTSALARY3', 'AGENTPOLICY3')`

/** One tier of a contract. */
export const tier = (contractRate: string, minimumBet = '1000.00') => ({
  minimumBet,
  netLoss: '0',
  activeMember: 0,
  contractRate,
})
/** The refusal, or `ok`. */
export const codeOf = (answer: { ok: true } | { ok: false; code: string }) =>
  answer.ok ? 'ok' : answer.code

const createOffers = (server: TestServer, ids: ReadonlyMap<Person, string>) => {
  const offer = (giver: Person, receiver: Person, rate: string, terms: Terms = {}) =>
    giver.api.call(endpoints.offerContract, {
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
  const offered = async (...order: Parameters<typeof offer>) => valueOf(await offer(...order))
  const answerWith = (who: Person, status: 'A' | 'R' | 'C', type: 'RNG' | 'CONS' = 'RNG') =>
    who.api.call(endpoints.processDividendRequest, { body: { type, status } })
  /** Offered and accepted. */
  const signed = async (...order: Parameters<typeof offer>) => {
    const contract = await offered(...order)
    valueOf(await answerWith(order[1], 'A'))
    return contract
  }
  const offersOf = async (who: Person) => valueOf(await who.api.call(endpoints.getConsolidated, {}))

  const statusOf = async ({ id }: { id: string }) => {
    const { rows } = await server.pool.query(
      'select status from agents.contract where contract_id = $1',
      [id],
    )
    return rows[0]?.status
  }
  return { offer, offered, answerWith, signed, offersOf, statusOf }
}

/**
 * A server with people who make contracts: agente.demo is on top, norte and sul below; bento,
 * below norte, is made an agent here.
 */
export const startContractWorld = async () => {
  const server = await startTestServer()
  await server.pool.query(`update members.member set type = 1 where account = 'trevo@bento.demo'`)
  const people = {
    top: await server.logIn('agente.demo', 'agent'),
    norte: await server.logIn('agente.norte', 'agent'),
    sul: await server.logIn('agente.sul', 'agent'),
    bento: await server.logIn('bento.demo'),
    member: await server.logIn('ana.demo'),
  }
  const ids = new Map<Person, string>()
  for (const one of Object.values(people)) {
    const { customerId = '' } = (await server.server.modules.members.findMember(one.memberId)) ?? {}
    ids.set(one, customerId)
  }
  const switchContracts = (isOn: boolean, modules = contractModules) =>
    server.change(
      `update settings.module_switch set enabled = ${isOn} where module_id in ${modules}`,
    )
  /** No contract is in force, and every kind is switched on. */
  const reset = async () => {
    await server.pool.query('truncate agents.contract cascade')
    // Without rebates the whole of the house's bound is left to contracts.
    await server.pool.query('truncate agents.rebate_rule')
    await switchContracts(true)
  }
  return { server, ...people, ids, ...createOffers(server, ids), switchContracts, reset }
}
