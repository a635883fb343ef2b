import { createServer, type IncomingMessage } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { compactDecrypt, exportJWK, generateKeyPair } from 'jose'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createApi, type Api, type ApiOptions } from './create-api.ts'
import { getBalance, getMemberInfo, login, loginFreePlay, logout } from './endpoints.ts'

type Seen = { method: string; url: string; headers: IncomingMessage['headers']; body: string }
type Reply = { status?: number; json?: unknown; text?: string; hang?: true; drop?: true }

const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
})

/** A fake server that returns what it is told to, and records what it was sent. */
const serve = async (replies: (Reply | ((seen: Seen) => Reply | Promise<Reply>))[]) => {
  const seen: Seen[] = []
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part as Buffer)
    const one = {
      method: request.method ?? '',
      url: request.url ?? '',
      headers: request.headers,
      body: Buffer.concat(parts).toString(),
    }
    const next = replies[Math.min(seen.push(one), replies.length) - 1] ?? {}
    const reply = typeof next === 'function' ? await next(one) : next
    if (reply.drop) return request.socket.destroy()
    if (reply.hang) return undefined
    response.writeHead(reply.status ?? 200, { 'Content-Type': 'application/json' })
    return response.end(reply.text ?? JSON.stringify(reply.json))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  closing.push(() => {
    server.closeAllConnections()
    server.close()
  })
  return { seen, baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

const api = (baseUrl: string, options: Partial<ApiOptions> = {}): Api =>
  createApi({
    baseUrl,
    getToken: () => 'a-token',
    getLanguage: () => 'EN',
    getMerchant: () => 'trevo',
    device: 'mobile',
    ...options,
  })

const loginBody = {
  username: 'ana',
  password: 'Secret-1',
  type: 'username',
  site: 'member',
} as const

describe('a plain call', () => {
  it('CALL-2, CALL-4: carries merchant, language, device, module id and the raw token', async () => {
    const { seen, baseUrl } = await serve([{ json: { success: true, value: { id: 'x' } } }])
    const answer = await api(baseUrl).call(getMemberInfo)
    expect(answer).toEqual({ ok: true, value: { id: 'x' } })
    expect(seen[0]).toMatchObject({
      method: 'GET',
      url: '/wps/member/info',
      headers: {
        merchant: 'trevo',
        language: 'EN',
        device: 'mobile',
        moduleid: 'COMM3',
        authorization: 'a-token',
      },
    })
    expect(seen[0]?.headers['x-gateway-version']).toBeUndefined()
  })

  it('leaves unset query values out', async () => {
    const { seen, baseUrl } = await serve([{ json: { success: true, value: null } }])
    await api(baseUrl).call(getBalance, { query: { typeId: '0', _: undefined } })
    expect(seen[0]?.url).toBe('/wps/v2/wallets/balance?typeId=0')
  })

  it('CALL-15: free play sends os and platform with encryption and gateway-version headers', async () => {
    const { seen, baseUrl } = await serve([{ json: { success: true, value: {} } }])
    await api(baseUrl).call(loginFreePlay, { body: { os: 'Linux', platform: 'W' } })
    expect(seen[0]?.headers).toMatchObject({ 'x-gateway-version': '3', encryption: 'plain' })
    expect(seen[0]?.headers.authorization).toBeUndefined()
    expect(JSON.parse(seen[0]?.body ?? '')).toEqual({ os: 'Linux', platform: 'W' })
  })

  it('passes a refusal on with everything the form needs', async () => {
    const refusal = {
      success: false,
      errorCode: 'register.field_invalid',
      message: 'Check the field email.',
      field: 'email',
      captcha: true,
      detail: { messageKey: 'reg_pattern_3', min: 5, max: 9 },
    }
    const { baseUrl } = await serve([{ status: 400, json: refusal }])
    expect(await api(baseUrl).call(getMemberInfo)).toEqual({
      ok: false,
      code: 'register.field_invalid',
      message: 'Check the field email.',
      field: 'email',
      captcha: true,
      detail: { messageKey: 'reg_pattern_3', min: 5, max: 9 },
    })
  })

  it('reports when the server does not know the token, but not for a guest', async () => {
    const lost = { status: 401, json: { success: false, errorCode: 'login.not.session' } }
    const { baseUrl } = await serve([lost])
    const onSessionLost = vi.fn<() => void>()
    await api(baseUrl, { onSessionLost, getToken: () => null }).call(getMemberInfo)
    expect(onSessionLost).not.toHaveBeenCalled()
    await api(baseUrl, { onSessionLost }).call(getMemberInfo)
    expect(onSessionLost).toHaveBeenCalledOnce()
  })
})

describe('shared-phone mode', () => {
  it('a page where the PIN was typed says so, and one that is refused learns that it is covered', async () => {
    const refused = { status: 403, json: { success: false, errorCode: 'session.covered' } }
    const { seen, baseUrl } = await serve([{ json: { success: true, value: {} } }, refused])
    const onCovered = vi.fn<() => void>()
    await api(baseUrl, { getPinProof: () => 'typed', onCovered }).call(getMemberInfo)
    expect(onCovered).not.toHaveBeenCalled()
    await api(baseUrl, { getPinProof: () => undefined, onCovered }).call(getMemberInfo)
    expect(onCovered).toHaveBeenCalledOnce()
    expect(seen.map(({ headers }) => headers['pin-proof'])).toEqual(['typed', undefined])
  })
})

describe('silence', () => {
  it('a GET is retried and answers in the end', async () => {
    const { seen, baseUrl } = await serve([
      { drop: true },
      { status: 502, text: '<html>' },
      { json: { success: true, value: [] } },
    ])
    expect(await api(baseUrl).call(getMemberInfo)).toMatchObject({ ok: true })
    expect(seen).toHaveLength(3)
  })

  it('a GET that stays unanswered is `network`', async () => {
    const { baseUrl } = await serve([{ drop: true }])
    expect(await api(baseUrl).call(getMemberInfo)).toMatchObject({ ok: false, code: 'network' })
  })

  it('a call that changes something is never sent twice', async () => {
    const { seen, baseUrl } = await serve([{ drop: true }])
    expect(await api(baseUrl).call(logout)).toMatchObject({ ok: false, code: 'network' })
    expect(seen).toHaveLength(1)
  })

  it('an answer that takes too long is `timeout`', async () => {
    const { baseUrl } = await serve([{ hang: true }])
    const answer = await api(baseUrl).call(getMemberInfo, { timeoutMs: 60 })
    expect(answer).toMatchObject({ ok: false, code: 'timeout' })
  })

  it('a caller who aborts gets a rejection, not an answer', async () => {
    const { baseUrl } = await serve([{ hang: true }])
    const controller = new AbortController()
    const answer = api(baseUrl).call(getMemberInfo, { signal: controller.signal })
    setTimeout(() => controller.abort(), 30)
    await expect(answer).rejects.toThrow('abort')
  })

  it('an answer that is not JSON is `network`', async () => {
    const { baseUrl } = await serve([{ status: 500, text: 'oops' }])
    expect(await api(baseUrl).call(logout)).toMatchObject({ ok: false, code: 'network' })
  })
})

const makeKey = async (kid: string) => {
  const { publicKey, privateKey } = await generateKeyPair('ECDH-ES', {
    crv: 'P-256',
    extractable: true,
  })
  const open = async (body: string) => {
    const { plaintext, protectedHeader } = await compactDecrypt(JSON.parse(body).value, privateKey)
    return { header: protectedHeader, letter: JSON.parse(new TextDecoder().decode(plaintext)) }
  }
  return { open, key: { kid, jwk: { ...(await exportJWK(publicKey)) } } }
}
const status = (keys: unknown[], answeredAt = new Date().toISOString()): Reply => ({
  json: { success: true, value: { answeredAt, info: { encryption: { keys } } } },
})

describe('a sealed call', () => {
  const done: Reply = { json: { success: true, value: { token: 't' } } }

  it('CALL-3, CALL-5: no part of the payload is readable, and the server key opens it', async () => {
    const { key, open } = await makeKey('k1')
    const { seen, baseUrl } = await serve([done])
    const from = Date.now()
    await api(baseUrl, { sealingKeys: [key] }).call(login, { body: loginBody })
    const [request] = seen
    expect(request).toMatchObject({
      method: 'POST',
      url: '/wps/session/login',
      headers: { encryption: 'JWE', 'x-gateway-version': '3' },
    })
    expect(request?.body).not.toMatch(/ana|Secret/)
    const { header, letter } = await open(request?.body ?? '')
    expect(header).toMatchObject({ alg: 'ECDH-ES', enc: 'A256GCM', kid: 'k1' })
    expect(letter).toMatchObject({ path: '/wps/session/login', payload: loginBody })
    expect(letter.issuedAt - from).toBeGreaterThanOrEqual(0)
    expect(letter.issuedAt - from).toBeLessThan(60_000)
  })

  it('every body has its own id', async () => {
    const { key, open } = await makeKey('k1')
    const { seen, baseUrl } = await serve([done])
    const client = api(baseUrl, { sealingKeys: [key] })
    await client.call(login, { body: loginBody })
    await client.call(login, { body: loginBody })
    const ids = await Promise.all(seen.map(async ({ body }) => (await open(body)).letter.id))
    expect(new Set(ids).size).toBe(2)
  })

  it('requests the key when it has none', async () => {
    const { key, open } = await makeKey('k1')
    const { seen, baseUrl } = await serve([status([key]), done])
    expect(await api(baseUrl).call(login, { body: loginBody })).toMatchObject({ ok: true })
    expect(seen[0]?.url).toBe('/wps/system/status')
    expect((await open(seen[1]?.body ?? '')).letter.payload).toEqual(loginBody)
  })

  it('after a key rotation, or on a device whose clock is wrong, seals again', async () => {
    const [old, fresh] = [await makeKey('k1'), await makeKey('k2')]
    const refused: Reply = {
      status: 400,
      json: { success: false, errorCode: 'request_body_required' },
    }
    const inAnHour = new Date(Date.now() + 3_600_000).toISOString()
    const { seen, baseUrl } = await serve([refused, status([fresh.key], inAnHour), done])
    const answer = await api(baseUrl, { sealingKeys: [old.key] }).call(login, { body: loginBody })
    expect(answer).toMatchObject({ ok: true })
    const { letter } = await fresh.open(seen[2]?.body ?? '')
    expect(Math.abs(letter.issuedAt - Date.parse(inAnHour))).toBeLessThan(5_000)
  })

  it('gives up when the fresh key is refused too', async () => {
    const { key } = await makeKey('k1')
    const refused: Reply = {
      status: 400,
      json: { success: false, errorCode: 'request_body_required' },
    }
    const { seen, baseUrl } = await serve([refused, status([key]), refused])
    const answer = await api(baseUrl, { sealingKeys: [key] }).call(login, { body: loginBody })
    expect(answer).toMatchObject({ ok: false, code: 'request_body_required' })
    expect(seen).toHaveLength(3)
  })
})
