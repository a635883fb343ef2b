import { generateSync } from 'otplib'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createSoftAuthenticator } from '../identity/testing/soft-authenticator.ts'
import { actAsMembers, firstPassword } from './testing/act-as-member.ts'
import { startAccessWorld, type AccessWorld } from './testing/start-access-world.ts'

let world: AccessWorld
let act: ReturnType<typeof actAsMembers>
beforeAll(async () => {
  world = await startAccessWorld()
  act = actAsMembers(world, 'conferido')
  await setModule('LOGINIPVERF3', true)
})
afterAll(() => world.close())
beforeEach(() => world.pool.query('delete from identity.login_failure'))

const setModule = (moduleId: string, enabled: boolean) =>
  world.change(
    `update settings.module_switch set enabled = ${enabled} where module_id = '${moduleId}'`,
  )
const strange = '198.51.100.77'
const verifyUrl = '/wps/session/login/verification'
const dayMs = 24 * 60 * 60_000

const setMember = (username: string, set: string) =>
  world.pool.query(`update members.member set ${set} where account_key = $1`, [`trevo@${username}`])
const contacts = (username: string) => {
  const number = `1190000${username.replaceAll(/\D/g, '').padStart(4, '0')}`
  return { number, e164: `+55${number}`, email: `${username}@correio.example` }
}
/** Somebody who told us everything, and was let in from the usual place. */
const joinWithContacts = async () => {
  const { username, token } = await act.join()
  const { number, e164, email } = contacts(username)
  await setMember(
    username,
    `email = '${email}', email_confirmed_at = now(), payee_name = 'Ana Lima', mobile_dialing_code = '+55',
     mobile_number = '${number}', mobile_e164 = '${e164}', mobile_confirmed_at = now()`,
  )
  return { username, token }
}
const fromElsewhere = (username: string, address = strange) =>
  world.login(username, firstPassword, { address })
const verify = (challengeId: string, method: string, code?: string, more: object = {}) =>
  act.sealed('POST', verifyUrl, {
    challengeId,
    method,
    ...(code !== undefined && { code }),
    ...more,
  })
const begin = (challengeId: string, method: string) =>
  world.send('POST', `${verifyUrl}/start`, { payload: { challengeId, method } })
const sentTo = (recipient: string): Promise<string> =>
  vi.waitFor(async () => {
    const { rows } = await world.pool.query<{ body: string }>(
      'select body from delivery.outbox where recipient = $1 order by sent_at desc limit 1',
      [recipient],
    )
    const [code] = /\b\d{6}\b/.exec(rows[0]?.body ?? '') ?? []
    if (code === undefined) throw new Error(`nothing sent to ${recipient} yet`)
    return code
  })
const challengeOf = async (username: string) =>
  (await fromElsewhere(username)).body.detail.challengeId as string

