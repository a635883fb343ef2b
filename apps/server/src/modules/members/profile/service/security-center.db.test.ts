import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { actAsMembers, firstPassword } from '../../testing/act-as-member.ts'
import { startAccessWorld } from '../../testing/start-access-world.ts'

const world = await startAccessWorld()
const act = actAsMembers(world, 'central')
afterAll(() => world.close())
beforeEach(() => world.pool.query('delete from identity.login_failure'))

const base = '/wps/member/security'
const overview = async (token: string) => (await act.get(base, token)).body.value
const tell = (token: string, profile: object) =>
  act.sealed('POST', '/wps/member/info', profile, { token })
/** A valid CPF for each number. */
const cpfOf = (number: number): string => {
  const digits = [...String(100_000_000 + number)].map(Number)
  for (const length of [9, 10]) {
    const sum = digits.reduce((total, digit, index) => total + digit * (length + 1 - index), 0)
    digits.push(((sum * 10) % 11) % 10)
  }
  return digits.join('')
}

describe('the profile', () => {
  it('shows the member’s own name and data, contact data and CPF masked', async () => {
    const { username, token } = await act.join()
    await tell(token, {
      nickname: 'Ana Verde',
      payeeName: 'Ana de Lima',
      bornOn: '1990-12-31',
      taxId: '111.444.777-35',
    })
    const { profile, ...rest } = await overview(token)
    expect(profile).toMatchObject({
      username,
      nickname: 'Ana Verde',
      payeeName: 'Ana de Lima',
      bornOn: '1990-12-31',
      taxId: '***.444.777-**',
      email: null,
    })
    expect(rest).toMatchObject({
      hasPaymentPassword: false,
      totpOn: false,
      passkeyCount: 0,
      socialLogins: [],
      emailConfirmed: false,
      level: 1,
      requiredAction: null,
      lastLoginAt: null,
    })
    expect(await act.eventsOf(username)).toContain('profile_changed')
  })

  it('the last login is the one before this session, also after a later one', async () => {
    const { username, token } = await act.join()
    const joinedAt = world.clock.now().toISOString()
    world.clock.advance(60_000)
    const later = (await world.login(username, firstPassword)).body.value.token
    expect((await overview(token)).lastLoginAt).toBeNull()
    expect((await overview(later)).lastLoginAt).toBe(joinedAt)
  })

  it('a name, birth date or CPF cannot change once set; the same value is no change', async () => {
    const { token } = await act.join()
    const cpf = cpfOf(1)
    await tell(token, { payeeName: 'Rui Sol', bornOn: '1980-02-29', taxId: cpf })
    for (const other of [
      { payeeName: 'Outra Pessoa' },
      { bornOn: '1980-03-01' },
      { taxId: cpfOf(2) },
    ]) {
      expect([other, (await tell(token, other)).code]).toEqual([other, 'profile.field_locked'])
    }
    expect((await tell(token, { payeeName: 'Rui Sol', taxId: cpf })).status).toBe(200)
    expect((await tell(token, { nickname: 'Rui 2' })).status).toBe(200)
  })

  it('MSG-6: 17 years are refused and nothing is stored, 18 are accepted, by the day in Brazil', async () => {
    const { token } = await act.join()
    // It is 2 January 2030, and in Brazil it is noon less three hours.
    const young = await tell(token, { nickname: 'Jovem', bornOn: '2012-01-03' })
    expect(young).toMatchObject({ status: 400, code: 'register.too_young' })
    expect((await overview(token)).profile).toMatchObject({ bornOn: null })
    expect((await overview(token)).profile.nickname).not.toBe('Jovem')
    expect((await tell(token, { bornOn: '2012-01-02' })).status).toBe(200)
  })

  it('each field has its rule', async () => {
    const { token } = await act.join()
    for (const wrong of [
      { nickname: 'x' },
      { nickname: '<script>' },
      { payeeName: 'A1' },
      { bornOn: '31-12-1990' },
      { bornOn: '1990-02-30' },
      { bornOn: '1899-12-31' },
      { bornOn: '2031-01-01' },
      { taxId: '11144477734' },
      { line: 'x'.repeat(70) },
    ]) {
      const answer = await tell(token, wrong)
      const [field] = Object.keys(wrong)
      expect([wrong, answer.code, answer.body.field]).toEqual([
        wrong,
        'profile.field_invalid',
        field,
      ])
    }
    expect((await tell(token, { type: 1, closed_at: null })).code).toBe('request_param_err')
  })

  it('one CPF, one account', async () => {
    const [ana, rui] = [await act.join(), await act.join()]
    expect((await tell(ana.token, { taxId: cpfOf(3) })).status).toBe(200)
    expect((await tell(rui.token, { taxId: cpfOf(3) })).body.field).toBe('taxId')
    const rivals = await Promise.all([act.join(), act.join(), act.join()])
    const answers = await Promise.all(rivals.map(({ token }) => tell(token, { taxId: cpfOf(4) })))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400])
  })

  it('is for full accounts', async () => {
    const { body } = await world.send('POST', '/wps/session/login/freeplay', {
      payload: { os: 'X', platform: 'W' },
    })
    expect((await act.get(base, body.value.token)).code).toBe('play.need_true_account')
  })
})

