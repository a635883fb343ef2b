import cookie from '@fastify/cookie'
import { endpoint } from '@trevo/contract/endpoint.ts'
import Fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { Refusal } from '@trevo/platform/refusal.ts'
import { guest, type Caller } from './actor.ts'
import { createRouteBinder } from './bind-route.ts'
import type { Brand, BrandDirectory } from './brand.ts'

const brand: Brand = {
  id: 1,
  merchant: 'trevo',
  defaultLanguage: 'PT',
  maintenance: false,
  disabledModules: new Set(['FEEDBACK3']),
  jurisdiction: 'open',
}
const member: Caller = { kind: 'member', memberId: 7n, sessionId: 's', brandId: 1 }
const trial: Caller = { ...member, kind: 'trial' }
const forced: Caller = { ...member, requiredAction: 'mfa' }

const echo = endpoint({
  name: 'echo',
  summary: 'for this test',
  method: 'POST',
  path: '/wps/relay/TEST_echo',
  family: 'wps',
  auth: 'optional',
  moduleId: 'GAMELO3',
  body: z.strictObject({ amount: z.int().min(1) }),
  response: z.object({ amount: z.int(), kind: z.string() }),
  refusals: ['game.maintenance'],
})
const mine = endpoint({
  name: 'mine',
  summary: 'for this test',
  method: 'GET',
  path: '/wps/mine',
  family: 'wps',
  auth: 'member',
  response: z.string(),
  refusals: [],
})
const bare = endpoint({
  name: 'bare',
  summary: 'for this test',
  method: 'GET',
  path: '/lgw/bare',
  family: 'lgw',
  auth: 'none',
  response: z.array(z.string()),
  refusals: ['game.unknown'],
})
/** As no endpoint of the contract may be; the binder refuses it all the same. */
const moving = endpoint({
  ...mine,
  name: 'moving',
  path: '/wps/moving',
  evenForced: true,
  startsMoney: true,
})
const marking = endpoint({ ...mine, name: 'marking', path: '/wps/marking', auth: 'none' })
const switchedOff = endpoint({
  ...mine,
  name: 'off',
  path: '/wps/off',
  auth: 'none',
  moduleId: 'FEEDBACK3',
})

const build = async (current: Brand = brand, restricted = false, hasSecureCookies = false) => {
  const app = Fastify({ bodyLimit: 1_024 })
  await app.register(cookie)
  const brands: BrandDirectory = {
    byMerchant: (merchant) => (merchant === current.merchant ? current : undefined),
    byHost: () => current,
    isRegionRestricted: () => restricted,
    isOwnHost: (_brand, host) => host !== 'elsewhere.example',
  }
  const route = createRouteBinder(app, {
    brands,
    resolveSession: async (token) => ({ member, trial, forced })[token],
    unseal: async () => ({}),
    checkAnswers: true,
    hasSecureCookies,
  })
  route(echo, ({ actor, body }) => {
    if (body.amount === 13) throw new Refusal('game.maintenance')
    if (body.amount === 14) throw new Refusal('game.unknown')
    return { amount: body.amount, kind: actor.kind }
  })
  route(mine, ({ actor }) => String(actor.memberId))
  route(moving, ({ actor }) => String(actor.memberId))
  route(bare, ({ actor }) => {
    if (actor !== guest) throw new Error('a guest was expected')
    throw new Refusal('game.unknown')
  })
  route(switchedOff, () => 'never')
  route(marking, ({ setCookie }) => {
    setCookie('mark', 'x', 60)
    return 'marked'
  })
  return app
}

const post = async (headers: Record<string, string>, payload: object, current?: Brand) =>
  (await build(current)).inject({
    method: 'POST',
    url: echo.path,
    payload,
    headers: { moduleid: 'GAMELO3', ...headers },
  })

