import { WalletReply } from '@trevo/contract/vendor/shapes.ts'
import { refusalStatus, type RefusalCode } from '@trevo/contract/refusals.ts'
import { refusalText } from '@trevo/i18n/refusals/refusal-text.ts'
import { afterAll, describe, expect, it } from 'vitest'
import type { LanguageCode } from '@trevo/languages/languages.ts'
import { refusalShapes } from '../requests/refusal-shapes.ts'
import { sendRaw, type RawAnswer } from './send-raw.ts'
import { startAttack } from './start-attack.ts'

const attack = await startAttack()
afterAll(() => attack.close())

type Shape = keyof typeof refusalShapes
type Family = {
  readonly name: string
  readonly prefix: string
  readonly shape: Shape
  /** A call of the family that takes JSON; without one, bodies have nowhere to go. */
  readonly post?: string
  readonly get?: string
  /** Whether the operators' listener answers it in place of the site's. */
  readonly isOfOperators?: boolean
}

const families: readonly Family[] = [
  {
    name: 'wps',
    prefix: '/wps',
    shape: 'wps',
    post: '/wps/member/language',
    get: '/wps/system/status',
  },
  {
    name: 'relay',
    prefix: '/wps/relay',
    shape: 'wps',
    post: '/wps/relay/MCSFE_createDeposit',
    get: '/wps/relay/GCSGAME_gameList',
  },
  { name: 'lgw', prefix: '/lgw', shape: 'bare', get: '/lgw/games/game_menus' },
  { name: 'lotto', prefix: '/lotto', shape: 'bare' },
  { name: 'ops', prefix: '/ops', shape: 'bare', post: '/ops/session', isOfOperators: true },
  { name: 'ops, on the site', prefix: '/ops', shape: 'bare' },
  { name: 'vendor', prefix: '/vendor', shape: 'vendor' },
  { name: 'rgs', prefix: '/rgs', shape: 'bare' },
]

type Request = {
  readonly method?: string
  readonly target: string
  readonly lines?: readonly string[]
  readonly body?: string
  readonly host?: string | null
  readonly version?: string
}

const textOf = (
  { method = 'GET', target, lines = [], body, host = '127.0.0.1', version = '1.1' }: Request,
  language: string,
): string => {
  const head = [
    `${method} ${target} HTTP/${version}`,
    ...(host === null ? [] : [`Host: ${host}`]),
    `Language: ${language}`,
    'Connection: close',
    ...(body === undefined ? [] : [`Content-Length: ${Buffer.byteLength(body)}`]),
    ...lines,
  ]
  return `${head.join('\r\n')}\r\n\r\n${body ?? ''}`
}

const expectRefusal = (
  { status, headers, text }: RawAnswer,
  family: Pick<Family, 'shape'>,
  code: RefusalCode,
  language: LanguageCode,
) => {
  expect(status, text).toBe(refusalStatus[code])
  expect(headers['content-type']).toMatch(/^application\/json/)
  expect(headers['cache-control']).toBe('no-store')
  const body = refusalShapes[family.shape].parse(JSON.parse(text))
  if (family.shape === 'vendor') {
    return expect(body).toMatchObject({ status: 'WRONG_SYNTAX', requestId: '' })
  }
  return expect(body).toMatchObject({ errorCode: code, message: refusalText(code, language) })
}

const urlOf = ({ isOfOperators }: Family) => (isOfOperators ? attack.opsUrl : attack.baseUrl)

const refused = async (family: Family, request: Request, code: RefusalCode) => {
  for (const language of ['EN', 'PT'] as const) {
    const answer = await sendRaw(urlOf(family), textOf(request, language))
    expectRefusal(answer, family, code, language)
  }
}

const json = ['Content-Type: application/json']
const encoded = (text: string) => text.replace(/\w/, (one) => `%${one.charCodeAt(0).toString(16)}`)

