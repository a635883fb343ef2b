import { randomBytes } from 'node:crypto'
import type { EndpointSpec } from '@trevo/contract/endpoint.ts'
import { CompactEncrypt, exportJWK, generateKeyPair, importJWK } from 'jose'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { demoPasswords } from '../../modules/identity/index.ts'
import { fixedClock } from '../fixed-clock.ts'
import { callWith, openTokens, ourCalls } from './every-call.ts'
import { startAttack, type Attack } from './start-attack.ts'

const clock = fixedClock('2031-01-02T12:00:00Z')
let attack: Attack
let tokens: Awaited<ReturnType<typeof openTokens>>
beforeAll(async () => {
  attack = await startAttack({ clock })
  tokens = await openTokens(attack)
  // Switches are tested elsewhere; here every call is on.
  await attack.change(`update settings.module_switch set enabled = true`)
})
afterAll(() => attack.close())
beforeEach(() => attack.forgetFailures())

const path = '/wps/session/login'
const refused = { status: 400, code: 'request_body_required' }
const payload = async () => ({
  username: 'membro.demo',
  password: demoPasswords.member,
  type: 'username',
  humanProof: await attack.proveHuman(),
})
const post = (body: unknown, headers = {}) => attack.send(path, { method: 'POST', body, headers })

const sealedCalls = ourCalls.filter(({ sealed }) => sealed)
const sendTo = (one: EndpointSpec, body: unknown, headers: Record<string, string> = {}) =>
  callWith(attack, one, undefined, { ...tokens.for(one), body, headers })

describe('CALL-3: every E call', () => {
  it('CALL-3: there are some', () => expect(sealedCalls.length).toBeGreaterThanOrEqual(2))

  it.each(sealedCalls)('CALL-3: $name refuses a body that is not sealed', async (one) => {
    for (const body of [{ username: 'x' }, { value: 'plain' }, { value: { a: 1 } }, [], 'null']) {
      expect(await sendTo(one, body)).toMatchObject(refused)
    }
  })

  it.each(sealedCalls)('CALL-3: $name refuses a body sealed for another path', async (one) => {
    expect(await sendTo(one, await attack.seal('/wps/elsewhere', {}))).toMatchObject(refused)
    expect(await sendTo(one, await attack.seal(`${one.path}/`, {}))).toMatchObject(refused)
  })

  it.each(sealedCalls)('CALL-3: $name opens a body once', async (one) => {
    const body = await attack.seal(one.path, { nothing: 'known' })
    expect((await sendTo(one, body)).code).toBe('request_param_err')
    expect(await sendTo(one, body)).toMatchObject(refused)
  })

  it.each(sealedCalls)('CALL-3: $name requires both headers of an E call', async (one) => {
    const body = await attack.seal(one.path, { nothing: 'known' })
    expect((await sendTo(one, body, { encryption: 'none' })).code).toBe('request_body_required')
    expect((await sendTo(one, body, { 'x-gateway-version': '2' })).code).toBe(
      'function.not.available',
    )
    // Refused unopened: it still works.
    expect((await sendTo(one, body)).code).toBe('request_param_err')
  })
})

describe('CALL-3: a recorded body', () => {
  it('CALL-3: is opened by only one of two copies, sent to both at once', async () => {
    const other = await attack.openCopy({ clock })
    const body = await attack.seal(path, await payload())
    const to = [attack.baseUrl, other.baseUrl]
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, number) =>
        attack.send(path, { method: 'POST', body, baseUrl: to[number % 2] ?? '' }),
      ),
    )
    await other.server.close()
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ code }) => code === refused.code)).toHaveLength(11)
  })

  it('CALL-3: is too old after a minute, and worthless once its id is no longer recorded', async () => {
    const old = await attack.seal(path, await payload())
    const used = await attack.seal(path, await payload())
    expect((await post(used)).status).toBe(200)
    clock.advance(60_001)
    expect(await post(old)).toMatchObject(refused)
    clock.advance(120_000)
    await attack.server.modules.identity.purge()
    expect(await post(used)).toMatchObject(refused)
  })

  it('CALL-3: from the future, or with an invalid date, is refused', async () => {
    const now = clock.now().getTime()
    for (const issuedAt of [now + 60_001, -now, '0', null, [now], 1e308]) {
      expect(await post(await attack.seal(path, await payload(), { issuedAt }))).toMatchObject(
        refused,
      )
    }
  })

  it('CALL-3: an invalid id, or an extra field, is refused', async () => {
    for (const letter of [{ id: 'x' }, { id: null }, { id: 7 }, { role: 'agent' }]) {
      expect(await post(await attack.seal(path, await payload(), letter))).toMatchObject(refused)
    }
  })
})

