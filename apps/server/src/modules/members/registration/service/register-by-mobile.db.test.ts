import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { otherThan, startCodeWorld } from '../../testing/start-code-world.ts'

const minuteMs = 60_000

const world = await startCodeWorld()
afterAll(() => world.close())
beforeEach(() => world.clock.advance(61 * minuteMs))

const codeFor = async (number: string, regType = 'registerMobile'): Promise<string> => {
  const answer = await world.askRegisterCode(number, { payload: { regType } })
  if (answer.status !== 200) throw new Error(answer.code)
  return world.readCode(number)
}
const rowOf = async (number: string) => {
  const { rows } = await world.pool.query(
    'select * from members.member where mobile_e164 = $1 order by member_id',
    [`+55${number}`],
  )
  return rows
}
const rule = (field: string, change: string) =>
  world.change(`update settings.register_rule set ${change} where field = '${field}'`)

describe('registration by mobile number', () => {
  it('CALL-11, REG-14: number and code create a member with a wallet and a session', async () => {
    const number = world.newNumber()
    const verificationCode = await codeFor(number)
    const answer = await world.registerByMobile(number, { payload: { verificationCode } })
    expect(answer.status).toBe(200)
    const { token, userName, customerType } = answer.body.value
    expect(customerType).toBe(0)
    const [member, ...others] = await rowOf(number)
    expect(others).toEqual([])
    expect(member).toMatchObject({
      account: `trevo@${userName}`,
      mobile_dialing_code: '+55',
      mobile_number: number,
      mobile_confirmed_at: world.clock.now(),
      terms_accepted_at: world.clock.now(),
      register_domain: '127.0.0.1',
    })
    expect(await world.wallet.balanceOf(BigInt(member.member_id))).toMatchObject({
      availableMinor: 0n,
    })
    const info = await world.send('GET', '/wps/member/info', { headers: { authorization: token } })
    expect(info.body.value.account).toBe(`trevo@${userName}`)
  })

  it('the generated name follows the brand’s rule and does not contain the number', async () => {
    const { username, number } = await world.newMemberWithNumber()
    expect(username).toMatch(/^m[0-9a-z]{10}$/)
    expect(username).not.toContain(number.slice(-6))
  })

  it('CALL-11: a plain body is refused, as for every sealed call', async () => {
    const answer = await world.send('PUT', '/wps/member/register/mobile', {
      payload: world.registration('plain'),
    })
    expect(answer).toMatchObject({ status: 400, code: 'request_body_required' })
  })

  it('REG-14: if the brand has disabled it, the server refuses it', async () => {
    const number = world.newNumber()
    const verificationCode = await codeFor(number)
    await world.turn(false, 'MOBILENUMREG3')
    const answer = await world.registerByMobile(number, { payload: { verificationCode } })
    expect(answer.code).toBe('function.not.available')
    await world.turn(true, 'MOBILENUMREG3')
  })

  it('the password is required if numbers may have one, and works for login', async () => {
    const number = world.newNumber()
    const verificationCode = await codeFor(number)
    const without = { verificationCode, password: '', confirmPassword: '' }
    const refused = await world.registerByMobile(number, { payload: without })
    expect(refused.body).toMatchObject({ errorCode: 'register.field_invalid', field: 'password' })
    const differing = { verificationCode, confirmPassword: 'Verde-Campo-43' }
    expect((await world.registerByMobile(number, { payload: differing })).body).toMatchObject({
      field: 'confirmPassword',
    })
    const common = { verificationCode, password: 'senha123', confirmPassword: 'senha123' }
    expect((await world.registerByMobile(number, { payload: common })).code).toBe(
      'password.too_common',
    )
    expect((await world.registerByMobile(number, { payload: { verificationCode } })).status).toBe(
      200,
    )
    expect((await world.login(`55${number}`, 'Verde-Campo-42')).status).toBe(200)
  })

  it('without MOBILENUMPASSREG3 there is no password: a smuggled one does not work, SMS does', async () => {
    await world.turn(false, 'MOBILENUMPASSREG3')
    const { number } = await world.newMemberWithNumber()
    expect((await world.login(`55${number}`, 'Verde-Campo-42')).code).toBe('login.failed')
    await world.askCode('login', number)
    expect((await world.loginBySms(number, await world.readCode(number))).status).toBe(200)
    await world.turn(true, 'MOBILENUMPASSREG3')
  })

  it('REG-11: the code is required, right, and at most 255 characters long', async () => {
    const number = world.newNumber()
    const code = await codeFor(number)
    const answers = []
    for (const verificationCode of [undefined, '', otherThan(code), '1'.repeat(256)]) {
      answers.push((await world.registerByMobile(number, { payload: { verificationCode } })).code)
    }
    expect(answers).toEqual(['code.missing', 'code.missing', 'code.wrong', 'request_param_err'])
    const longest = { verificationCode: '1'.repeat(255) }
    expect((await world.registerByMobile(number, { payload: longest })).code).toBe('code.wrong')
    expect(await rowOf(number)).toEqual([])
  })

  it('a registration that is refused for another reason leaves the code for the next try', async () => {
    const number = world.newNumber()
    const verificationCode = await codeFor(number)
    const unknownAgent = { verificationCode, affiliateCode: 'nobody00' }
    expect((await world.registerByMobile(number, { payload: unknownAgent })).code).toBe(
      'invitation_code_error',
    )
    expect((await world.registerByMobile(number, { payload: { verificationCode } })).status).toBe(
      200,
    )
  })

  it('terms and human verification are required here, too', async () => {
    const number = world.newNumber()
    const verificationCode = await codeFor(number)
    const noTerms = { verificationCode, termsAccepted: false }
    expect((await world.registerByMobile(number, { payload: noTerms })).code).toBe(
      'register.terms_required',
    )
    const noProof = { verificationCode, humanProof: undefined }
    expect((await world.registerByMobile(number, { payload: noProof })).code).toBe('verify_first')
  })

  it('a number has one account: only its owner, by code, learns that it is taken', async () => {
    const { number } = await world.newMemberWithNumber()
    const guess = await world.registerByMobile(number, { payload: { verificationCode: '111111' } })
    expect(guess.code).toBe('code.expired')
    const verificationCode = await codeFor(number)
    const answer = await world.registerByMobile(number, { payload: { verificationCode } })
    expect(answer).toMatchObject({ status: 409, code: 'register.mobile_taken' })
    expect(await rowOf(number)).toHaveLength(1)
  })

  it('five concurrent registrations with one code create one member', async () => {
    const number = world.newNumber()
    const verificationCode = await codeFor(number)
    const answers = await Promise.all(
      Array.from({ length: 5 }, () =>
        world.registerByMobile(number, { payload: { verificationCode } }),
      ),
    )
    expect(answers.filter((one) => one.status === 200)).toHaveLength(1)
    expect(answers.every((one) => one.status === 200 || one.status < 500)).toBe(true)
    expect(await rowOf(number)).toHaveLength(1)
  })

  it('fields that the brand shows are required and stored as in the other form', async () => {
    await rule('payeeName', 'required = true')
    const number = world.newNumber()
    const verificationCode = await codeFor(number)
    const refused = await world.registerByMobile(number, { payload: { verificationCode } })
    expect(refused.body).toMatchObject({ errorCode: 'register.field_invalid', field: 'payeeName' })
    const payload = { verificationCode, payeeName: 'Ana Lima', email: 'not shown' }
    expect((await world.registerByMobile(number, { payload })).status).toBe(200)
    expect(await rowOf(number)).toMatchObject([{ payee_name: 'Ana Lima', email: null }])
    await rule('payeeName', 'required = false')
  })
})

