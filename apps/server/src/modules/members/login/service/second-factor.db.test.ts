import { generateSync } from 'otplib'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { createSoftAuthenticator } from '../../../identity/testing/soft-authenticator.ts'
import { firstPassword } from '../../testing/act-as-member.ts'
import { contactsOf, startCheckWorld } from '../../testing/start-check-world.ts'

const check = await startCheckWorld('provado')
afterAll(() => check.world.close())
beforeEach(() => check.world.pool.query('delete from identity.login_failure'))

const dayMs = 24 * 60 * 60_000

describe('a member with an authenticator app', () => {
  const turnOn = async () => {
    const { username, token } = await check.joinWithContacts()
    const base = '/wps/member/security/totp'
    const { secret } = (
      await check.act.sealed('POST', base, { password: firstPassword }, { token })
    ).body.value
    const codeNow = () =>
      generateSync({ secret, epoch: Math.floor(check.world.clock.now().getTime() / 1000) })
    const done = await check.act.sealed('POST', `${base}/confirm`, { code: codeNow() }, { token })
    check.world.clock.advance(30_000)
    return { username, codeNow, ...done.body.value }
  }

  it('needs its code at every login, even from a known place, and never anything weaker', async () => {
    const { username, codeNow } = await turnOn()
    const answer = await check.world.login(username, firstPassword)
    expect(answer.body.detail).toMatchObject({
      reason: 'second_factor',
      options: [{ method: 'totp' }, { method: 'recovery' }],
    })
    const { challengeId } = answer.body.detail
    expect((await check.verify(challengeId, 'bankAccountName', 'Ana Lima')).code).toBe(
      'login.verification_expired',
    )
    expect((await check.verify(challengeId, 'totp', codeNow())).status).toBe(200)
    expect((await check.world.login(username, firstPassword)).code).toBe(
      'login.verification_required',
    )
  })

  it('gets in with a recovery code, once', async () => {
    const { username, recoveryCodes } = await turnOn()
    const enter = async () => {
      const { challengeId } = (await check.world.login(username, firstPassword)).body.detail
      return check.verify(challengeId, 'recovery', recoveryCodes[3])
    }
    expect((await enter()).status).toBe(200)
    expect((await enter()).code).toBe('login.verification_failed')
  })

  it('gets in with a passkey instead of the code', async () => {
    const { username, token } = await turnOn()
    const device = createSoftAuthenticator()
    const url = '/wps/member/security/passkeys'
    const options = await check.act.sealed(
      'POST',
      `${url}/options`,
      { password: firstPassword },
      { token },
    )
    const response = device.make(options.body.value)
    await check.act.sealed('POST', url, { name: 'Chave', response }, { token })
    const { challengeId } = (await check.world.login(username, firstPassword)).body.detail
    const started = (await check.begin(challengeId, 'passkey')).body.value
    expect(started.passkeyOptions.allowCredentials).toMatchObject([{ id: device.credentialId }])
    const stranger = createSoftAuthenticator().answer(started.passkeyOptions)
    const wrong = await check.verify(challengeId, 'passkey', undefined, { passkey: stranger })
    expect(wrong.code).toBe('login.verification_failed')
    const again = (await check.begin(challengeId, 'passkey')).body.value
    const passkey = device.answer(again.passkeyOptions)
    expect((await check.verify(challengeId, 'passkey', undefined, { passkey })).status).toBe(200)
  })

  it('lifts the lock of failed logins by its code; a wrong code or name gets the same answer', async () => {
    const { username, codeNow, recoveryCodes } = await turnOn()
    const lock = () => check.lock(username, 5)
    const unlock = async (name: string, code: string) =>
      check.act.sealed('POST', '/wps/session/login/unlock', {
        username: name,
        code,
        humanProof: await check.world.proveHuman(),
      })
    await lock()
    expect((await check.world.login(username, firstPassword)).code).toBe('login.locked')
    const wrong = await unlock(username, '000000')
    const unknown = await unlock('ninguem', '000000')
    expect([wrong.status, wrong.body]).toEqual([unknown.status, unknown.body])
    expect(wrong.code).toBe('login.unlock_failed')
    expect((await unlock(username, codeNow())).status).toBe(200)
    const free = await check.world.login(username, firstPassword, { address: '198.51.100.200' })
    expect(free.code).toBe('login.verification_required')
    await lock()
    expect((await unlock(username.toUpperCase(), recoveryCodes[0])).status).toBe(200)
    expect(await check.act.eventsOf(username)).toContain('lock_lifted')
    const url = '/wps/session/login/unlock'
    const inhuman = await check.act.sealed('POST', url, { username, code: '000000' })
    expect(inhuman.code).toBe('verify_first')
  })

  it('without the password the second proof cannot be blocked by wrong unlock codes', async () => {
    const { username, codeNow } = await turnOn()
    for (let tries = 0; tries < 6; tries += 1) {
      const answer = await check.act.sealed('POST', '/wps/session/login/unlock', {
        username,
        code: '000000',
        humanProof: await check.world.proveHuman(),
      })
      expect(answer.code).toBe('login.unlock_failed')
    }
    const { challengeId } = (await check.world.login(username, firstPassword)).body.detail
    expect((await check.verify(challengeId, 'totp', codeNow())).status).toBe(200)
  })
})

