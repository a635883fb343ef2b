import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bodyFor, callsWithBody, callWith, openTokens, ourCalls } from './every-call.ts'
import { startAttack, type Attack } from './start-attack.ts'

let attack: Attack
let tokens: Awaited<ReturnType<typeof openTokens>>
beforeAll(async () => {
  attack = await startAttack()
  tokens = await openTokens(attack)
  await attack.change(`update settings.module_switch set enabled = true`)
})
afterAll(() => attack.close())

const policyOf = (text: string) =>
  Object.fromEntries(
    text.split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(' ')
      return [name, sources]
    }),
  )

describe('headers of every answer', () => {
  const answers = [
    '/wps/system/status',
    '/wps/member/info',
    '/lgw/games/game_menus',
    '/wps/none',
    '/none',
    '/health',
  ]

  it.each(answers)(
    '%s: only our own code runs, nobody frames it, nothing is guessed',
    async (path) => {
      const { headers } = await attack.send(path)
      const policy = policyOf(String(headers['content-security-policy']))
      expect(policy).toMatchObject({
        'default-src': ["'self'"],
        'object-src': ["'none'"],
        'base-uri': ["'self'"],
        'form-action': ["'self'"],
        'frame-ancestors': ["'self'"],
      })
      expect(policy['script-src']).toContain("'self'")
      expect(policy['script-src']?.join(' ')).not.toMatch(/unsafe|\*|https?:$|data:/)
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'SAMEORIGIN',
        'cross-origin-opener-policy': 'same-origin',
        'referrer-policy': 'strict-origin-when-cross-origin',
      })
      expect(headers['x-powered-by'] ?? headers['server']).toBeUndefined()
    },
  )

  it('personal answers, and every refusal, are cached by nobody', async () => {
    for (const one of ourCalls.filter(({ cacheSec }) => cacheSec === undefined)) {
      const { headers } = await callWith(attack, one, bodyFor(one), tokens.for(one))
      expect([one.name, headers['cache-control']]).toEqual([one.name, 'no-store'])
    }
    expect((await attack.send('/wps/none')).headers['cache-control']).toBe('no-store')
    // Some of the calls logged out, others had a wrong password.
    await attack.forgetFailures()
    tokens = await openTokens(attack)
  })

  it('behind TLS browsers are told to stay there', async () => {
    const plain = await attack.send('/wps/system/status')
    expect(plain.headers['strict-transport-security']).toBeUndefined()
    const secure = await attack.openCopy({ environment: { SITE_ORIGIN: 'https://trevo.example' } })
    const { headers } = await attack.send('/health', { baseUrl: secure.baseUrl })
    await secure.server.close()
    expect(headers['strict-transport-security']).toMatch(/^max-age=(\d{8,})/)
  })
})

const planted = 'Vazou9Segredo7Marca'
/** The planted secret in every text field of the form. */
const withSecret = (body: unknown): unknown => {
  if (typeof body === 'string') return planted
  if (Array.isArray(body)) return body.map(withSecret)
  if (typeof body !== 'object' || body === null) return body
  return Object.fromEntries(Object.entries(body).map(([name, value]) => [name, withSecret(value)]))
}

describe('the log', () => {
  it.each(callsWithBody)(
    '$name: typed secrets are not logged, however they are sent',
    async (one) => {
      const own = tokens.for(one)
      const mixed = { ...bodyFor(one), ...(withSecret(bodyFor(one)) as object) }
      const onlyTexts = Object.fromEntries(
        Object.entries(bodyFor(one)).map(([name, value]) => [
          name,
          /passw|code|token|ticket|captcha|proof/i.test(name) ? planted : value,
        ]),
      )
      await callWith(attack, one, mixed, own)
      await callWith(attack, one, onlyTexts, own)
      await callWith(attack, one, {}, { ...own, body: JSON.stringify(mixed) })
      await callWith(attack, one, {}, { ...own, body: `{"password":"${planted}"` })
      const inQuery = { ...one, path: `${one.path}?password=${planted}&token=${own.token}` }
      await callWith(attack, inQuery, {}, { headers: { cookie: `pw=${planted}` } })

      const log = attack.takeLog()
      expect(log).toContain(`"endpoint":"${one.name}"`)
      expect(log).not.toContain(planted)
      expect(log).not.toContain(own.token)
      expect(log).not.toMatch(/\$argon2|eyJhbGciOiJFQ0RILUVT/)
    },
  )
})
