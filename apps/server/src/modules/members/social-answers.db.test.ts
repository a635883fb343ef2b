import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startFacebook } from '../identity/testing/start-facebook.ts'
import {
  providerClient,
  signInAtProvider,
  startOpenIdProvider,
} from '../identity/testing/start-openid-provider.ts'
import { actAsMembers, firstPassword } from './testing/act-as-member.ts'
import { startAccessWorld, type AccessWorld } from './testing/start-access-world.ts'

const redirectUri = 'http://127.0.0.1:3000/social/google'
const person = (login: string, isVerified = true) => ({
  email: `${login}@correio.example`,
  email_verified: isVerified,
  name: 'Ana Lima',
})
const people = Object.fromEntries(
  ['ana', 'bia', 'caio', 'duda', 'eva', 'gil', 'hugo'].map((login) => [login, person(login)]),
)

let world: AccessWorld
let act: ReturnType<typeof actAsMembers>
let provider: Awaited<ReturnType<typeof startOpenIdProvider>>
let facebook: Awaited<ReturnType<typeof startFacebook>>
beforeAll(async () => {
  provider = await startOpenIdProvider({ ...people, fake: person('ana', false) }, redirectUri)
  facebook = await startFacebook({ id: 'app', secret: 'secret of the app' })
  world = await startAccessWorld({
    environment: {
      GOOGLE_CLIENT_ID: providerClient.id,
      GOOGLE_CLIENT_SECRET: providerClient.secret,
      GOOGLE_ISSUER: provider.issuer,
      ...facebook.environment,
    },
  })
  act = actAsMembers(world, 'social')
})
afterAll(async () => {
  await world.close()
  await provider.close()
  await facebook.close()
})
beforeEach(() => world.pool.query('delete from identity.login_failure'))

const start = (name = 'google') =>
  world.send('POST', '/wps/session/login/social/start', { payload: { provider: name } })
const begin = async (name = 'google') => {
  const { body, cookie = '' } = await start(name)
  return { url: body.value.url as string, cookie }
}
const finish = (back: URL, cookie: string, more: object = {}) =>
  act.sealed(
    'POST',
    '/wps/session/login/social',
    { provider: 'google', ...Object.fromEntries(back.searchParams), ...more },
    { headers: { cookie } },
  )
const signIn = async (login: string) => {
  const { url, cookie } = await begin()
  const answer = await finish(await signInAtProvider(url, login), cookie)
  return { answer, cookie, detail: answer.body.detail }
}
const link = async (linkId: string, cookie: string, username: string, password = firstPassword) =>
  act.sealed(
    'POST',
    '/wps/session/login/social/link',
    { linkId, username, password, type: 'username', humanProof: await world.proveHuman() },
    { headers: { cookie } },
  )
const register = (linkId: string, cookie: string, username: string, more: object = {}) =>
  act.sealed(
    'PUT',
    '/wps/member/register/social',
    { linkId, ...world.registration(username), ...more },
    { headers: { cookie } },
  )

describe('what comes back from a provider', () => {
  it('counts once, in the browser that began, for its own provider', async () => {
    const { url, cookie } = await begin()
    const back = await signInAtProvider(url, 'ana')
    const other = await begin()
    expect((await finish(back, other.cookie)).code).toBe('login.social_failed')
    expect((await finish(back, '')).code).toBe('login.social_failed')
    expect((await finish(back, `socialLogin=${'A'.repeat(43)}`)).code).toBe('login.social_failed')
    expect((await finish(back, cookie)).code).toBe('social.link_required')
    expect((await finish(back, cookie)).code).toBe('login.social_failed')
  })

  it.each([
    ['state', { state: 'A'.repeat(43) }],
    ['code', { code: 'A'.repeat(43) }],
    ['issuer', { iss: 'https://accounts.evil.example' }],
    ['provider', { provider: 'facebook' }],
  ])('with another %s is refused', async (_, twist) => {
    const { url, cookie } = await begin()
    const answer = await finish(await signInAtProvider(url, 'ana'), cookie, twist)
    expect(answer).toMatchObject({ status: 400, code: 'login.social_failed' })
  })

  it('is too late after 15 minutes', async () => {
    const { url, cookie } = await begin()
    const back = await signInAtProvider(url, 'ana')
    world.clock.advance(15 * 60_000)
    expect((await finish(back, cookie)).code).toBe('login.social_failed')
  })

  it('a link belongs to the browser, and to its moment', async () => {
    const { cookie, detail } = await signIn('ana')
    const { username } = await act.join()
    const other = await begin()
    expect((await link(detail.linkId, other.cookie, username)).code).toBe('social.link_expired')
    expect((await register(detail.linkId, other.cookie, 'anaoutra')).code).toBe(
      'social.link_expired',
    )
    world.clock.advance(15 * 60_000)
    expect((await link(detail.linkId, cookie, username)).code).toBe('social.link_expired')
  })

  it('opens nothing on a closed account', async () => {
    const { username } = await act.join()
    const { cookie, detail } = await signIn('ana')
    await link(detail.linkId, cookie, username)
    await world.pool.query('update members.member set closed_at = now() where account_key = $1', [
      `trevo@${username}`,
    ])
    expect((await signIn('ana')).answer.code).toBe('account.closed')
  })
})

describe('social sign-in by Facebook', () => {
  const enter = async (id: string) => {
    const { url, cookie } = await begin('facebook')
    const back = facebook.agree(url, { id, name: 'Rui Sol', email: 'bia@correio.example' })
    return { answer: await finish(back, cookie, { provider: 'facebook' }), cookie }
  }

  it('registers and is known; its email counts as unconfirmed', async () => {
    const { answer, cookie } = await enter('1001')
    expect(answer).toMatchObject({
      code: 'social.registration_required',
      body: { detail: { provider: 'facebook', email: 'bia@correio.example', name: 'Rui Sol' } },
    })
    const registered = await register(answer.body.detail.linkId, cookie, 'ruisocial')
    expect(registered.status).toBe(200)
    expect((await enter('1001')).answer.body.value.userName).toBe('ruisocial')
    const { token } = registered.body.value
    expect((await act.get('/wps/member/security', token)).body.value).toMatchObject({
      socialLogins: ['facebook'],
      emailConfirmed: false,
    })
  })
})
