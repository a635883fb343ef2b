import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { createSoftAuthenticator } from '../../testing/soft-authenticator.ts'
import { actAsMembers, firstPassword } from '../../../members/testing/act-as-member.ts'
import { startAccessWorld } from '../../../members/testing/start-access-world.ts'

const world = await startAccessWorld()
const act = actAsMembers(world, 'chaveiro')
afterAll(() => world.close())
beforeEach(() => world.pool.query('delete from identity.login_failure'))

const base = '/wps/member/security/passkeys'
type Device = ReturnType<typeof createSoftAuthenticator>
const start = (token: string, password = firstPassword) =>
  act.sealed('POST', `${base}/options`, { password }, { token })
const add = (token: string, response: object, name = 'Telefone') =>
  act.sealed('POST', base, { name, response }, { token })
const joinWithPasskey = async () => {
  const { username, token } = await act.join()
  const device = createSoftAuthenticator()
  const options = (await start(token)).body.value
  const answer = await add(token, device.make(options))
  return { username, device, options, oldToken: token, ...answer.body.value }
}
const ask = async () =>
  (await world.send('POST', '/wps/session/login/passkey/options', { payload: {} })).body.value
const enter = (challengeId: string, response: object, more: object = {}) =>
  act.sealed('POST', '/wps/session/login/passkey', { challengeId, response, ...more })
const enterWith = async (device: Device, twist: Parameters<Device['answer']>[1] = {}) => {
  const { challengeId, options } = await ask()
  return enter(challengeId, device.answer(options, twist))
}

describe('creating a passkey', () => {
  it('needs the password; the session continues under a new token', async () => {
    const { username, token } = await act.join()
    expect((await start(token, 'Errada-123')).code).toBe('password.wrong')
    const options = (await start(token)).body.value
    expect(options).toMatchObject({
      rp: { id: 'localhost', name: 'Trevo' },
      user: { name: username },
      authenticatorSelection: { userVerification: 'required', residentKey: 'required' },
    })
    const device = createSoftAuthenticator()
    const answer = await add(token, device.make(options), ' Meu <b>telefone ')
    expect(answer.body.value.passkey).toMatchObject({ name: 'Meu btelefone', lastUsedAt: null })
    expect(await act.isAlive(token)).toBe(false)
    const renewed = answer.body.value.token
    expect((await act.get(base, renewed)).body.value).toEqual([answer.body.value.passkey])
    expect(await act.eventsOf(username)).toContain('passkey_added')
  })

  it('an answer counts once, for its own member, page and host, with PIN or biometrics', async () => {
    const [{ token }, other] = [await act.join(), await act.join()]
    const device = createSoftAuthenticator()
    for (const twist of [
      { origin: 'http://evil.example' },
      { origin: 'http://localhost.evil.example' },
      { host: 'evil.example' },
      { isUnverified: true },
    ]) {
      const made = device.make((await start(token)).body.value, twist)
      expect([twist, (await add(token, made)).code]).toEqual([twist, 'passkey.failed'])
    }
    const made = device.make((await start(token)).body.value)
    expect((await add(other.token, made)).code).toBe('passkey.failed')
    const first = await add(token, made)
    expect(first.status).toBe(200)
    expect((await add(first.body.value.token, made)).code).toBe('passkey.failed')
  })

  it('an answer has five minutes, and its own challenge', async () => {
    const { token } = await act.join()
    const late = createSoftAuthenticator().make((await start(token)).body.value)
    world.clock.advance(5 * 60_000)
    expect((await add(token, late)).code).toBe('passkey.failed')
    const madeUp = createSoftAuthenticator().make({ challenge: 'AAAA' })
    expect((await add(token, madeUp)).code).toBe('passkey.failed')
  })

  it('a member has ten at most', async () => {
    let { token } = await act.join()
    for (let count = 0; count < 10; count += 1) {
      const options = (await start(token)).body.value
      const answer = await add(token, createSoftAuthenticator().make(options))
      token = answer.body.value.token
    }
    expect((await start(token)).code).toBe('passkey.too_many')
    expect((await act.get(base, token)).body.value).toHaveLength(10)
  })

  it('can be removed by password, only by its member', async () => {
    const own = await joinWithPasskey()
    const other = await joinWithPasskey()
    const remove = (token: string, password = firstPassword) => {
      const { passkeyId } = own.passkey
      return act.sealed('POST', `${base}/remove`, { password, passkeyId }, { token })
    }
    expect((await remove(other.token)).code).toBe('passkey.unknown')
    expect((await remove(own.token, 'Errada-123')).code).toBe('password.wrong')
    expect((await remove(own.token)).status).toBe(200)
    expect((await enterWith(own.device)).code).toBe('passkey.failed')
    expect(await act.eventsOf(own.username)).toContain('passkey_removed')
  })
})

describe('login by passkey', () => {
  it('opens a session without name and password', async () => {
    const { username, device } = await joinWithPasskey()
    const answer = await enterWith(device)
    expect(answer.body.value).toMatchObject({ userName: username, passwordExpired: false })
    expect(await act.isAlive(answer.body.value.token)).toBe(true)
    expect(await act.eventsOf(username)).not.toContain('lock_lifted')
  })

  it('an answer counts once, on its own page, from its own device', async () => {
    const { device } = await joinWithPasskey()
    const { challengeId, options } = await ask()
    const response = device.answer(options)
    const [other, stranger] = [await ask(), createSoftAuthenticator()]
    expect((await enter(other.challengeId, response)).code).toBe('passkey.failed')
    expect((await enter(challengeId, response)).status).toBe(200)
    expect((await enter(challengeId, response)).code).toBe('passkey.failed')
    expect((await enterWith(stranger)).code).toBe('passkey.failed')
    for (const twist of [
      { origin: 'https://trevo.evil' },
      { host: 'evil.example' },
      { isUnverified: true },
    ]) {
      expect([twist, (await enterWith(device, twist)).code]).toEqual([twist, 'passkey.failed'])
    }
    const forged = device.answer((await ask()).options)
    const { signature, ...kept } = forged.response
    const broken = {
      ...forged,
      response: { ...kept, signature: signature.replace(/^.{12}/, 'MEUCIQDAAAAA') },
    }
    expect((await enter(challengeId, broken)).code).toBe('passkey.failed')
  })

  it('a device whose counter went back is a copy, and is refused', async () => {
    const { device } = await joinWithPasskey()
    expect((await enterWith(device)).status).toBe(200)
    device.rewind(2)
    expect((await enterWith(device)).code).toBe('passkey.failed')
  })

  it('works while the name is locked, and lifts the lock', async () => {
    const { username, device } = await joinWithPasskey()
    for (let tries = 0; tries < 5; tries += 1) {
      const { cookie, answer } = await world.readCaptcha()
      await world.login(username, 'Errada-123', {
        payload: { captcha: answer },
        headers: { cookie },
      })
    }
    expect((await world.login(username, firstPassword)).code).toBe('login.locked')
    expect((await enterWith(device)).status).toBe(200)
    expect((await world.login(username, firstPassword, { address: '203.0.113.7' })).code).not.toBe(
      'login.locked',
    )
    expect(await act.eventsOf(username)).toContain('lock_lifted')
  })

  it('ROLE-10: does not admit a member to the agent site', async () => {
    const { device } = await joinWithPasskey()
    const { challengeId, options } = await ask()
    const answer = await enter(challengeId, device.answer(options), { site: 'agent' })
    expect(answer).toMatchObject({ status: 403, code: 'error_not_agent' })
  })
})
