import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startGeetest } from '../../modules/identity/testing/start-geetest.ts'
import { startTestServer, type TestServer } from '../start-test-server.ts'
import { accessCalls } from './access-calls.ts'
import { encryptByHand } from './encrypt-by-hand.ts'
import { gameCalls } from './game-calls.ts'
import { memberCalls } from './member-calls.ts'
import type { WireCall } from './wire-call.ts'

const calls = [...accessCalls, ...gameCalls, ...memberCalls]
const titled = calls.map((call) => ({ ...call, call }))
const of = (isOf: (call: WireCall) => unknown) => titled.filter(({ call }) => isOf(call))
const isRelay = ({ path }: WireCall) => path.startsWith('/wps/relay/')

let server: TestServer
let geetest: Awaited<ReturnType<typeof startGeetest>>
let key: { kid: string; jwk: { x: string; y: string } }
beforeAll(async () => {
  geetest = await startGeetest({ captchaId: 'ab'.repeat(16), captchaKey: 'key-of-the-account' })
  server = await startTestServer({
    environment: { TRUSTED_PROXIES: '127.0.0.1', ...geetest.environment },
  })
  // All switches are on but REGMOBVERF3, which requires a code by SMS in a registration by user name.
  await server.change(`update settings.module_switch set enabled = module_id <> 'REGMOBVERF3'`)
  const status = await ask('/wps/system/status', 'GET', {})
  key = status.body.value.info.encryption.keys[0]
})
afterAll(async () => {
  await server.close()
  await geetest.close()
})

let asked = 0
/** From a separate address each time, so that no count of requests refuses it. */
const ask = async (
  path: string,
  method: string,
  headers: Readonly<Record<string, string>>,
  body?: string,
) => {
  asked += 1
  const from = `100.64.${asked >> 8}.${asked & 255}`
  const answer = await fetch(`${server.baseUrl}${path}`, {
    method,
    headers: { merchant: 'trevo', language: 'EN', 'x-forwarded-for': from, ...headers },
    ...(body !== undefined && { body }),
  })
  return { status: answer.status, body: JSON.parse(await answer.text()) }
}

type Changed = {
  readonly path?: string
  readonly token?: string | undefined
  readonly module?: string | undefined
  readonly encrypted?: false
  readonly without?: string
  readonly payload?: object
}

/** The payload as it travels, with the headers that describe it. */
const writeBody = (call: WireCall, payload: object, isEncrypted: boolean) => {
  const { method, path, headers, form } = call
  if (method === 'GET' || Object.keys(payload).length === 0) return { headers: { ...headers } }
  if (form) {
    const type = 'application/x-www-form-urlencoded'
    const body = String(new URLSearchParams(payload as Record<string, string>))
    return { headers: { 'content-type': type, ...headers }, body }
  }
  const body = JSON.stringify(isEncrypted ? encryptByHand(path, payload, key) : payload)
  const sealing = call.encrypted && { encryption: 'JWE', 'x-gateway-version': '3' }
  return { headers: { 'content-type': 'application/json', ...sealing, ...headers }, body }
}

/** Sends a call as the table has it, except for the test's changes. */
const send = (call: WireCall, changed: Changed = {}) => {
  const { token, module = call.module } = changed
  const payload = { ...call.payload, ...(call.verified && geetest.solve()), ...changed.payload }
  const { headers, body } = writeBody(
    call,
    payload,
    call.encrypted === true && changed.encrypted !== false,
  )
  const question = call.method === 'GET' ? String(new URLSearchParams(payload)) : ''
  const sent: Record<string, string> = {
    ...headers,
    ...(module !== '' && { moduleid: module }),
    ...(token !== undefined && { authorization: token }),
  }
  if (changed.without) delete sent[changed.without]
  const path = `${changed.path ?? call.path}${question && `?${question}`}`
  return ask(path, call.method, sent, body)
}

const login = calls[0]!
let known: string | undefined
const openSession = async (): Promise<string> => (await send(login)).body.value.token
const tokenFor = async ({ token, endsSession }: WireCall) => {
  if (!token) return undefined
  if (endsSession) return openSession()
  known ??= await openSession()
  return known
}

const refused = (status: number, errorCode: string) => ({ status, body: { errorCode } })