describe('a login from an address never seen', () => {
  it('ERR-18: is asked for a second proof, by what the member has, and gets no session', async () => {
    const { username } = await joinWithContacts()
    const { rows: before } = await world.pool.query('select count(*) from identity.session')
    const answer = await fromElsewhere(username)
    expect(answer).toMatchObject({ status: 403, code: 'login.verification_required' })
    expect(answer.body.detail).toEqual({
      challengeId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      reason: 'unregistered_address',
      options: [
        { method: 'sms', hint: expect.stringMatching(/^\*{4}\d{4}$/) },
        { method: 'email', hint: 'co****@c****.example' },
        { method: 'mobile', hint: null },
        { method: 'bankAccountName', hint: null },
      ],
      expiresAt: expect.any(String),
    })
    expect(answer.body).not.toHaveProperty('value')
    const { rows: after } = await world.pool.query('select count(*) from identity.session')
    expect(after).toEqual(before)
    expect(await act.eventsOf(username)).toContain('verification_required')
  })

  it('ERR-18: the right password first; a wrong one hears nothing of it', async () => {
    const { username } = await joinWithContacts()
    const answer = await world.login(username, 'Errada-123', { address: strange })
    expect(answer.code).toBe('login.failed')
  })

  it.each([
    [
      'mobile',
      ({ number }: ReturnType<typeof contacts>) => `(${number.slice(0, 2)}) ${number.slice(2)}`,
    ],
    ['mobile', ({ e164 }: ReturnType<typeof contacts>) => e164],
    ['bankAccountName', () => 'ANA  LIMA'],
  ])(
    'ERR-18: %s typed in full opens; the address is known from then on',
    async (method, codeOf) => {
      const { username } = await joinWithContacts()
      const answer = await verify(await challengeOf(username), method, codeOf(contacts(username)))
      expect(answer.body.value).toMatchObject({ userName: username, passwordExpired: false })
      expect(await act.isAlive(answer.body.value.token)).toBe(true)
      expect((await fromElsewhere(username)).status).toBe(200)
      expect(await act.eventsOf(username)).toContain('address_registered')
    },
  )

  it.each(['sms', 'email'] as const)('ERR-18: a code by %s opens', async (method) => {
    const { username } = await joinWithContacts()
    const challengeId = await challengeOf(username)
    const begun = await begin(challengeId, method)
    expect(begun.body.value.sentTo).toMatch(/\*{4}/)
    const { e164, email } = contacts(username)
    const code = await sentTo(method === 'sms' ? e164 : email)
    expect(code).toMatch(/^\d{6}$/)
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0')
    expect((await verify(challengeId, method, wrong)).code).toBe('login.verification_failed')
    expect((await verify(challengeId, method, code)).status).toBe(200)
  })

  it('another copy of the server knows the login that waits', async () => {
    const { username } = await joinWithContacts()
    const challengeId = await challengeOf(username)
    const copy = await world.openCopy()
    const payload = await world.seal(verifyUrl, {
      challengeId,
      method: 'bankAccountName',
      code: 'Ana Lima',
    })
    expect((await world.send('POST', verifyUrl, { payload, to: copy.app })).status).toBe(200)
  })

  it('where the module is off, or the member has nothing to prove by, nobody is asked', async () => {
    const { username } = await joinWithContacts()
    await setModule('LOGINIPVERF3', false)
    expect((await fromElsewhere(username)).status).toBe(200)
    await setModule('LOGINIPVERF3', true)
    const bare = await act.join()
    expect((await fromElsewhere(bare.username)).status).toBe(200)
  })

  it('an address of the same IPv6 network is the same place; one forgotten after half a year', async () => {
    const { username } = await joinWithContacts()
    const challenge = (await fromElsewhere(username, '2001:db8:1:2::5')).body.detail
    await verify(challenge.challengeId, 'bankAccountName', 'Ana Lima')
    expect((await fromElsewhere(username, '2001:db8:1:2:9::1')).status).toBe(200)
    expect((await fromElsewhere(username, '2001:db8:1:3::5')).code).toBe(
      'login.verification_required',
    )
  })
})

