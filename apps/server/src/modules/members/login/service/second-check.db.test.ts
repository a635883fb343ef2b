import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { contactsOf, startCheckWorld, verifyUrl } from '../../testing/start-check-world.ts'

const check = await startCheckWorld('conferido')
afterAll(() => check.world.close())
beforeEach(() => check.world.pool.query('delete from identity.login_failure'))

describe('a login from an unknown address', () => {
  it('ERR-18: requires a second proof, by the member’s options, and opens no session', async () => {
    const { username } = await check.joinWithContacts()
    const { rows: before } = await check.world.pool.query('select count(*) from identity.session')
    const answer = await check.fromElsewhere(username)
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
    const { rows: after } = await check.world.pool.query('select count(*) from identity.session')
    expect(after).toEqual(before)
    expect(await check.act.eventsOf(username)).toContain('verification_required')
  })

  it('ERR-18: the right password first; a wrong one gets no hint of it', async () => {
    const { username } = await check.joinWithContacts()
    const answer = await check.world.login(username, 'Errada-123', { address: '198.51.100.77' })
    expect(answer.code).toBe('login.failed')
  })

  it.each([
    [
      'mobile',
      ({ number }: ReturnType<typeof contactsOf>) => `(${number.slice(0, 2)}) ${number.slice(2)}`,
    ],
    ['mobile', ({ e164 }: ReturnType<typeof contactsOf>) => e164],
    ['bankAccountName', () => 'ANA  LIMA'],
  ])(
    'ERR-18: %s typed in full opens; the address is known from then on',
    async (method, codeOf) => {
      const { username } = await check.joinWithContacts()
      const answer = await check.verify(
        await check.challengeOf(username),
        method,
        codeOf(contactsOf(username)),
      )
      expect(answer.body.value).toMatchObject({ userName: username, passwordExpired: false })
      expect(await check.act.isAlive(answer.body.value.token)).toBe(true)
      expect((await check.fromElsewhere(username)).status).toBe(200)
      expect(await check.act.eventsOf(username)).toContain('address_registered')
    },
  )

  it.each(['sms', 'email'] as const)('ERR-18: a code by %s completes it', async (method) => {
    const { username } = await check.joinWithContacts()
    const challengeId = await check.challengeOf(username)
    const started = await check.begin(challengeId, method)
    expect(started.body.value.sentTo).toMatch(/\*{4}/)
    const { e164, email } = contactsOf(username)
    const code = await check.sentTo(method === 'sms' ? e164 : email)
    expect(code).toMatch(/^\d{6}$/)
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0')
    expect((await check.verify(challengeId, method, wrong)).code).toBe('login.verification_failed')
    expect((await check.verify(challengeId, method, code)).status).toBe(200)
  })

  it('another copy of the server knows the held login', async () => {
    const { username } = await check.joinWithContacts()
    const challengeId = await check.challengeOf(username)
    const copy = await check.world.openCopy()
    const payload = await check.world.seal(verifyUrl, {
      challengeId,
      method: 'bankAccountName',
      code: 'Ana Lima',
    })
    expect((await check.world.send('POST', verifyUrl, { payload, to: copy.app })).status).toBe(200)
  })

  it('if the module is off, or the member has no option, none is required', async () => {
    const { username } = await check.joinWithContacts()
    await check.setModule('LOGINIPVERF3', false)
    expect((await check.fromElsewhere(username)).status).toBe(200)
    await check.setModule('LOGINIPVERF3', true)
    const bare = await check.act.join()
    expect((await check.fromElsewhere(bare.username)).status).toBe(200)
  })

  it('an address of the same IPv6 network is the same place; it is forgotten after half a year', async () => {
    const { username } = await check.joinWithContacts()
    const challenge = (await check.fromElsewhere(username, '2001:db8:1:2::5')).body.detail
    await check.verify(challenge.challengeId, 'bankAccountName', 'Ana Lima')
    expect((await check.fromElsewhere(username, '2001:db8:1:2:9::1')).status).toBe(200)
    expect((await check.fromElsewhere(username, '2001:db8:1:3::5')).code).toBe(
      'login.verification_required',
    )
  })
})

describe('the second proof', () => {
  it('counts once, and not after ten minutes', async () => {
    const { username } = await check.joinWithContacts()
    const challengeId = await check.challengeOf(username)
    const answers = await Promise.all(
      [1, 2, 3, 4].map(() => check.verify(challengeId, 'bankAccountName', 'Ana Lima')),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect((await check.verify(challengeId, 'bankAccountName', 'Ana Lima')).code).toBe(
      'login.verification_expired',
    )
    const late = (await check.fromElsewhere(username, '198.51.100.78')).body.detail.challengeId
    check.world.clock.advance(10 * 60_000)
    expect((await check.verify(late, 'bankAccountName', 'Ana Lima')).code).toBe(
      'login.verification_expired',
    )
  })

  it('only by an offered kind', async () => {
    const { username } = await check.joinWithContacts()
    const challengeId = await check.challengeOf(username)
    for (const method of ['totp', 'recovery', 'passkey']) {
      expect((await check.verify(challengeId, method, '000000')).code).toBe(
        'login.verification_expired',
      )
    }
    expect((await check.begin(challengeId, 'passkey')).code).toBe('login.verification_expired')
    expect((await check.verify(crypto.randomUUID(), 'mobile', '1')).code).toBe(
      'login.verification_expired',
    )
  })

  it('five wrong ones are the end, for every login of the member', async () => {
    const { username } = await check.joinWithContacts()
    const [first, second] = [await check.challengeOf(username), await check.challengeOf(username)]
    for (let left = 4; left >= 0; left -= 1) {
      const answer = await check.verify(first, 'bankAccountName', 'Outra Pessoa')
      expect(answer).toMatchObject({
        code: 'login.verification_failed',
        body: { detail: { triesLeft: left } },
      })
    }
    expect((await check.verify(first, 'bankAccountName', 'Ana Lima')).code).toBe(
      'login.verification_expired',
    )
    expect((await check.verify(second, 'bankAccountName', 'Ana Lima')).code).toBe('security.locked')
    expect(await check.act.eventsOf(username)).toContain('verification_failed')
  })

  it('forty concurrent guesses count as at most five', async () => {
    const { username } = await check.joinWithContacts()
    const challenges = await Promise.all(
      Array.from({ length: 8 }, () => check.challengeOf(username)),
    )
    const answers = await Promise.all(
      challenges.flatMap((one) =>
        Array.from({ length: 5 }, () => check.verify(one, 'bankAccountName', 'Outra Pessoa')),
      ),
    )
    const looked = answers.filter(({ code }) => code === 'login.verification_failed')
    expect(looked).toHaveLength(5)
  })
})
