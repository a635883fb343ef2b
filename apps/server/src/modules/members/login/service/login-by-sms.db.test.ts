import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { otherThan, startCodeWorld } from '../../testing/start-code-world.ts'

const minuteMs = 60_000

const world = await startCodeWorld()
afterAll(() => world.close())
beforeEach(() => world.clock.advance(61 * minuteMs))

const codeFor = async (number: string): Promise<string> => {
  const answer = await world.askCode('login', number)
  if (answer.status !== 200) throw new Error(answer.code)
  return world.readCode(number)
}

describe('login by SMS', () => {
  it('LOGIN-7, LOGIN-16: mobile number and code, type sms, no human verification: opens a session', async () => {
    const { number, username, customerId } = await world.newMemberWithNumber()
    const answer = await world.loginBySms(number, await codeFor(number))
    expect(answer.status).toBe(200)
    expect(answer.body.value).toMatchObject({
      id: customerId,
      userName: username,
      customerType: 0,
      firstTimeLogin: false,
      passwordExpired: false,
    })
    const info = await world.send('GET', '/wps/member/info', {
      headers: { authorization: answer.body.value.token },
    })
    expect(info.body.value).toMatchObject({ id: customerId, account: `trevo@${username}` })
    const { rows } = await world.pool.query(
      `select method from identity.security_event e join members.member m using (member_id)
       where m.customer_id = $1 and e.kind = 'login' and e.method = 'sms'`,
      [customerId],
    )
    expect(rows).toEqual([{ method: 'sms' }])
  })

  it('the number may be typed with spaces, dashes and brackets', async () => {
    const { number } = await world.newMemberWithNumber()
    const typed = `(${number.slice(0, 2)}) ${number.slice(2, 7)}-${number.slice(7)}`
    expect((await world.loginBySms(typed, await codeFor(number))).status).toBe(200)
  })

  it('a code sent to a number that has left its account opens no session', async () => {
    const { number, username } = await world.newMemberWithNumber()
    const code = await codeFor(number)
    await world.pool.query(
      'update members.member set mobile_confirmed_at = null where account = $1',
      [`trevo@${username}`],
    )
    const answer = await world.loginBySms(number, code)
    expect([answer.status, answer.code]).toEqual([401, 'login.failed'])
  })

  it('LOGIN-7: without number or code nothing is looked up', async () => {
    const { number } = await world.newMemberWithNumber()
    const code = await codeFor(number)
    expect((await world.loginBySms('', code)).code).toBe('sms.number_invalid')
    expect((await world.loginBySms(number, '')).code).toBe('code.missing')
    expect((await world.loginBySms(number, code)).status).toBe(200)
  })

  it('ERR-6: wrong, missing and expired are three refusals, each with its sentence', async () => {
    const { number } = await world.newMemberWithNumber()
    const code = await codeFor(number)
    const wrong = await world.loginBySms(number, otherThan(code))
    const missing = await world.loginBySms(number, '')
    world.clock.advance(5 * minuteMs)
    const expired = await world.loginBySms(number, code)
    expect([wrong, missing, expired].map((one) => [one.status, one.code])).toEqual([
      [400, 'code.wrong'],
      [400, 'code.missing'],
      [400, 'code.expired'],
    ])
    expect([wrong, missing, expired].map((one) => one.body.message)).toEqual([
      'The verification code is not valid. Check it and try again.',
      'Enter the verification code.',
      'The verification code has expired. Send a new one.',
    ])
  })

  it('a code is valid to its last moment', async () => {
    const { number } = await world.newMemberWithNumber()
    const code = await codeFor(number)
    world.clock.advance(5 * minuteMs - 1)
    expect((await world.loginBySms(number, code)).status).toBe(200)
  })

  it('a code works once', async () => {
    const { number } = await world.newMemberWithNumber()
    const code = await codeFor(number)
    expect((await world.loginBySms(number, code)).status).toBe(200)
    expect((await world.loginBySms(number, code)).code).toBe('code.expired')
  })

  it('ten concurrent logins with one code are one session', async () => {
    const { number } = await world.newMemberWithNumber()
    const code = await codeFor(number)
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => world.loginBySms(number, code)),
    )
    expect(answers.filter((one) => one.status === 200)).toHaveLength(1)
  })

  it('after five wrong tries the right code is void; a new one works', async () => {
    const { number } = await world.newMemberWithNumber()
    const code = await codeFor(number)
    for (let tries = 0; tries < 5; tries += 1) {
      expect((await world.loginBySms(number, otherThan(code))).code).toBe('code.wrong')
    }
    expect((await world.loginBySms(number, code)).code).toBe('code.expired')
    expect((await world.loginBySms(number, await codeFor(number))).status).toBe(200)
  })

  it('forty concurrent guesses count as five', async () => {
    const { number } = await world.newMemberWithNumber()
    const code = await codeFor(number)
    const answers = await Promise.all(
      Array.from({ length: 40 }, () => world.loginBySms(number, otherThan(code))),
    )
    expect(answers.filter((one) => one.code === 'code.wrong')).toHaveLength(5)
    expect(answers.filter((one) => one.code === 'code.expired')).toHaveLength(35)
  })

  it('a new code replaces the previous one', async () => {
    const { number } = await world.newMemberWithNumber()
    const first = await codeFor(number)
    const second = await codeFor(number)
    if (first !== second) {
      expect((await world.loginBySms(number, first)).code).toBe('code.wrong')
    }
    expect((await world.loginBySms(number, second)).status).toBe(200)
  })

  it('a code works only for its purpose and its number', async () => {
    const one = await world.newMemberWithNumber()
    const other = await world.newMemberWithNumber()
    await world.askCode('recover', one.number)
    const forRecovery = await world.readCode(one.number)
    expect((await world.loginBySms(one.number, forRecovery)).code).toBe('code.expired')

    await world.askRegisterCode(one.number)
    const forRegistering = await world.readCode(one.number)
    expect((await world.loginBySms(one.number, forRegistering)).code).toBe('code.expired')

    world.clock.advance(6 * minuteMs)
    const code = await codeFor(one.number)
    await codeFor(other.number)
    const stolen = await world.loginBySms(other.number, code)
    expect(['code.wrong', 'code.expired']).toContain(stolen.code)
  })

  it('if the brand has disabled it, the server refuses it', async () => {
    const { number } = await world.newMemberWithNumber()
    const code = await codeFor(number)
    await world.turn(false, 'MOBILEVERCODELOGIN3')
    expect((await world.loginBySms(number, code)).code).toBe('sms.not_enabled')
    await world.turn(true, 'MOBILEVERCODELOGIN3')
    expect((await world.loginBySms(number, code)).status).toBe(200)
  })

  it('on the agent site it admits only agents', async () => {
    const { number } = await world.newMemberWithNumber()
    const payload = { site: 'agent' }
    const refused = await world.loginBySms(number, await codeFor(number), { payload })
    expect(refused.code).toBe('error_not_agent')
    await world.pool.query('update members.member set type = 1 where mobile_number = $1', [number])
    const entered = await world.loginBySms(number, await codeFor(number), { payload })
    expect(entered.body.value).toMatchObject({ customerType: 1 })
  })

  it('LOGIN-16: a payload of one type with the fields of the other is invalid', async () => {
    const { number, username } = await world.newMemberWithNumber()
    const code = await codeFor(number)
    const mixed = await world.loginBySms(number, code, { payload: { username, password: 'x' } })
    expect(mixed.code).toBe('request_param_err')
    const withProof = { humanProof: await world.proveHuman() }
    expect((await world.loginBySms(number, code, { payload: withProof })).code).toBe(
      'request_param_err',
    )
  })
})