describe('CALL-3: a forged body', () => {
  const encrypt = async (header: object, key: Parameters<CompactEncrypt['encrypt']>[0]) => {
    const text = JSON.stringify({
      path,
      issuedAt: clock.now().getTime(),
      id: crypto.randomUUID(),
      payload: await payload(),
    })
    const { kid } = attack.sealingKey
    const value = await new CompactEncrypt(new TextEncoder().encode(text))
      .setProtectedHeader({ alg: 'ECDH-ES', enc: 'A256GCM', kid, ...header })
      .encrypt(key)
    return { value }
  }
  const ourKey = () => importJWK(attack.sealingKey.jwk, 'ECDH-ES')

  it('CALL-3: under an unknown key, or without one, is refused', async () => {
    const { publicKey } = await generateKeyPair('ECDH-ES', { crv: 'P-256' })
    expect(await post(await encrypt({}, publicKey))).toMatchObject(refused)
    for (const kid of ['unknown', '', '__proto__', 'constructor']) {
      expect(await post(await encrypt({ kid }, await ourKey()))).toMatchObject(refused)
    }
  })

  it('CALL-3: cannot bring its own key', async () => {
    const { publicKey } = await generateKeyPair('ECDH-ES', { crv: 'P-256', extractable: true })
    const jwk = await exportJWK(publicKey)
    expect(await post(await encrypt({ jwk }, publicKey))).toMatchObject(refused)
    expect(await post(await encrypt({ jku: 'http://127.0.0.1:1/keys' }, publicKey))).toMatchObject(
      refused,
    )
  })

  it('CALL-3: cannot choose another algorithm', async () => {
    const direct = randomBytes(32)
    expect(await post(await encrypt({ alg: 'dir' }, direct))).toMatchObject(refused)
    expect(await post(await encrypt({ enc: 'A128GCM' }, await ourKey()))).toMatchObject(refused)
    expect(await post(await encrypt({ alg: 'ECDH-ES+A256KW' }, await ourKey()))).toMatchObject(
      refused,
    )
    const none = Buffer.from('{"alg":"none"}').toString('base64url')
    expect(await post({ value: `${none}....` })).toMatchObject(refused)
  })

  it('CALL-3: cannot be compressed', async () => {
    const zipped = Buffer.from(
      JSON.stringify({ alg: 'ECDH-ES', enc: 'A256GCM', kid: attack.sealingKey.kid, zip: 'DEF' }),
    ).toString('base64url')
    const { value } = await encrypt({}, await ourKey())
    expect(await post({ value: [zipped, ...value.split('.').slice(1)].join('.') })).toMatchObject(
      refused,
    )
  })

  it('CALL-3: with one character changed anywhere is refused, and the original still works', async () => {
    const { value } = await attack.seal(path, await payload())
    for (const [index, part] of value.split('.').entries()) {
      if (part === '') continue
      for (const at of [0, part.length >> 1, part.length - 2]) {
        const tampered = value.split('.')
        tampered[index] = part.slice(0, at) + (part[at] === 'A' ? 'B' : 'A') + part.slice(at + 1)
        expect(await post({ value: tampered.join('.') })).toMatchObject(refused)
      }
    }
    expect((await post({ value })).status).toBe(200)
  })
})