describe('the second proof', () => {
  it('opens once, and nothing after ten minutes', async () => {
    const { username } = await joinWithContacts()
    const challengeId = await challengeOf(username)
    const answers = await Promise.all(
      [1, 2, 3, 4].map(() => verify(challengeId, 'bankAccountName', 'Ana Lima')),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect((await verify(challengeId, 'bankAccountName', 'Ana Lima')).code).toBe(
      'login.verification_expired',
    )
    const late = (await fromElsewhere(username, '198.51.100.78')).body.detail.challengeId
    world.clock.advance(10 * 60_000)
    expect((await verify(late, 'bankAccountName', 'Ana Lima')).code).toBe(
      'login.verification_expired',
    )
  })

  it('only by what was offered', async () => {
    const { username } = await joinWithContacts()
    const challengeId = await challengeOf(username)
    for (const method of ['totp', 'recovery', 'passkey']) {
      expect((await verify(challengeId, method, '000000')).code).toBe('login.verification_expired')
    }
    expect((await begin(challengeId, 'passkey')).code).toBe('login.verification_expired')
    expect((await verify(crypto.randomUUID(), 'mobile', '1')).code).toBe(
      'login.verification_expired',
    )
  })

  it('five wrong ones are the end, for every login of the member', async () => {
    const { username } = await joinWithContacts()
    const [first, second] = [await challengeOf(username), await challengeOf(username)]
    for (let left = 4; left >= 0; left -= 1) {
      const answer = await verify(first, 'bankAccountName', 'Outra Pessoa')
      expect(answer).toMatchObject({
        code: 'login.verification_failed',
        body: { detail: { triesLeft: left } },
      })
    }
    expect((await verify(first, 'bankAccountName', 'Ana Lima')).code).toBe(
      'login.verification_expired',
    )
    expect((await verify(second, 'bankAccountName', 'Ana Lima')).code).toBe('security.locked')
    expect(await act.eventsOf(username)).toContain('verification_failed')
  })

  it('forty guesses at once are not more than five', async () => {
    const { username } = await joinWithContacts()
    const challenges = await Promise.all(Array.from({ length: 8 }, () => challengeOf(username)))
    const answers = await Promise.all(
      challenges.flatMap((one) =>
        Array.from({ length: 5 }, () => verify(one, 'bankAccountName', 'Outra Pessoa')),
      ),
    )
    const looked = answers.filter(({ code }) => code === 'login.verification_failed')
    expect(looked).toHaveLength(5)
  })
})

describe('a member with an authenticator app', () => {
  const turnOn = async () => {
    const { username, token } = await joinWithContacts()
    const base = '/wps/member/security/totp'
    const { secret } = (await act.sealed('POST', base, { password: firstPassword }, { token })).body
      .value
    const codeNow = () =>
      generateSync({ secret, epoch: Math.floor(world.clock.now().getTime() / 1000) })
    const done = await act.sealed('POST', `${base}/confirm`, { code: codeNow() }, { token })
    world.clock.advance(30_000)
    return { username, codeNow, ...done.body.value }
  }

  it('is asked for its code at every login, also from a known place, and for nothing weaker', async () => {
    const { username, codeNow } = await turnOn()
    const answer = await world.login(username, firstPassword)
    expect(answer.body.detail).toMatchObject({
      reason: 'second_factor',
      options: [{ method: 'totp' }, { method: 'recovery' }],
    })
    const { challengeId } = answer.body.detail
    expect((await verify(challengeId, 'bankAccountName', 'Ana Lima')).code).toBe(
      'login.verification_expired',
    )
    expect((await verify(challengeId, 'totp', codeNow())).status).toBe(200)
    expect((await world.login(username, firstPassword)).code).toBe('login.verification_required')
  })

  it('gets in with a recovery code, once', async () => {
    const { username, recoveryCodes } = await turnOn()
    const enter = async () => {
      const { challengeId } = (await world.login(username, firstPassword)).body.detail
      return verify(challengeId, 'recovery', recoveryCodes[3])
    }
    expect((await enter()).status).toBe(200)
    expect((await enter()).code).toBe('login.verification_failed')
  })

  it('gets in with a passkey instead of the code', async () => {
    const { username, token } = await turnOn()
    const device = createSoftAuthenticator()
    const url = '/wps/member/security/passkeys'
    const options = await act.sealed(
      'POST',
      `${url}/options`,
      { password: firstPassword },
      { token },
    )
    const response = device.make(options.body.value)
    await act.sealed('POST', url, { name: 'Chave', response }, { token })
    const { challengeId } = (await world.login(username, firstPassword)).body.detail
    const begun = (await begin(challengeId, 'passkey')).body.value
    expect(begun.passkeyOptions.allowCredentials).toMatchObject([{ id: device.credentialId }])
    const stranger = createSoftAuthenticator().answer(begun.passkeyOptions)
    const wrong = await verify(challengeId, 'passkey', undefined, { passkey: stranger })
    expect(wrong.code).toBe('login.verification_failed')
    const again = (await begin(challengeId, 'passkey')).body.value
    const passkey = device.answer(again.passkeyOptions)
    expect((await verify(challengeId, 'passkey', undefined, { passkey })).status).toBe(200)
  })

  it('lifts the lock of failed logins by its code; a wrong code or name hears the same', async () => {
    const { username, codeNow, recoveryCodes } = await turnOn()
    const lock = async () => {
      for (let tries = 0; tries < 5; tries += 1) {
        const { cookie, answer } = await world.readCaptcha()
        await world.login(username, 'Errada-123', {
          payload: { captcha: answer },
          headers: { cookie },
        })
      }
    }
    const unlock = async (name: string, code: string) =>
      act.sealed('POST', '/wps/session/login/unlock', {
        username: name,
        code,
        humanProof: await world.proveHuman(),
      })
    await lock()
    expect((await world.login(username, firstPassword)).code).toBe('login.locked')
    const wrong = await unlock(username, '000000')
    const unknown = await unlock('ninguem', '000000')
    expect([wrong.status, wrong.body]).toEqual([unknown.status, unknown.body])
    expect(wrong.code).toBe('login.unlock_failed')
    expect((await unlock(username, codeNow())).status).toBe(200)
    const free = await world.login(username, firstPassword, { address: '198.51.100.200' })
    expect(free.code).toBe('login.verification_required')
    await lock()
    expect((await unlock(username.toUpperCase(), recoveryCodes[0])).status).toBe(200)
    expect(await act.eventsOf(username)).toContain('lock_lifted')
    const url = '/wps/session/login/unlock'
    const inhuman = await act.sealed('POST', url, { username, code: '000000' })
    expect(inhuman.code).toBe('verify_first')
  })

  it('whoever knows no password cannot stop the second proof by wrong codes for the lock', async () => {
    const { username, codeNow } = await turnOn()
    for (let tries = 0; tries < 6; tries += 1) {
      const answer = await act.sealed('POST', '/wps/session/login/unlock', {
        username,
        code: '000000',
        humanProof: await world.proveHuman(),
      })
      expect(answer.code).toBe('login.unlock_failed')
    }
    const { challengeId } = (await world.login(username, firstPassword)).body.detail
    expect((await verify(challengeId, 'totp', codeNow())).status).toBe(200)
  })
})

describe('under the profile of Brazil', () => {
  type Member = { readonly username: string; readonly token: string }
  /** Somebody who was a member before the law came into force. */
  const under = async (join: () => Promise<Member>, work: (member: Member) => Promise<void>) => {
    const member = await join()
    await world.change(`update settings.brand set jurisdiction = 'br'`)
    try {
      await work(member)
    } finally {
      await world.change(`update settings.brand set jurisdiction = 'open'`)
    }
  }

  it('a second proof is due every seven days', () =>
    under(joinWithContacts, async ({ username }) => {
      const enter = () => world.login(username, firstPassword)
      const due = (await enter()).body.detail
      expect(due).toMatchObject({
        reason: 'mfa_due',
        options: [{ method: 'sms' }, { method: 'email' }],
      })
      await begin(due.challengeId, 'email')
      const code = await sentTo(contacts(username).email)
      expect((await verify(due.challengeId, 'email', code)).status).toBe(200)
      world.clock.advance(7 * dayMs - 1)
      expect((await enter()).status).toBe(200)
      world.clock.advance(1)
      expect((await enter()).code).toBe('login.verification_required')
    }))

  it('who has nothing to prove by must see to it before anything else', () =>
    under(act.join, async ({ username }) => {
      const entered = await world.login(username, firstPassword)
      const { token } = entered.body.value
      const refused = await act.sealed(
        'POST',
        '/wps/member/paymentPassword',
        { oldPaymentPassword: '1', newPaymentPassword: '1', confirmNewPaymentPassword: '1' },
        { token },
      )
      expect(refused).toMatchObject({ status: 403, code: 'security.mfa_required' })

      const device = createSoftAuthenticator()
      const url = '/wps/member/security/passkeys'
      const password = firstPassword
      const options = await act.sealed('POST', `${url}/options`, { password }, { token })
      const response = device.make(options.body.value)
      const added = await act.sealed('POST', url, { name: 'Chave', response }, { token })
      const renewed = added.body.value.token
      const ticket = await world.send('POST', '/wps/session/ticket', {
        payload: {},
        headers: { authorization: renewed },
      })
      expect(ticket.status).toBe(200)
    }))

  it('three failures in 30 minutes lock the name', () =>
    under(act.join, async ({ username }) => {
      for (let tries = 0; tries < 3; tries += 1) {
        const { cookie, answer } = await world.readCaptcha()
        await world.login(username, 'Errada-123', {
          payload: { captcha: answer },
          headers: { cookie },
        })
      }
      expect((await world.login(username, firstPassword)).code).toBe('login.locked')
    }))

  it('a session left alone for 30 minutes is over', () =>
    under(act.join, async ({ token }) => {
      world.clock.advance(30 * 60_000)
      expect((await act.get('/wps/member/info', token)).code).toBe('login.not.session')
    }))
})
