import { createTestApi } from '@trevo/api-client/testing/create-test-api.ts'
import { getSystemStatus, launchGame } from '@trevo/api-client/endpoints.ts'
import { loginOperator } from '@trevo/api-client/ops-endpoints.ts'
import type { EndpointSpec } from '@trevo/contract/endpoint.ts'
import { rgsEndpoints } from '@trevo/contract/rgs/endpoints.ts'
import * as fc from 'fast-check'
import { generateSync } from 'otplib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { allEndpoints } from '../compose/all-endpoints.ts'
import { demoPasswords, demoTotpSecrets } from '../modules/identity/index.ts'
import { startGameServer, type GameServer } from './abuse/start-game-server.ts'
import { checkAnswer } from './requests/check-answer.ts'
import { requestsOf, seed, type RandomRequest } from './requests/make-requests.ts'
import { createAddresses, createSenderTo, type Heard } from './requests/send-request.ts'
import { startTestServer, type TestServer } from './start-test-server.ts'

/** So many in all at both listeners; `npm run abuse` asks for ten thousand. */
const runs = Number(process.env['FUZZ_RUNS'] ?? 120)
const malformedEach = runs >= 10_000 ? 50 : 3
const ofOperators = allEndpoints.filter(({ family }) => family === 'ops')
const ofGameServer: readonly EndpointSpec[] = Object.values(rgsEndpoints)
const runsEach = Math.ceil(runs / (ofOperators.length + ofGameServer.length))

type Sender = (endpoint: EndpointSpec, one: RandomRequest) => Promise<Heard>

let server: TestServer
let games: GameServer
let player: Awaited<ReturnType<TestServer['logIn']>>
let sendToOperators: Sender
let sendToGames: Sender
let operatorToken = ''
let playerToken = ''
let session = ''

/** Games opened; each from a separate address, so that no limit by address refuses one. */
let opened = 0

const openGame = async (): Promise<void> => {
  opened += 1
  const launched = await player.api.call(launchGame, { query: { nodeId: 1001 } })
  if (!launched.ok) throw new Error(launched.code)
  const launchToken = new URL(launched.value.content.game_url).searchParams.get('token')
  const answer = await fetch(`${games.baseUrl}${rgsEndpoints.openGameSession.path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': `10.9.${opened >> 8}.${opened & 255}`,
    },
    body: JSON.stringify({ launchToken }),
  })
  playerToken = rgsEndpoints.openGameSession.response.parse(await answer.json()).sessionToken
}

const enterAsOperator = async (): Promise<void> => {
  const api = createTestApi({ baseUrl: server.opsUrl })
  const code = generateSync({ secret: demoTotpSecrets.operator })
  const body = { username: 'operador.demo', password: demoPasswords.operator, code }
  const entered = await api.call(loginOperator, { body })
  if (!entered.ok) throw new Error(entered.code)
  operatorToken = entered.value.token
  const { rows } = await server.pool.query<{ kept: string }>(
    'select to_jsonb(session)::text as kept from identity.operator_session session',
  )
  session = rows[0]?.kept ?? ''
}

const nextAddress = createAddresses()
/** Where the operator's session counts from. */
let operatorAddress = ''

/**
 * What a random request ended is there again, for the address of the next request: a code of the
 * authenticator counts once only.
 */
const keepOperatorIn = async (): Promise<void> => {
  operatorAddress = nextAddress()
  await server.pool.query('delete from identity.operator_session')
  await server.pool.query(
    `insert into identity.operator_session
     select * from jsonb_populate_record(null::identity.operator_session,
       $1::jsonb || jsonb_build_object('address', $2::text))`,
    [session, operatorAddress],
  )
}

beforeAll(async () => {
  server = await startTestServer({
    environment: { TRUSTED_PROXIES: '127.0.0.1' },
  })
  games = await startGameServer(server)
  player = await server.logIn('ana.demo')
  await server.deposit(player.memberId, 'random', '1000.00')
  await openGame()
  await enterAsOperator()
  const status = await server.guest().call(getSystemStatus)
  const [sealingKey] = status.ok ? status.value.info.encryption.keys : []
  if (!sealingKey) throw new Error('no sealing key')
  sendToOperators = createSenderTo({
    baseUrl: server.opsUrl,
    sealingKey,
    tokenOf: (role) => (role === 'operator' ? operatorToken : undefined),
    nextAddress: () => operatorAddress,
  })
  sendToGames = createSenderTo({
    baseUrl: games.baseUrl,
    sealingKey,
    tokenOf: (role) => (role === 'player' ? playerToken : undefined),
  })
})
afterAll(async () => {
  const { problems } = await server.server.modules.wallet.proveConservation()
  await games.close()
  await server.close()
  expect(problems).toEqual([])
})

const sendMany = async (endpoint: EndpointSpec, tryOut: (one: RandomRequest) => Promise<void>) => {
  const random = fc.asyncProperty(requestsOf(endpoint), tryOut)
  await fc.assert(random, { seed, numRuns: runsEach })
  const malformed = fc.asyncProperty(requestsOf(endpoint, { isMalformed: true }), tryOut)
  await fc.assert(malformed, { seed, numRuns: malformedEach })
}
const timeout = 60_000 + (runsEach + malformedEach) * 200

describe('random requests to the operators’ listener, by an operator and by strangers', () => {
  it.each(ofOperators)('$name: nothing breaks', { timeout }, async (endpoint) => {
    let heardAsOperator = 0
    await sendMany(endpoint, async (one) => {
      await keepOperatorIn()
      const heard = await sendToOperators(endpoint, one)
      checkAnswer(endpoint, heard)
      if (one.role === 'operator' && heard.status !== 401) heardAsOperator += 1
      if (one.role === 'guest' && endpoint.auth === 'operator') expect(heard.status).not.toBe(200)
    })
    expect(heardAsOperator).toBeGreaterThan(0)
  })
})

describe('random requests to the game server, by a player and by strangers', () => {
  it.each(ofGameServer)('$name: nothing breaks', { timeout }, async (endpoint) => {
    await sendMany(endpoint, async (one) => {
      const heard = await sendToGames(endpoint, one)
      checkAnswer(endpoint, heard)
      const isOver = one.role === 'player' && endpoint.auth === 'session' && heard.status === 401
      if (isOver) await openGame()
    })
  })
})