describe('under the profile of Brazil', () => {
  type Member = { readonly username: string; readonly token: string }
  /** A member from before the law came into force. */
  const under = async (join: () => Promise<Member>, work: (member: Member) => Promise<void>) => {
    const member = await join()
    await check.world.change(`update settings.brand set jurisdiction = 'br'`)
    try {
      await work(member)
    } finally {
      await check.world.change(`update settings.brand set jurisdiction = 'open'`)
    }
  }

  it('mfaEveryDays: a second proof is due every seven days', () =>
    under(check.joinWithContacts, async ({ username }) => {
      const enter = () => check.world.login(username, firstPassword)
      const due = (await enter()).body.detail
      expect(due).toMatchObject({
        reason: 'mfa_due',
        options: [{ method: 'sms' }, { method: 'email' }],
      })
      await check.begin(due.challengeId, 'email')
      const code = await check.sentTo(contactsOf(username).email)
      expect((await check.verify(due.challengeId, 'email', code)).status).toBe(200)
      check.world.clock.advance(7 * dayMs - 1)
      expect((await enter()).status).toBe(200)
      check.world.clock.advance(1)
      expect((await enter()).code).toBe('login.verification_required')
    }))

  it('a member without an option must set one up before anything else', () =>
    under(check.act.join, async ({ username }) => {
      const entered = await check.world.login(username, firstPassword)
      const { token } = entered.body.value
      const refused = await check.act.sealed(
        'POST',
        '/wps/member/paymentPassword',
        { oldPaymentPassword: '1', newPaymentPassword: '1', confirmNewPaymentPassword: '1' },
        { token },
      )
      expect(refused).toMatchObject({ status: 403, code: 'security.mfa_required' })

      const device = createSoftAuthenticator()
      const url = '/wps/member/security/passkeys'
      const password = firstPassword
      const options = await check.act.sealed('POST', `${url}/options`, { password }, { token })
      const response = device.make(options.body.value)
      const added = await check.act.sealed('POST', url, { name: 'Chave', response }, { token })
      const renewed = added.body.value.token
      const ticket = await check.world.send('POST', '/wps/session/ticket', {
        payload: {},
        headers: { authorization: renewed },
      })
      expect(ticket.status).toBe(200)
    }))

  it('three failures in 30 minutes lock the name', () =>
    under(check.act.join, async ({ username }) => {
      await check.lock(username, 3)
      expect((await check.world.login(username, firstPassword)).code).toBe('login.locked')
    }))

  it('a session left alone for 30 minutes is over', () =>
    under(check.act.join, async ({ token }) => {
      check.world.clock.advance(30 * 60_000)
      expect((await check.act.get('/wps/member/info', token)).code).toBe('login.not.session')
    }))
})
