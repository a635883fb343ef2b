import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  bodyFor,
  callsWithBody,
  callWith,
  changingCalls,
  openTokens,
  ourCalls,
  pathOf,
} from './every-call.ts'
import { startAttack, type Attack } from './start-attack.ts'

let attack: Attack
let tokens: Awaited<ReturnType<typeof openTokens>>
beforeAll(async () => {
  attack = await startAttack()
  tokens = await openTokens(attack)
  await attack.change(`update settings.module_switch set enabled = true`)
})
afterAll(() => attack.close())

const evil = [
  'https://evil.example',
  'null',
  'http://127.0.0.1.evil.example',
  'http://evil.example#127.0.0.1',
  'http://127.0.0.1@evil.example',
  'https://127.0.0.1',
  'http://localhost.evil.example:3000',
  'http://[::1]',
  // Another port of this machine is another application.
  'http://127.0.0.1:4480',
  'http://localhost',
  'file://',
  'x',
  '',
]
const said = (headers: object) =>
  Object.entries(headers).filter(([name]) => name.startsWith('access-control-'))

describe('a foreign page', () => {
  it.each(changingCalls)('$name may not be called from another origin', async (one) => {
    for (const origin of evil.slice(0, 3)) {
      const { status, headers } = await attack.send(pathOf(one), {
        method: 'OPTIONS',
        headers: {
          origin,
          'access-control-request-method': one.method,
          'access-control-request-headers': 'authorization,content-type',
        },
      })
      expect(status).toBe(204)
      expect(said(headers)).toEqual([])
    }
  })

  it('cannot read an answer, with any claimed origin', async () => {
    for (const origin of evil) {
      const { headers } = await attack.send('/wps/member/info', {
        token: tokens.member,
        headers: { origin },
      })
      expect(said(headers), origin).toEqual([])
      expect(headers['cross-origin-resource-policy'], origin).toBe('same-origin')
    }
  })

  it('the brand’s own domains may call, without cookies, and caches keep the two apart', async () => {
    for (const origin of ['http://127.0.0.1:3000', 'http://localhost:3000']) {
      const { headers } = await attack.send('/wps/system/whitelabel', { headers: { origin } })
      expect(headers['access-control-allow-origin']).toBe(origin)
      expect(headers['access-control-allow-credentials']).toBeUndefined()
      expect(headers['vary']).toMatch(/\bOrigin\b/)
    }
  })

  it.each(callsWithBody)(
    '$name takes no body of a kind that a form or a script may send unasked',
    async (one) => {
      const text = JSON.stringify(
        one.sealed ? await attack.seal(one.path, bodyFor(one)) : bodyFor(one),
      )
      const types = [
        'text/plain',
        'text/plain;charset=UTF-8',
        'multipart/form-data; boundary=x',
        '',
      ]
      if (one.consumes !== 'form') types.push('application/x-www-form-urlencoded')
      for (const type of types) {
        const answer = await callWith(
          attack,
          one,
          {},
          {
            ...tokens.for(one),
            body: type.includes('urlencoded') ? `value=x&${encodeURIComponent(text)}=` : text,
            headers: { 'content-type': type, origin: 'https://evil.example' },
          },
        )
        expect([type, answer.status, answer.code]).toEqual([type, 415, 'request.unsupported_media'])
      }
    },
  )

  it('no call is authenticated by a cookie, and only the captcha sets one', async () => {
    for (const one of ourCalls) {
      const { headers } = await callWith(attack, one, bodyFor(one), {
        headers: { cookie: `token=${tokens.member}` },
      })
      const cookies = headers['set-cookie'] ?? []
      if (one.name === 'getCaptcha') {
        expect(cookies).toHaveLength(1)
        expect(cookies[0]).toMatch(
          /^captchaId=[\w-]+; Max-Age=120; Path=\/; HttpOnly; SameSite=Lax$/,
        )
      } else expect(cookies, one.name).toEqual([])
    }
  })

  it('behind TLS the cookie is Secure', async () => {
    const { headers } = await attack.send('/wps/captcha', {
      headers: { 'x-forwarded-proto': 'https' },
    })
    expect(headers['set-cookie']?.[0]).toContain('; Secure')
  })

  it('a GET changes nothing', async () => {
    // A reader's position in the wallet's stream moves without requests.
    const { rows: tables } = await attack.pool.query<{ name: string }>(
      `select format('%I.%I', schemaname, tablename) as name from pg_tables
       where schemaname in ('members', 'wallet', 'cashier', 'settings')
         and tablename <> 'stream_position' order by 1`,
    )
    const contents = async () =>
      Promise.all(
        tables.map(async ({ name }) => {
          const sql = `select md5(string_agg(t::text, ',' order by t::text)) as sum from ${name} t`
          return [name, (await attack.pool.query(sql)).rows[0].sum]
        }),
      )
    const before = await contents()
    for (const one of ourCalls.filter(({ method }) => method === 'GET')) {
      await callWith(attack, one, undefined, tokens.for(one))
    }
    expect(await contents()).toEqual(before)
  })
})