describe('registration by username', () => {
  it('REG-10: the mobile number is required only where the brand requires it', async () => {
    await rule('mobileNum', 'enabled = true, required = false')
    expect((await world.register('nonumber')).status).toBe(200)
    await rule('mobileNum', 'required = true')
    const refused = await world.register('nonumber2')
    expect(refused.body).toMatchObject({
      errorCode: 'register.field_invalid',
      field: 'mobileNum',
      detail: { messageKey: 'not_empty' },
    })
    const number = world.newNumber()
    const payload = { mobileNum: number, countryDialingCode: '+55' }
    expect((await world.register('withnumber', { payload })).status).toBe(200)
    expect(await rowOf(number)).toMatchObject([{ mobile_confirmed_at: null }])
    await rule('mobileNum', 'enabled = false, required = false')
  })

  it('REG-11: with SMS verification on, number and code are required, and confirm the number', async () => {
    await world.turn(true, 'REGMOBVERF3')
    expect((await world.register('smsuser')).body).toMatchObject({ field: 'mobileNum' })
    const number = world.newNumber()
    const code = await codeFor(number, 'register')
    const mobile = { mobileNum: number, countryDialingCode: '+55' }
    const withCode = (verificationCode?: string) =>
      world.register('smsuser', { payload: { ...mobile, verificationCode } })
    expect((await withCode()).code).toBe('code.missing')
    expect((await withCode(otherThan(code))).code).toBe('code.wrong')
    expect((await withCode('1'.repeat(256))).code).toBe('request_param_err')
    expect((await withCode(code)).status).toBe(200)
    expect(await rowOf(number)).toMatchObject([
      { account: 'trevo@smsuser', mobile_confirmed_at: world.clock.now() },
    ])
    await world.turn(false, 'REGMOBVERF3')
  })

  it('REG-11: with SMS verification off no code is required, and a number is only a claim', async () => {
    await rule('mobileNum', 'enabled = true')
    const { number } = await world.newMemberWithNumber()
    const payload = { mobileNum: number, countryDialingCode: '+55' }
    expect((await world.register('claimant', { payload })).status).toBe(200)
    const rows = await rowOf(number)
    expect(rows.map((row) => row.mobile_confirmed_at === null)).toEqual([false, true])
    await rule('mobileNum', 'enabled = false')
  })

  it('a taken name leaves the code for the next try', async () => {
    await world.turn(true, 'REGMOBVERF3')
    const number = world.newNumber()
    const verificationCode = await codeFor(number, 'register')
    const payload = { mobileNum: number, countryDialingCode: '+55', verificationCode }
    expect((await world.register('smsuser', { payload })).code).toBe('register.username_taken')
    expect((await world.register('smsuser2', { payload })).status).toBe(200)
    await world.turn(false, 'REGMOBVERF3')
  })
})
