import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { otherThan } from '../../testing/start-code-world.ts'
import { oldPassword, newPassword, startRecoveryWorld } from '../../testing/start-recovery-world.ts'

const minuteMs = 60_000
const world = await startRecoveryWorld()
const { newMember, forget, ticketFor, setByLink } = world
afterAll(() => world.close())
beforeEach(() => world.clock.advance(61 * minuteMs))

const setByPhone = async (number: string, verificationCode: string, more: object = {}) => {
  const path = '/wps/member/password/verification'
  const payload = {
    newPassword,
    mobileNum: number,
    countryDialingCode: '+55',
    verificationCode,
    ...more,
  }
  return world.send('POST', path, { payload: await world.seal(path, payload) })
}
const isAlive = async (token: string) =>
  (await world.send('GET', '/wps/member/info', { headers: { authorization: token } })).status ===
  200

describe('the mailed link', () => {
  it('works once', async () => {
    const { username, email } = await newMember()
    await forget({ username, email })
    const ticket = await ticketFor(email)
    expect((await setByLink(ticket)).status).toBe(200)
    const again = await setByLink(ticket, 'Outra-Folha-88')
    expect(again).toMatchObject({ status: 400, code: 'recovery.link_invalid' })
    expect((await world.login(username, newPassword)).status).toBe(200)
  })

  it('opened ten times concurrently, it works once', async () => {
    const { username, email } = await newMember()
    await forget({ username, email })
    const ticket = await ticketFor(email)
    const answers = await Promise.all(
      Array.from({ length: 5 }, (_, index) => setByLink(ticket, `Nova-Folha-7${index}`)),
    )
    expect(answers.filter((one) => one.status === 200)).toHaveLength(1)
    expect(answers.filter((one) => one.code === 'recovery.link_invalid')).toHaveLength(4)
  })

  it('is valid for fifteen minutes', async () => {
    const { username, email } = await newMember()
    await forget({ username, email })
    const ticket = await ticketFor(email)
    world.clock.advance(15 * minuteMs)
    expect((await setByLink(ticket)).code).toBe('recovery.link_invalid')
    await forget({ username, email })
    const later = await ticketFor(email)
    world.clock.advance(15 * minuteMs - 1)
    expect((await setByLink(later)).status).toBe(200)
  })

  it('a newer link replaces it; a guessed one is invalid', async () => {
    const { username, email } = await newMember()
    await forget({ username, email })
    const first = await ticketFor(email)
    await forget({ username, email })
    const second = await ticketFor(email)
    expect((await setByLink(first)).code).toBe('recovery.link_invalid')
    for (const guess of ['', 'x', second.slice(0, -1), `${second}A`, "' or 1=1 --"]) {
      expect((await setByLink(guess)).code).toBe('recovery.link_invalid')
    }
    expect((await setByLink(second)).status).toBe(200)
  })

  it('a refused password leaves it usable', async () => {
    const { username, email } = await newMember()
    await forget({ username, email })
    const ticket = await ticketFor(email)
    expect((await setByLink(ticket, 'curta')).body).toMatchObject({
      errorCode: 'register.field_invalid',
      field: 'newPassword',
    })
    expect((await setByLink(ticket, 'senha123')).code).toBe('password.too_common')
    expect((await setByLink(ticket, username)).code).toBe('password.too_common')
    expect((await setByLink(ticket)).status).toBe(200)
  })

  it('the database stores no ticket, and deletes old links', async () => {
    const { username, email } = await newMember()
    await forget({ username, email })
    const ticket = await ticketFor(email)
    const stored = await world.pool.query<{ text: string }>(
      `select r::text as text from members.reset_link r
       union all select m::text from delivery.message m where status <> 'queued'`,
    )
    expect(stored.rows.map((row) => row.text).join('\n')).not.toContain(ticket)
    world.clock.advance(16 * minuteMs)
    await world.members.purge()
    expect((await world.pool.query('select 1 from members.reset_link')).rows).toEqual([])
  })

  it('setting the password ends every session, lifts the lock, and is logged', async () => {
    const { username, email, token } = await newMember()
    const captcha = async () => {
      const picture = await world.readCaptcha()
      return { payload: { captcha: picture.answer }, headers: { cookie: picture.cookie } }
    }
    for (let tries = 0; tries < 5; tries += 1) {
      await world.login(username, 'wrong-password-1', await captcha())
    }
    expect((await world.login(username, oldPassword, await captcha())).code).toBe('login.locked')
    expect(await isAlive(token)).toBe(true)

    await forget({ username, email })
    await setByLink(await ticketFor(email))
    expect(await isAlive(token)).toBe(false)
    expect((await world.login(username, newPassword, await captcha())).status).toBe(200)
    const { rows } = await world.pool.query(
      `select e.kind, e.method from identity.security_event e join members.member m using (member_id)
       where m.account = $1 and e.kind = 'password_recovered'`,
      [`trevo@${username}`],
    )
    expect(rows).toEqual([{ kind: 'password_recovered', method: 'email' }])
  })
})