describe.each(families)('$name: every error has the family’s own format', (family) => {
  const { prefix, post, get } = family

  it('an unknown path, in every spelling', async () => {
    for (const path of [`${prefix}/none`, `${prefix}/none/of/them`, `${prefix}/none?a=/wps/x`]) {
      await refused(family, { target: path }, 'not_found')
      await refused(family, { target: encoded(path) }, 'not_found')
      await refused(family, { target: `http://127.0.0.1${path}` }, 'not_found')
    }
    await refused(family, { target: prefix.replace('/relay', '') }, 'not_found')
    await refused(family, { target: `${prefix}/${'a'.repeat(9_000)}` }, 'not_found')
  })

  it('a wrong method, with any body', async () => {
    const target = get ?? post ?? `${prefix}/none`
    for (const method of ['PATCH', 'TRACE', 'PROPFIND', 'QUERY', 'OPTIONS', 'LINK']) {
      await refused(family, { method, target }, 'not_found')
    }
    await refused(family, { method: 'POST', target: `${prefix}/none`, body: '{' }, 'not_found')
    await refused(
      family,
      { method: 'PUT', target: `${prefix}/none`, lines: json, body: 'x'.repeat(200_000) },
      'not_found',
    )
  })

  it('HEAD is answered like GET, without a body', async () => {
    const unknown = await sendRaw(
      urlOf(family),
      textOf({ method: 'HEAD', target: `${prefix}/none` }, 'EN'),
    )
    expect(unknown).toMatchObject({ status: 404, text: '' })
    if (get === undefined) return
    const [byHead, byGet] = await Promise.all(
      ['HEAD', 'GET'].map((method) =>
        sendRaw(urlOf(family), textOf({ method, target: get, lines: ['ModuleId: GAMELO3'] }, 'EN')),
      ),
    )
    expect(byGet?.status).toBe(200)
    expect(byHead).toMatchObject({ status: 200, text: '' })
    expect(byHead?.headers['content-length']).toBe(byGet?.headers['content-length'])
  })

  it('an unreadable path', async () => {
    for (const path of [`${prefix}/%`, `${prefix}/%E0%A4%A`, `${prefix}/%ff%fe`]) {
      await refused(family, { target: path }, 'request_param_err')
      await refused(family, { target: encoded(path) }, 'request_param_err')
      await refused(family, { target: `http://127.0.0.1${path}` }, 'request_param_err')
    }
  })

  it('an address or headers too long for node’s own parser', async () => {
    await refused(family, { target: `${prefix}/${'a'.repeat(20_000)}` }, 'request.url_too_long')
    await refused(
      family,
      { target: `${prefix}/none`, lines: [`X-Long: ${'x'.repeat(40_000)}`] },
      'request.headers_too_large',
    )
  })

  it('a request that is not HTTP, or names no host', async () => {
    const target = `${prefix}/none`
    await refused(family, { target, version: '9.9' }, 'request_param_err')
    await refused(family, { target, lines: ['X-Broken\rY: 1'] }, 'request_param_err')
    await refused(
      family,
      { target, lines: ['Content-Length: 1', 'Content-Length: 2'] },
      'request_param_err',
    )
    await refused(family, { target, host: null }, 'request_param_err')
  })

  it.runIf(post !== undefined)('an invalid body', async () => {
    const call = { method: 'POST', target: post ?? '' }
    await refused(family, { ...call, lines: json, body: '{"a":' }, 'request_param_err')
    await refused(family, { ...call, lines: json, body: '' }, 'request_body_required')
    await refused(
      family,
      { ...call, lines: ['Content-Type: text/plain'], body: 'a' },
      'request.unsupported_media',
    )
    await refused(
      family,
      { ...call, lines: json, body: JSON.stringify({ a: 'x'.repeat(200_000) }) },
      'request.too_large',
    )
  })
})

describe('the wallet protocol itself', () => {
  const target = '/vendor/v1/debit'
  it.each([
    ['no signature', { method: 'POST', target, body: '{}' }, 401, 'INVALID_SIGNATURE'],
    ['no JSON', { method: 'POST', target, body: '{' }, 401, 'INVALID_SIGNATURE'],
    ['too long', { method: 'POST', target, body: 'x'.repeat(70_000) }, 413, 'WRONG_SYNTAX'],
    ['another method', { method: 'GET', target }, 404, 'WRONG_SYNTAX'],
    ['another spelling', { method: 'POST', target: encoded(target) }, 404, 'WRONG_SYNTAX'],
  ] as const)('%s', async (_, request, status, word) => {
    const answer = await sendRaw(attack.baseUrl, textOf(request, 'EN'))
    expect(answer.status).toBe(status)
    expect(WalletReply.parse(JSON.parse(answer.text))).toMatchObject({ status: word })
  })
})

describe('the live socket', () => {
  const live = { shape: 'bare' } as const
  it('accepts only GET', async () => {
    for (const method of ['POST', 'DELETE', 'PATCH', 'PROPFIND']) {
      for (const target of ['/live', '/%6cive', '/live/x']) {
        const answer = await sendRaw(attack.baseUrl, textOf({ method, target, body: '{' }, 'EN'))
        expectRefusal(answer, live, 'not_found', 'EN')
      }
    }
    const broken = await sendRaw(attack.baseUrl, textOf({ target: '/live/%' }, 'PT'))
    expectRefusal(broken, live, 'request_param_err', 'PT')
  })

  it('an invalid opening is refused', async () => {
    const upgrade = ['Upgrade: websocket', 'Sec-WebSocket-Version: 13', 'Sec-WebSocket-Key: x']
    const answer = await sendRaw(
      attack.baseUrl,
      textOf({ target: '/live', lines: upgrade }, 'EN').replace('close', 'Upgrade'),
    )
    expect(answer.status).toBe(400)
  })
})