describe('a bound route', () => {
  it('answers in the envelope of its family', async () => {
    const answer = await post({}, { amount: 2 })
    expect(answer.json()).toEqual({ success: true, value: { amount: 2, kind: 'guest' } })
  })

  it('CALL-2: a token names the caller, and a dead token is a guest', async () => {
    expect((await post({ authorization: 'member' }, { amount: 2 })).json().value.kind).toBe(
      'member',
    )
    expect((await post({ authorization: 'dead' }, { amount: 2 })).json().value.kind).toBe('guest')
  })

  it('LOGIN-11: a session with a required action counts as a guest where guests may call', async () => {
    const answer = await post({ authorization: 'forced' }, { amount: 2 })
    expect(answer.json().value.kind).toBe('guest')
  })

  it('LOGIN-11: and moves no money, regardless of the endpoint’s other rules', async () => {
    const app = await build()
    for (const { path } of [mine, moving]) {
      const answer = await app.inject({ url: path, headers: { authorization: 'forced' } })
      expect([path, answer.json().errorCode]).toEqual([path, 'security.mfa_required'])
    }
  })

  it('CALL-4: a relay call without its module id, or with a wrong one, is not available', async () => {
    for (const moduleid of ['', 'COMM3', 'GAMELO3,GAMELO3']) {
      const answer = await post({ moduleid }, { amount: 2 })
      expect([answer.statusCode, answer.json().errorCode]).toEqual([400, 'function.not.available'])
    }
  })

  it('an unknown merchant is refused', async () => {
    const answer = await post({ merchant: 'other' }, { amount: 2 })
    expect(answer.json().errorCode).toBe('function.not.available')
  })

  it('a disabled module is refused on the server, regardless of the menus', async () => {
    const answer = await (await build()).inject({ url: switchedOff.path })
    expect([answer.statusCode, answer.json().errorCode]).toEqual([400, 'function.not.available'])
  })

  it('names the wrong fields and never their values', async () => {
    const answer = await post({}, { amount: 0, secret: 'hunter2' })
    expect(answer.statusCode).toBe(400)
    expect(answer.json().errorCode).toBe('request_param_err')
    expect(answer.body).not.toContain('hunter2')
  })

  it('ROLE-12: a call that needs login is refused as such, in the requested language', async () => {
    const app = await build()
    const english = await app.inject({ url: mine.path, headers: { language: 'EN' } })
    expect(english.statusCode).toBe(401)
    expect(english.json()).toMatchObject({
      success: false,
      errorCode: 'login.not.session',
      message: 'You are not logged in, please login',
    })
    const portuguese = await app.inject({ url: mine.path })
    expect(portuguese.json().message).toContain('Faça login')
  })

  it('a trial session is not a full account', async () => {
    const app = await build()
    const answer = await app.inject({ url: mine.path, headers: { authorization: 'trial' } })
    expect([answer.statusCode, answer.json().errorCode]).toEqual([403, 'play.need_true_account'])
  })

  it('a session of another brand is no session', async () => {
    const app = await build({ ...brand, id: 2 })
    const answer = await app.inject({ url: mine.path, headers: { authorization: 'member' } })
    expect(answer.statusCode).toBe(401)
  })

  it('a declared refusal keeps its status; an undeclared one is our bug', async () => {
    expect((await post({}, { amount: 13 })).statusCode).toBe(503)
    const bug = await post({}, { amount: 14 })
    expect([bug.statusCode, bug.json().errorCode]).toEqual([500, 'unknown.system.err'])
  })

  it('a bare family answers failures bare', async () => {
    const answer = await (await build()).inject({ url: bare.path, headers: { language: 'EN' } })
    expect(answer.statusCode).toBe(404)
    expect(answer.json()).toEqual({
      errorCode: 'game.unknown',
      message: 'This game does not exist.',
    })
  })

  it('cookies are Secure by the site’s own origin, regardless of the last proxy’s protocol', async () => {
    const cookieAt = async (isSecure: boolean) =>
      (await (await build(brand, false, isSecure)).inject({ url: marking.path })).headers[
        'set-cookie'
      ]
    expect(await cookieAt(true)).toBe('mark=x; Max-Age=60; Path=/; HttpOnly; Secure; SameSite=Lax')
    expect(await cookieAt(false)).not.toContain('Secure')
  })

  it('ERR-16: under maintenance a call is refused as such', async () => {
    const answer = await post({}, { amount: 2 }, { ...brand, maintenance: true })
    expect([answer.statusCode, answer.json().errorCode]).toEqual([503, 'system.maintenance'])
  })

  it('ERR-15: a visitor from a closed region is refused', async () => {
    const app = await build(brand, true)
    const answer = await app.inject({ url: bare.path })
    expect([answer.statusCode, answer.json().errorCode]).toEqual([403, 'system.region_restricted'])
  })
})
