import { once } from 'node:events'
import { createTestApi } from '@trevo/api-client/testing/create-test-api.ts'
import {
  checkSharedPhonePin,
  endSharedPhone,
  getBalance,
  getMemberInfo,
  setMemberLanguage,
  setSharedPhonePin,
} from '@trevo/api-client/endpoints.ts'
import type { EndpointSpec } from '@trevo/contract/endpoint.ts'
import { pinProofHeader } from '@trevo/contract/wps/security/shared-phone.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { allEndpoints } from '../compose/all-endpoints.ts'
import { demoPasswords } from '../modules/identity/index.ts'
import { startTestServer, type TestServer } from './start-test-server.ts'

/** What a covered session may still do: end or protect itself, type the PIN, and read what is nobody's. */
const open = [
  'checkSharedPhonePin',
  'endSharedPhone',
  'excludeSelf',
  'getExclusion',
  'getMemberIcon',
  'getMemberInfo',
  'getMerchantWallet',
  'getSecurityOverview',
  'getStanding',
  'listOpenedDraws',
  'listOpenedVnDraws',
  'logout',
  'setSharedPhonePin',
  'takeShortPause',
]

const ofMembers = allEndpoints.filter(
  ({ family, auth }) =>
    (family === 'wps' || family === 'lgw') &&
    (auth === 'session' || auth === 'member' || auth === 'agent'),
)

let server: TestServer
let token: string
let pinProof: string
beforeAll(async () => {
  server = await startTestServer()
  // Once it takes the PIN, the session's own calls show that it knows it.
  const agent = await server.logIn('agente.demo', 'agent')
  const body = { password: demoPasswords.agent, pin: '4829', confirmPin: '4829' }
  const set = await agent.api.call(setSharedPhonePin, { body })
  if (!set.ok) throw new Error(set.code)
  ;({ token } = agent)
  ;({ pinProof } = set.value)
})
afterAll(() => server.close())

/** The refusal of a call without any input; undefined for an answer. */
const codeOf = async (
  { path, method, moduleId, sealed }: EndpointSpec,
  headers: Readonly<Record<string, string>>,
): Promise<string | undefined> => {
  const answer = await fetch(`${server.baseUrl}${path.replaceAll(/:\w+/g, '1')}`, {
    method,
    headers: {
      merchant: 'trevo',
      authorization: token,
      ...(moduleId && { moduleid: moduleId }),
      ...(sealed && { 'x-gateway-version': '3', encryption: 'JWE' }),
      ...(method !== 'GET' && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(method !== 'GET' && { body: '{}' }),
  })
  const body = (await answer.json()) as { errorCode?: string }
  return body.errorCode
}

describe('shared-phone mode', () => {
  it('leaves open what is named here, and nothing else', () => {
    const named = allEndpoints.filter(({ evenCovered }) => evenCovered).map(({ name }) => name)
    expect(named.toSorted()).toEqual(open)
    for (const { name, evenCovered, startsMoney } of allEndpoints) {
      expect([name, evenCovered && startsMoney]).not.toEqual([name, true])
    }
  })

  it.each(ofMembers.map((endpoint) => [endpoint.name, endpoint] as const))(
    '%s waits for the PIN unless it is open',
    async (_name, endpoint) => {
      const isOpen = endpoint.evenCovered === true
      // A logout would end the session that the others are called with.
      if (endpoint.name === 'logout') return
      expect((await codeOf(endpoint, {})) === 'session.covered').toBe(!isOpen)
      expect(await codeOf(endpoint, { [pinProofHeader]: pinProof })).not.toBe('session.covered')
    },
  )

  /** A page of a session that knows this proof. */
  const pageOf = (ofSession: string, proof?: string) =>
    createTestApi({ baseUrl: server.baseUrl, token: ofSession, getPinProof: () => proof })
  const pin = '4829'
  const covered = { ok: false, code: 'session.covered' }

  it('covers every page of every device until the PIN is typed there', async () => {
    const [phone, computer] = [await server.logIn('ana.demo'), await server.logIn('ana.demo')]
    expect((await computer.api.call(getBalance)).ok).toBe(true)
    const body = { password: demoPasswords.member, pin, confirmPin: pin }
    const set = await phone.api.call(setSharedPhonePin, { body })
    if (!set.ok) throw new Error(set.code)
    expect((await pageOf(phone.token, set.value.pinProof).call(getBalance)).ok).toBe(true)
    expect(await pageOf(phone.token).call(getBalance)).toMatchObject(covered)
    expect(await pageOf(phone.token, 'guessed').call(getBalance)).toMatchObject(covered)
    // A proof is the session's own.
    expect(await pageOf(computer.token, set.value.pinProof).call(getBalance)).toMatchObject(covered)
    expect((await computer.api.call(getMemberInfo)).ok).toBe(true)
    const typed = await computer.api.call(checkSharedPhonePin, { body: { pin } })
    if (!typed.ok) throw new Error(typed.code)
    expect((await pageOf(computer.token, typed.value.pinProof).call(getBalance)).ok).toBe(true)
    // Another PIN covers what knew the one before.
    const next = { password: demoPasswords.member, pin: '70915', confirmPin: '70915' }
    expect((await phone.api.call(setSharedPhonePin, { body: next })).ok).toBe(true)
    expect(await pageOf(computer.token, typed.value.pinProof).call(getBalance)).toMatchObject(
      covered,
    )
    const ended = await phone.api.call(endSharedPhone, { body: { password: next.password } })
    expect(ended.ok).toBe(true)
    expect((await computer.api.call(getBalance)).ok).toBe(true)
  })

  it('what guests may call too takes a covered session for a guest', async () => {
    const { token: bento, api, memberId } = await server.logIn('bento.demo')
    const languageOf = async () => {
      const { rows } = await server.pool.query<{ language: string | null }>(
        'select language from members.member where member_id = $1',
        [memberId],
      )
      return rows[0]?.language
    }
    const before = await languageOf()
    const body = { password: demoPasswords.member, pin, confirmPin: pin }
    const set = await api.call(setSharedPhonePin, { body })
    if (!set.ok) throw new Error(set.code)
    const language = before === 'EN' ? 'PT' : 'EN'
    await pageOf(bento).call(setMemberLanguage, { body: { language } })
    expect(await languageOf()).toBe(before)
    await pageOf(bento, set.value.pinProof).call(setMemberLanguage, { body: { language } })
    expect(await languageOf()).toBe(language)
  })

  it('pushes nothing to a page before the PIN', async () => {
    const listen = async (hello: object) => {
      const socket = new WebSocket(`${server.baseUrl.replace('http', 'ws')}/live`)
      await once(socket, 'open')
      socket.send(JSON.stringify(hello))
      return Promise.race([
        once(socket, 'close').then(([code]) => code as number),
        once(socket, 'message').then(() => 'an event'),
      ]).finally(() => socket.close())
    }
    expect(await listen({ token })).toBe(4403)
    expect(await listen({ token, pinProof: 'guessed' })).toBe(4403)
    expect(await listen({ token, pinProof })).toBe('an event')
  })
})