describe('CALL-1..70: every call, sent as its row states it and without Trevo’s own client', () => {
  test('CALL-1: the table has every row of a call, as a path without a host', () => {
    const rows = new Set(calls.map(({ row }) => row))
    expect([...rows]).toEqual(Array.from({ length: 66 }, (_, at) => `CALL-${at + 5}`))
    for (const { path } of calls) expect(path).toMatch(/^\/(wps|lgw|lotto)\/\w/)
  })

  test.each(titled)('$row: $method $path is answered', async ({ call }) => {
    const { status, body } = await send(call, { token: await tokenFor(call) })
    const { answers } = call
    if (answers !== null && typeof answers === 'object' && 'code' in answers) {
      expect(body.errorCode).toBe(answers.code)
      return
    }
    expect([status, body.errorCode, body.field]).toEqual([200, undefined, undefined])
    const value = call.path.startsWith('/wps/') ? body.value : body
    if (answers !== null && typeof answers === 'object' && 'each' in answers) {
      expect(value.length).toBeGreaterThan(0)
      for (const one of value) {
        if (answers.each === 'string') expect(typeof one).toBe('string')
        else expect(Object.keys(one)).toEqual(expect.arrayContaining([...answers.each]))
      }
    } else if (answers === '[]') expect(value).toBeInstanceOf(Array)
    else if (answers === null) expect(value).toBeNull()
    else if (typeof answers === 'string') expect(typeof value).toBe(answers)
    else expect(Object.keys(value)).toEqual(expect.arrayContaining([...answers]))
    if (call.full) expect(value[call.full].length).toBeGreaterThan(0)
  })

  test.each(titled)('$row: $path is its path, and no other is', async ({ call }) => {
    for (const path of [`${call.path}x`, `${call.path}/x`, call.path.toUpperCase()]) {
      expect((await send(call, { path })).status).toBe(404)
    }
  })

  test.each(of(({ token }) => token === 'required'))(
    'CALL-2, $row: $path is refused without a token, and with one of nobody',
    async ({ call }) => {
      expect(await send(call)).toMatchObject(refused(401, 'login.not.session'))
      const token = 'x'.repeat(43)
      expect(await send(call, { token })).toMatchObject(refused(401, 'login.not.session'))
    },
  )

  test.each(of(({ token }) => token === 'sent'))(
    'CALL-2, $row: $path answers visitors too',
    async ({ call }) => {
      expect((await send(call)).status).toBe(200)
    },
  )

  test.each(of(({ encrypted }) => encrypted))(
    'CALL-3, $row: $path takes its payload encrypted alone, for its path alone',
    async ({ call }) => {
      const token = await tokenFor(call)
      const notRead = refused(400, 'request_body_required')
      expect(await send(call, { token, encrypted: false })).toMatchObject(notRead)
      const elsewhere = { ...call, path: '/wps/session/login/other' }
      expect(await send(elsewhere, { token, path: call.path })).toMatchObject(notRead)
    },
  )

  test.each(of(isRelay))('CALL-4, $row: $path needs the module id $module', async ({ call }) => {
    const token = await tokenFor(call)
    for (const module of ['', call.module === 'COMM3' ? 'GAMELO3' : 'COMM3', 'x']) {
      const answer = await send(call, { token, module })
      expect(answer).toMatchObject(refused(400, 'function.not.available'))
    }
  })

  test.each(of(({ headers }) => headers))(
    '$row: $path uses version 3 of the gateway',
    async ({ call }) => {
      const answer = await send(call, { without: 'x-gateway-version' })
      expect(answer).toMatchObject(refused(400, 'function.not.available'))
    },
  )

  test.each(of(({ payload }) => payload))(
    '$row: $path reads each field of its payload',
    async ({ call }) => {
      const token = await tokenFor(call)
      const wrong = call.method === 'GET' ? 'x'.repeat(600) : call.form ? 'x'.repeat(300) : [{}]
      for (const field of Object.keys(call.payload ?? {})) {
        const { body } = await send(call, { token, payload: { [field]: wrong } })
        expect([field, body.errorCode]).toEqual([field, 'request_param_err'])
        expect(body.detail.fields.map((name: string) => name.split('.')[0])).toContain(field)
      }
    },
  )
})

describe('CALL-4: the switch of a module', () => {
  const modulesOf = ({ module, alsoNeeds = [] }: WireCall) => [module, ...alsoNeeds]
  const modules = [...new Set(calls.flatMap(modulesOf))]

  test.each(modules)('CALL-4: %s turns off each call that carries it', async (module) => {
    const turn = (isOn: boolean) =>
      server.change(
        `update settings.module_switch set enabled = ${isOn} where module_id = '${module}'`,
      )
    await turn(false)
    for (const call of calls.filter((one) => modulesOf(one).includes(module))) {
      // Without a token and unread: the switch is checked before both.
      const { body } = await send(call, { encrypted: false })
      expect([call.row, body.errorCode]).toEqual([call.row, 'function.not.available'])
    }
    await turn(true)
  })
})
