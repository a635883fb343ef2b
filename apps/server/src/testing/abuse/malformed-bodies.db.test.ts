import { connect } from 'node:net'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bodyFor, callsWithBody, callWith, openTokens } from './every-call.ts'
import { startAttack, type Attack } from './start-attack.ts'

let attack: Attack
let tokens: Awaited<ReturnType<typeof openTokens>>
beforeAll(async () => {
  attack = await startAttack({ environment: { REQUEST_SECONDS_MAX: '2' } })
  tokens = await openTokens(attack)
  await attack.change(`update settings.module_switch set enabled = true`)
})
afterAll(() => attack.close())

const jsonCalls = callsWithBody.filter(({ consumes }) => consumes !== 'form')
const path = '/wps/member/language'
const post = (body: string | Uint8Array, headers: Record<string, string> = {}) =>
  attack.send(path, { method: 'POST', body, headers })

describe('a body that is not JSON', () => {
  const broken = [
    '{',
    '{"language":"EN"',
    '{"language":"EN"}}',
    "{'language':'EN'}",
    '{"language":EN}',
    '{"language":"E\nN"}',
    '\u0000',
    'NaN',
    'undefined',
    '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>',
  ]
  it.each(broken)('%j is refused', async (text) => {
    expect(await post(text)).toMatchObject({ status: 400, code: 'request_param_err' })
  })

  it('a missing body, or null, is refused as missing', async () => {
    for (const text of ['', 'null']) {
      expect(await post(text)).toMatchObject({ status: 400, code: 'request_body_required' })
    }
  })

  it('invalid UTF-8, or another encoding, is refused', async () => {
    const invalid = Buffer.concat([
      Buffer.from('{"language":"E'),
      Buffer.from([0xff, 0xfe]),
      Buffer.from('"}'),
    ])
    const utf16 = Buffer.from('{"language":"EN"}', 'utf16le')
    for (const bytes of [invalid, utf16]) expect((await post(bytes)).status).toBe(400)
  })

  it.each(jsonCalls)(
    '$name: nested ten thousand deep it is refused without a stack overflow',
    async (one) => {
      for (const [open, close] of [
        ['[', ']'],
        ['{"a":', '}'],
      ] as const) {
        const deep = `${open.repeat(10_000)}1${close.repeat(10_000)}`
        const body = one.sealed ? JSON.parse(deep) : deep
        const answer = await callWith(attack, one, body, tokens.for(one)).catch(
          (error: unknown) => {
            // Our own sealing gives up on it first.
            expect(error).toBeInstanceOf(RangeError)
            return { status: 400, code: 'request_param_err' }
          },
        )
        expect([answer.status, answer.code]).toEqual([400, 'request_param_err'])
      }
    },
  )

  it.each(jsonCalls)('$name: arrays, texts and numbers are not accepted as a body', async (one) => {
    for (const body of [[], [bodyFor(one)], 'text', 7, true]) {
      const answer = await callWith(attack, one, body, {
        ...tokens.for(one),
        ...(!one.sealed && { body: JSON.stringify(body) }),
      })
      expect([answer.status, answer.code]).toEqual([400, 'request_param_err'])
    }
  })

  it('a field given twice is read as one value', async () => {
    expect((await post('{"language":"EN","language":"__"}')).status).toBe(400)
  })
})

describe('a body too large', () => {
  it.each(callsWithBody)('$name: beyond its limit it is refused unread', async (one) => {
    const { bodyBytesMax = 128 * 1024 } = one
    const text = JSON.stringify({ ...bodyFor(one), padding: 'x'.repeat(bodyBytesMax) })
    const send = async () => {
      const { status, code } = await callWith(attack, one, {}, { ...tokens.for(one), body: text })
      return [status, code]
    }
    // A server whose thread was blocked for two seconds answers busy until its next measurement.
    await expect.poll(send).toEqual([413, 'request.too_large'])
  })

  it('a compressed body is decompressed no further than its limit', async () => {
    const bomb = gzipSync('{"language":"' + ' '.repeat(5_000_000) + '"}')
    const answer = await post(bomb, { 'content-encoding': 'gzip' })
    expect([answer.status, answer.code]).toEqual([413, 'request.too_large'])
  })
})

const raw = (text: string, { keepFor = 5_000 } = {}): Promise<{ answers: string; ms: number }> =>
  new Promise((resolve) => {
    const { hostname, port } = new URL(attack.baseUrl)
    const socket = connect(Number(port), hostname)
    const startedAt = performance.now()
    let answers = ''
    const timer = setTimeout(() => socket.destroy(), keepFor)
    socket.setEncoding('latin1')
    socket.on('data', (part: string) => (answers += part))
    socket.on('error', () => undefined)
    socket.on('close', () => {
      clearTimeout(timer)
      resolve({ answers, ms: performance.now() - startedAt })
    })
    socket.write(text)
  })
const head = (more: string) => `POST ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\n${more}\r\n`

describe('a request that never arrives', () => {
  it('half a body is waited for, but only for a limited time', async () => {
    const { answers, ms } = await raw(
      head('Content-Type: application/json\r\nContent-Length: 100\r\n') + '{"lang',
    )
    expect(answers).toMatch(/^HTTP\/1\.1 408/)
    expect(ms).toBeGreaterThan(1_500)
    expect(ms).toBeLessThan(4_500)
  })

  it('headers that arrive byte by byte are cut off too', async () => {
    const { answers, ms } = await raw(`POST ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Drip: `)
    expect(answers).toMatch(/^HTTP\/1\.1 408/)
    expect(ms).toBeLessThan(4_500)
  })

  it('meanwhile others are served', async () => {
    const dripping = Array.from({ length: 100 }, () =>
      raw(head('Content-Length: 9\r\nContent-Type: application/json\r\n') + '{'),
    )
    const startedAt = performance.now()
    expect((await attack.send('/wps/system/whitelabel')).status).toBe(200)
    expect(performance.now() - startedAt).toBeLessThan(1_000)
    await Promise.all(dripping)
  })
})

describe('a request with two meanings', () => {
  const whole = '{"language":"EN"}'
  it('with two lengths, or a length and chunks, is refused (request smuggling)', async () => {
    const type = 'Content-Type: application/json\r\n'
    for (const lengths of [
      'Content-Length: 17\r\nContent-Length: 18\r\n',
      'Content-Length: 17\r\nTransfer-Encoding: chunked\r\n',
      'Transfer-Encoding: chunked, identity\r\n',
      'Transfer-Encoding : chunked\r\n',
      'Content-Length: +17\r\n',
      'Content-Length: 17, 17\r\n',
    ]) {
      const { answers } = await raw(head(type + lengths) + whole, { keepFor: 3_000 })
      expect([lengths, answers.slice(0, 12)]).toEqual([lengths, 'HTTP/1.1 400'])
    }
  })

  it('headers without end are refused', async () => {
    const { answers } = await raw(head(`X-Long: ${'x'.repeat(40_000)}\r\n`), { keepFor: 3_000 })
    expect(answers).toMatch(/^HTTP\/1\.1 431/)
  })
})
