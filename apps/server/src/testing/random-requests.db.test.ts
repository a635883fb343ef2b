import { getBalance, getSystemStatus } from '@trevo/api-client/endpoints.ts'
import type { EndpointSpec } from '@trevo/contract/endpoint.ts'
import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createLogger } from '@trevo/platform/logger.ts'
import { allEndpoints } from '../compose/all-endpoints.ts'
import { checkAnswer, readJson, findInsideInformation } from './requests/check-answer.ts'
import { findIn, listStoredSecrets } from './requests/find-secrets.ts'
import { refusalShapes } from './requests/refusal-shapes.ts'
import {
  plantedPassword,
  requestsOf,
  type RandomRequest,
  type Role,
  seed,
} from './requests/make-requests.ts'
import { createSender, type Heard } from './requests/send-request.ts'
import { startTestServer, type TestServer } from './start-test-server.ts'

/** So many in total, shared out among the calls; `npm run abuse` asks for ten thousand. */
const runs = Number(process.env['FUZZ_RUNS'] ?? 240)
// The game server's and the operators' have a separate test: random-requests-elsewhere.
const served = allEndpoints.filter(({ family }) => family !== 'rgs' && family !== 'ops')
const runsEach = Math.ceil(runs / served.length)
/** Of each call as many more that are wrong for certain. */
const malformedEach = runs >= 10_000 ? 50 : 3

type Visitor = {
  readonly memberId: bigint
  readonly kind: 'member' | 'agent' | 'trial'
  token: string
}

let server: TestServer
let send: ReturnType<typeof createSender>
let member: Awaited<ReturnType<TestServer['logIn']>>
let before: Awaited<ReturnType<typeof lookAround>>
const visitors = new Map<Role, Visitor>()
const given: string[] = []
const ownSessions = new Set<string>()
const answers = new Set<string>()
const logged: string[] = []

const lookAround = async () => {
  const read = async (sql: string) => (await server.pool.query<Record<string, unknown>>(sql)).rows
  return {
    members: await read('select member_id, type, brand_id from members.member order by 1'),
    passwords: await read(
      'select username_key, password_hash, member_id from identity.credential order by 1',
    ),
  }
}

/** A session as a login would open it; random requests know no password. */
const enter = async (visitor: Visitor) => {
  const { token, sessionId } = await server.server.modules.identity.openSessionNow({
    memberId: visitor.memberId,
    brandId: 1,
    kind: visitor.kind,
    method: 'password',
    device: { address: '203.0.113.1', userAgent: 'random', kind: 'web' },
  })
  ownSessions.add(sessionId)
  given.push(token)
  visitor.token = token
}

beforeAll(async () => {
  const logger = createLogger('trace', 'server', { write: (line) => void logged.push(line) })
  server = await startTestServer({ logger })
  member = await server.logIn('membro.demo')
  const agent = await server.logIn('agente.demo', 'agent')
  await server.tryOut()
  // So that what is sent gets past the door and reaches the rules and the database.
  await server.change(`
    update settings.module_switch set enabled = module_id not in ('GEETEST3', 'CAPTCHA3');
    update settings.register_rule set enabled = true, pattern_id = 0, min_length = 0, max_length = 64`)
  const { rows } = await server.pool.query<{
    id: string
    kind: Visitor['kind']
    member_id: bigint
  }>('select id, kind, member_id from identity.session')
  for (const { id } of rows) ownSessions.add(id)
  const trialId = rows.find(({ kind }) => kind === 'trial')?.member_id ?? 0n
  for (const [kind, memberId] of [
    ['member', member.memberId],
    ['agent', agent.memberId],
    ['trial', trialId],
  ] as const) {
    const visitor: Visitor = { kind, memberId, token: '' }
    await enter(visitor)
    visitors.set(kind, visitor)
  }
  const status = await server.guest().call(getSystemStatus)
  const [sealingKey] = status.ok ? status.value.info.encryption.keys : []
  if (!sealingKey) throw new Error('no sealing key')
  send = createSender({ server, sealingKey, tokenOf: (role) => visitors.get(role)?.token })
  await server.deposit(member.memberId, 'fuzz', '50.00')
  before = await lookAround()
})
afterAll(() => server.close())