describe('email and phone', () => {
  const send = (token: string, order: object) =>
    act.sealed('POST', `${base}/contact/code`, { password: firstPassword, ...order }, { token })
  const confirm = (token: string, channel: string, code: string) =>
    act.sealed('POST', `${base}/contact`, { channel, code }, { token })
  const codeSentTo = (recipient: string): Promise<string> =>
    vi.waitFor(async () => {
      const { rows } = await world.pool.query<{ body: string }>(
        'select body from delivery.outbox where recipient = $1 order by sent_at desc limit 1',
        [recipient],
      )
      const [code] = /\b\d{6}\b/.exec(rows[0]?.body ?? '') ?? []
      if (code === undefined) throw new Error(`nothing sent to ${recipient} yet`)
      return code
    })

  it('an email address is confirmed by the code sent there; the token is renewed', async () => {
    const { username, token } = await act.join()
    const to = 'ana@correio.example'
    expect((await send(token, { channel: 'email', to, password: 'Errada-123' })).code).toBe(
      'password.wrong',
    )
    const sent = await send(token, { channel: 'email', to })
    expect(sent.body.value).toEqual({ sentTo: 'an****@c****.example' })
    expect((await overview(token)).emailConfirmed).toBe(false)
    const code = await codeSentTo(to)
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0')
    expect((await confirm(token, 'email', wrong)).code).toBe('code.wrong')
    expect((await confirm(token, 'mobile', code)).code).toBe('code.expired')
    const confirmed = await confirm(token, 'email', code)
    const renewed = confirmed.body.value.token
    expect(await act.isAlive(token)).toBe(false)
    expect(await overview(renewed)).toMatchObject({ emailConfirmed: true, level: 2 })
    expect((await confirm(renewed, 'email', code)).code).toBe('code.expired')
    expect(await act.eventsOf(username)).toContain('email_confirmed')
  })

  it('a phone is confirmed by SMS, and from then on belongs to one account only', async () => {
    const { username, token } = await act.join()
    const number = { channel: 'mobile', to: '(11) 98765-4321', countryDialingCode: '+55' }
    expect((await send(token, { ...number, to: '123' })).code).toBe('sms.number_invalid')
    expect((await send(token, number)).body.value).toEqual({ sentTo: '****4321' })
    const confirmed = await confirm(token, 'mobile', await codeSentTo('+5511987654321'))
    expect((await overview(confirmed.body.value.token)).mobileConfirmed).toBe(true)
    expect(await act.eventsOf(username)).toContain('mobile_confirmed')

    const other = await act.join()
    world.clock.advance(6 * 60_000)
    await send(other.token, number)
    await new Promise((resolve) => setTimeout(resolve, 200))
    const taken = await confirm(other.token, 'mobile', await codeSentTo('+5511987654321'))
    expect(taken.code).toBe('contact.taken')
  })

  it('five wrong codes use the code up', async () => {
    const { token } = await act.join()
    await send(token, { channel: 'email', to: 'bia@correio.example' })
    const code = await codeSentTo('bia@correio.example')
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0')
    for (let tries = 0; tries < 5; tries += 1) {
      expect((await confirm(token, 'email', wrong)).code).toBe('code.wrong')
    }
    expect((await confirm(token, 'email', code)).code).toBe('code.expired')
  })

  it('nothing is sent to an invalid or missing address', async () => {
    const { token } = await act.join()
    for (const to of ['', 'ana', 'ana@', undefined]) {
      const answer = await send(token, { channel: 'email', ...(to !== undefined && { to }) })
      expect([to, answer.code]).toEqual([to, 'profile.field_invalid'])
    }
  })
})

describe('closing the account', () => {
  const close = (token: string, form: object = {}) =>
    act.sealed(
      'POST',
      `${base}/close`,
      { password: firstPassword, statementAccepted: true, ...form },
      { token },
    )

  it('needs the password and the consent', async () => {
    const { token } = await act.join()
    expect((await close(token, { password: 'Errada-123' })).code).toBe('password.wrong')
    expect((await close(token, { statementAccepted: false })).code).toBe('request_param_err')
    expect(await act.isAlive(token)).toBe(true)
  })

  it('ends every session, and disables login', async () => {
    const { username, token } = await act.join()
    const elsewhere = (await world.login(username, firstPassword)).body.value.token
    const answer = await close(token, { reason: 'Chega por hoje' })
    expect(answer.body.value).toEqual({
      closedAt: world.clock.now().toISOString(),
      reopenableUntil: new Date(world.clock.now().getTime() + 30 * 86_400_000).toISOString(),
    })
    for (const one of [token, elsewhere]) expect(await act.isAlive(one)).toBe(false)
    expect(await world.login(username, firstPassword)).toMatchObject({
      status: 403,
      code: 'account.closed',
    })
    expect((await world.login(username, 'Errada-123')).code).toBe('login.failed')
    expect(await act.eventsOf(username)).toContain('account_closed')
  })
})

describe('language', () => {
  const choose = (language: string, token?: string) =>
    world.send('POST', '/wps/member/language', {
      payload: { language },
      ...(token && { headers: { authorization: token } }),
    })
  const kept = async (username: string) =>
    (
      await world.pool.query('select language from members.member where account_key = $1', [
        `trevo@${username}`,
      ])
    ).rows[0].language

  it("CALL-70: the member's choice is stored", async () => {
    const { username, token } = await act.join()
    const before = await kept(username)
    const other = before === 'EN' ? 'PT' : 'EN'
    expect((await choose(other, token)).status).toBe(200)
    expect(await kept(username)).toBe(other)
    expect((await choose('XX', token)).code).toBe('request_param_err')
  })

  it('CALL-70: a guest and the shared trial user may choose, but nothing is written', async () => {
    const trial = await world.send('POST', '/wps/session/login/freeplay', {
      payload: { os: 'Linux', platform: 'W' },
    })
    expect((await choose('EN')).status).toBe(200)
    expect((await choose('EN', trial.body.value.token)).status).toBe(200)
    expect(await kept('trial')).toBe(null)
  })
})