describe('login by number and password', () => {
  it('LOGIN-16: a confirmed number replaces the username', async () => {
    const { number, username } = await world.newMemberWithNumber()
    for (const typed of [`55${number}`, `+55${number}`]) {
      const answer = await world.login(typed, 'Verde-Campo-42')
      expect(answer.body.value).toMatchObject({ userName: username })
    }
    const wrong = await world.login(`55${number}`, 'Verde-Campo-43')
    expect(wrong.code).toBe('login.failed')
  })

  it('failures by number and by name count for the same account', async () => {
    const { number, username } = await world.newMemberWithNumber()
    const captcha = async () => {
      const picture = await world.readCaptcha()
      return { payload: { captcha: picture.answer }, headers: { cookie: picture.cookie } }
    }
    for (const typed of [username, `55${number}`, username, `55${number}`, username]) {
      await world.login(typed, 'wrong-password-1', await captcha())
    }
    expect((await world.login(`55${number}`, 'Verde-Campo-42', await captcha())).code).toBe(
      'login.locked',
    )
  })

  it('a number cannot be hijacked by registering it as a name', async () => {
    const { number, username } = await world.newMemberWithNumber()
    await world.change(
      `update settings.register_rule set accepted_pattern = '*', pattern_id = 4
       where field = 'username'`,
    )
    expect((await world.register(`55${number}`)).status).toBe(200)
    const answer = await world.login(`55${number}`, 'Verde-Campo-42')
    expect(answer.body.value).toMatchObject({ userName: username })
  })
})