const calmDownMs = 300
const waitsMax = 60

/** Test and server share a thread: while the one computes, the other answers busy. */
const sendCalmly = async (endpoint: EndpointSpec, one: RandomRequest): Promise<Heard> => {
  for (let waits = 0; ; waits += 1) {
    const heard = await send(endpoint, one)
    if (
      heard.status !== 503 ||
      waits === waitsMax ||
      readJson(heard.text).errorCode !== 'wallet.busy'
    ) {
      return heard
    }
    await new Promise((resolve) => setTimeout(resolve, calmDownMs))
  }
}

describe('random requests', () => {
  it.each(served)(
    '$name: for any request, by any caller, nothing breaks and nothing internal is revealed',
    { timeout: 60_000 + (runsEach + malformedEach) * 200 },
    async (endpoint) => {
      const tryOut = async (one: RandomRequest) => {
        const heard = await sendCalmly(endpoint, one)
        answers.add(heard.text)
        checkAnswer(endpoint, heard)
        // A session that was ended, as some calls are there for, is replaced: the rest wants one.
        const visitor = visitors.get(one.role)
        if (visitor && heard.status === 401) await enter(visitor)
      }
      await fc.assert(fc.asyncProperty(requestsOf(endpoint), tryOut), { seed, numRuns: runsEach })
      const malformed = requestsOf(endpoint, { isMalformed: true })
      await fc.assert(fc.asyncProperty(malformed, tryOut), { seed, numRuns: malformedEach })
    },
  )

  it('afterwards no earlier session was taken over', async () => {
    const { rows } = await server.pool.query<{ id: string; kind: string; member_id: bigint }>(
      `select id, kind, member_id from identity.session where kind <> 'trial'`,
    )
    const known = new Set(before.members.map(({ member_id: id }) => id))
    expect(rows.filter(({ id, member_id: of }) => known.has(of) && !ownSessions.has(id))).toEqual(
      [],
    )
  })

  it('nor was any identity, login or balance changed', async () => {
    const after = await lookAround()
    const ids = new Set(before.members.map(({ member_id: id }) => id))
    const names = new Set(before.passwords.map(({ username_key: name }) => name))
    expect(after.members.filter(({ member_id: id }) => ids.has(id))).toEqual(before.members)
    expect(after.passwords.filter(({ username_key: name }) => names.has(name))).toEqual(
      before.passwords,
    )
    const visitor = visitors.get('member')
    if (visitor) await enter(visitor)
    const { sumBalance } = (
      await server.server.app
        .inject({ url: getBalance.path, headers: { authorization: visitor?.token ?? '' } })
        .then((answer) => answer.json())
    ).value
    expect(sumBalance).toBe('50.00')
  })

  it('no answer and no log line contains a secret', async () => {
    const stored = await listStoredSecrets(server.pool)
    expect(stored.length).toBeGreaterThan(5)
    expect(logged.length).toBeGreaterThan(runs / 2)
    const secrets = [...stored, ...given, plantedPassword, '$argon2id$', '"d":"', 'BEGIN PRIVATE']
    expect(findIn([...answers], secrets)).toEqual([])
    expect(findIn(logged, secrets)).toEqual([])
  })
})

it('for any path, the answer is a refusal in the format of its family', async () => {
  const prefixes = ['/wps/', '/lgw/', '/wps/relay/', '/ops/', '/vendor/', '/rgs/', '/live/', '/']
  const paths = fc.tuple(fc.constantFrom(...prefixes), fc.string())
  await fc.assert(
    fc.asyncProperty(paths, async ([prefix, rest]) => {
      const url = prefix + rest.replaceAll(/[?#\s]/g, '')
      const answer = await server.server.app.inject({ url: encodeURI(url) })
      expect(answer.statusCode, url).toBeLessThan(500)
      expect(answer.body, url).not.toMatch(findInsideInformation)
      if (answer.statusCode < 400) return
      const shape = prefix.startsWith('/wps/') ? 'wps' : prefix === '/vendor/' ? 'vendor' : 'bare'
      expect(refusalShapes[shape].safeParse(readJson(answer.body)).success, url).toBe(true)
    }),
    { seed, numRuns: Math.ceil(runs / 3) },
  )
})
