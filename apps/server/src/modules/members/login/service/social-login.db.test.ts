import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { signInAtProvider } from '../../../identity/testing/start-openid-provider.ts'
import { actAsMembers, firstPassword } from '../../testing/act-as-member.ts'
import { startAccessWorld } from '../../testing/start-access-world.ts'
import { redirectUri, startSocialWorld } from '../../testing/start-social-world.ts'

const social = await startSocialWorld()
const world = social.world
const act = actAsMembers(world, 'social')
afterAll(() => social.close())
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
const confirmEmail = (username: string, email: string) =>
  world.pool.query(
    'update members.member set email = $1, email_confirmed_at = now() where account_key = $2',
    [email, `trevo@${username}`],
  )

describe('social sign-in by OpenID Connect', () => {
  it('LOGIN-3: only what is configured is offered', async () => {
    const listed = await world.send('GET', '/wps/session/login/social')
    expect(listed.body.value).toEqual(['google', 'facebook'])
    const bare = await startAccessWorld()
    try {
      expect((await bare.send('GET', '/wps/session/login/social')).body.value).toEqual([])
      const refused = await bare.send('POST', '/wps/session/login/social/start', {
        payload: { provider: 'google' },
      })
      expect(refused.code).toBe('login.social_failed')
    } finally {
      await bare.close()
    }
  })

  it('redirects the browser with PKCE, state and nonce, and sets an httpOnly cookie', async () => {
    const { body } = await start()
    const { origin, searchParams } = new URL(body.value.url)
    expect(origin).toBe(social.provider.issuer)
    expect(Object.fromEntries(searchParams)).toMatchObject({
      client_id: 'trevo',
      redirect_uri: redirectUri,
      response_type: 'code',
      scope: 'openid email profile',
      code_challenge_method: 'S256',
    })
    for (const name of ['state', 'nonce', 'code_challenge']) {
      expect(searchParams.get(name)).toMatch(/^[\w-]{43}$/)
    }
    const response = await world.app.inject({
      method: 'POST',
      url: '/wps/session/login/social/start',
      headers: { merchant: 'trevo' },
      payload: { provider: 'google' },
    })
    expect(response.headers['set-cookie']).toMatch(
      /^socialLogin=[\w-]{43}; Max-Age=900; Path=\/; HttpOnly; SameSite=Lax$/,
    )
  })

  it('LOGIN-8: a new person registers through it, without human verification, and is known from then on', async () => {
    const { answer, cookie, detail } = await signIn('bia')
    expect(answer).toMatchObject({ status: 409, code: 'social.registration_required' })
    expect(detail).toMatchObject({
      provider: 'google',
      email: 'bia@correio.example',
      name: 'Ana Lima',
    })
    const registered = await register(detail.linkId, cookie, 'biasocial')
    expect(registered.status).toBe(200)
    const { token } = registered.body.value
    expect((await act.get('/wps/member/security', token)).body.value).toMatchObject({
      socialLogins: ['google'],
      emailConfirmed: true,
    })
    const again = (await signIn('bia')).answer
    expect(again.body.value).toMatchObject({ userName: 'biasocial', passwordExpired: false })
    expect((await register(detail.linkId, cookie, 'biaoutra')).code).toBe('social.link_expired')
    expect(await act.eventsOf('biasocial')).toContain('social_linked')
  })

  it('an account with the same confirmed email is linked only by its password', async () => {
    const { username } = await act.join()
    await confirmEmail(username, 'Caio@correio.example')
    const { answer, cookie, detail } = await signIn('caio')
    expect(answer.code).toBe('social.link_required')
    expect(detail.email).toBe('ca****@c****.example')
    expect((await link(detail.linkId, cookie, username, 'Errada-123')).code).toBe('login.failed')
    expect((await signIn('caio')).answer.code).toBe('social.link_required')
    const linked = await link(detail.linkId, cookie, username)
    expect(linked.body.value.userName).toBe(username)
    expect((await signIn('caio')).answer.body.value.userName).toBe(username)
  })

  it('an unconfirmed email of the provider matches no account', async () => {
    const { username } = await act.join()
    await confirmEmail(username, 'ana@correio.example')
    const { answer, cookie, detail } = await signIn('fake')
    expect(answer.code).toBe('social.registration_required')
    const registered = await register(detail.linkId, cookie, 'fakesocial')
    const { token } = registered.body.value
    expect((await act.get('/wps/member/security', token)).body.value.emailConfirmed).toBe(false)
  })

  it('one identity belongs to one account, and one account has one identity per provider', async () => {
    const [first, second] = [await act.join(), await act.join()]
    const one = await signIn('duda')
    const same = await signIn('duda')
    expect((await link(one.detail.linkId, one.cookie, first.username)).status).toBe(200)
    expect((await link(same.detail.linkId, same.cookie, second.username)).code).toBe(
      'social.already_linked',
    )
    const other = await signIn('eva')
    expect((await link(other.detail.linkId, other.cookie, first.username)).code).toBe(
      'social.already_linked',
    )
  })

  it('is removed by password; then the provider logs in nobody', async () => {
    const { username } = await act.join()
    const { cookie, detail } = await signIn('gil')
    const { token } = (await link(detail.linkId, cookie, username)).body.value
    const remove = (password: string) =>
      act.sealed(
        'POST',
        '/wps/member/security/social/remove',
        { provider: 'google', password },
        { token },
      )
    expect((await remove('Errada-123')).code).toBe('password.wrong')
    expect((await remove(firstPassword)).status).toBe(200)
    expect((await signIn('gil')).answer.code).toBe('social.registration_required')
    expect(await act.eventsOf(username)).toContain('social_removed')
  })

  it('with a second proof due, neither session nor link exists before it', async () => {
    const { username } = await act.join()
    await world.pool.query(
      `update members.member set payee_name = 'Hugo Sol' where account_key = $1`,
      [`trevo@${username}`],
    )
    const { cookie, detail } = await signIn('hugo')
    const payload = await world.seal('/wps/session/login/social/link', {
      linkId: detail.linkId,
      username,
      password: firstPassword,
      type: 'username',
      humanProof: await world.proveHuman(),
    })
    const held = await world.send('POST', '/wps/session/login/social/link', {
      payload,
      headers: { cookie },
      address: '198.51.100.60',
    })
    expect(held.code).toBe('login.verification_required')
    expect((await signIn('hugo')).answer.code).toBe('social.registration_required')
    const proven = await act.sealed('POST', '/wps/session/login/verification', {
      challengeId: held.body.detail.challengeId,
      method: 'bankAccountName',
      code: 'hugo sol',
    })
    expect(proven.body.value.userName).toBe(username)
    expect((await signIn('hugo')).answer.body.value.userName).toBe(username)
  })
})

describe('a provider’s answer', () => {
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

  it('a link works only in its browser, and for a short time', async () => {
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

  it('logs in nobody to a closed account', async () => {
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
    const back = social.facebook.agree(url, { id, name: 'Rui Sol', email: 'bia@correio.example' })
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

  it('a code that Facebook refuses in its own format is refused here, and logs in nobody', async () => {
    const person = { id: '1002', name: 'Rui Mar' }
    const first = await begin('facebook')
    const back = social.facebook.agree(first.url, person)
    const { searchParams } = back
    await finish(back, first.cookie, { provider: 'facebook' })
    const second = await begin('facebook')
    const again = social.facebook.agree(second.url, person)
    // The previous code, which counts once.
    again.searchParams.set('code', searchParams.get('code') ?? '')
    expect(await finish(again, second.cookie, { provider: 'facebook' })).toMatchObject({
      code: 'login.social_failed',
    })
  })
})