describe('by phone', () => {
  const codeFor = async (number: string): Promise<string> => {
    const answer = await world.askCode('recover', number)
    if (answer.status !== 200) throw new Error(answer.code)
    return world.readCode(number)
  }

  it('CALL-14, FORGOT-5, FORGOT-7: number, code and new password; the returned name logs in with it', async () => {
    const { number, username, token } = await world.newMemberWithNumber()
    const answer = await setByPhone(number, await codeFor(number))
    expect(answer).toMatchObject({ status: 200, body: { value: { username } } })
    expect(await isAlive(token)).toBe(false)
    expect((await world.login(username, oldPassword)).code).toBe('login.failed')
    const login = await world.login(answer.body.value.username, newPassword)
    expect(login.status).toBe(200)
    expect(await isAlive(login.body.value.token)).toBe(true)
  })

  it('CALL-14: a plain body is refused, as for every sealed call', async () => {
    const payload = {
      newPassword,
      mobileNum: '1',
      countryDialingCode: '+55',
      verificationCode: '1',
    }
    const answer = await world.send('POST', '/wps/member/password/verification', { payload })
    expect(answer).toMatchObject({ status: 400, code: 'request_body_required' })
  })

  it('FORGOT-5: the number passes the mobile rule, the code is required, the password passes its rule', async () => {
    const { number, username } = await world.newMemberWithNumber()
    const code = await codeFor(number)
    expect((await setByPhone('12', code)).code).toBe('sms.number_invalid')
    expect((await setByPhone(number, '')).code).toBe('code.missing')
    expect((await setByPhone(number, code, { newPassword: 'curta' })).body).toMatchObject({
      errorCode: 'register.field_invalid',
      field: 'newPassword',
    })
    expect((await setByPhone(number, code, { newPassword: 'senha123' })).code).toBe(
      'password.too_common',
    )
    expect((await world.login(username, oldPassword)).status).toBe(200)
    expect((await setByPhone(number, code)).status).toBe(200)
  })

  it('ERR-6: wrong and expired codes are distinguished; five wrong ones end it', async () => {
    const { number, username } = await world.newMemberWithNumber()
    const code = await codeFor(number)
    for (let tries = 0; tries < 5; tries += 1) {
      expect((await setByPhone(number, otherThan(code))).code).toBe('code.wrong')
    }
    expect((await setByPhone(number, code)).code).toBe('code.expired')
    expect((await world.login(username, oldPassword)).status).toBe(200)
  })

  it('a code works once, and a login code does not work at all', async () => {
    const { number } = await world.newMemberWithNumber()
    await world.askCode('login', number)
    expect((await setByPhone(number, await world.readCode(number))).code).toBe('code.expired')
    const code = await codeFor(number)
    expect((await setByPhone(number, code)).status).toBe(200)
    expect((await setByPhone(number, code)).code).toBe('code.expired')
  })

  it('FORGOT-1, FORGOT-2: CHNGPASSVERIF3 only chooses the tab: without it the phone recovers, too', async () => {
    const { number } = await world.newMemberWithNumber()
    await world.turn(false, 'CHNGPASSVERIF3')
    expect((await setByPhone(number, await codeFor(number))).status).toBe(200)
    await world.turn(true, 'CHNGPASSVERIF3')
  })

  it('if the brand sends no codes, the server refuses it', async () => {
    const { number } = await world.newMemberWithNumber()
    const code = await codeFor(number)
    await world.turn(false, 'VERIFICATION3')
    expect((await setByPhone(number, code)).code).toBe('function.not.available')
    await world.turn(true, 'VERIFICATION3')
  })

  it('a closed account is recovered by neither way', async () => {
    const { number } = await world.newMemberWithNumber()
    const { username, email } = await newMember()
    await world.pool.query(
      `update members.member set closed_at = $1 where mobile_number = $2 or email = $3`,
      [world.clock.now(), number, email],
    )
    expect((await setByPhone(number, await codeFor(number))).code).toBe('code.wrong')
    expect((await forget({ username, email })).code).toBe('recovery.unknown')
  })
})
