import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { containsCode } from '../../../../testing/contains-code.ts'
import { otherThan, startCodeWorld } from '../../testing/start-code-world.ts'

const minuteMs = 60_000

const world = await startCodeWorld()
afterAll(() => world.close())
// Each test has its own hour, so that none uses up another's limits.
beforeEach(() => world.clock.advance(61 * minuteMs))

describe('a code without a session', () => {
  it('SMS-6, CALL-6: requires number, dialing code and verification; returns success, a message and expiredMinutes', async () => {
    const { number } = await world.newMemberWithNumber()
    const answer = await world.askCode('login', number)
    expect(answer.status).toBe(200)
    expect(answer.body).toEqual({
      success: true,
      value: { expiredMinutes: 5 },
      message: 'The code is on its way by SMS. It is valid for 5 min.',
    })
    const inPortuguese = await world.askCode('login', number, { headers: { language: 'PT' } })
    expect(inPortuguese.body.message).toBe('Enviamos o código por SMS. Ele vale por 5 min.')
    expect(await world.readCode(number)).toMatch(/^\d{6}$/)
  })

  it('CALL-6, CALL-14, SMS-6: requested with only the named fields, it sets a password or logs in, once', async () => {
    const ask = async (mobileNum: string) =>
      world.send('POST', '/wps/verification/sms/noLogin', {
        payload: { mobileNum, countryDialingCode: '+55', humanProof: await world.proveHuman() },
      })
    const setPassword = async (
      mobileNum: string,
      verificationCode: string,
      newPassword: string,
    ) => {
      const path = '/wps/member/password/verification'
      const payload = { newPassword, mobileNum, verificationCode }
      return world.send('POST', path, { payload: await world.seal(path, payload) })
    }
    const { number, username } = await world.newMemberWithNumber()
    expect((await ask(number)).body.value).toEqual({ expiredMinutes: 5 })
    const first = await world.readCode(number)
    expect(await setPassword(number, first, 'Nova-Folha-73')).toMatchObject({
      status: 200,
      body: { value: { username } },
    })
    expect((await world.loginBySms(number, first)).code).toBe('code.expired')

    await ask(number)
    const second = await world.readCode(number)
    const { status } = await world.loginBySms(number, second)
    expect(status).toBe(200)
    expect((await setPassword(number, second, 'Nova-Folha-74')).code).toBe('code.expired')
  })

  it('SMS-6: a code without a purpose does not log in where login by SMS is off', async () => {
    const { number } = await world.newMemberWithNumber()
    const payload = { purpose: undefined }
    expect((await world.askCode('login', number, { payload })).status).toBe(200)
    const code = await world.readCode(number)
    await world.turn(false, 'MOBILEVERCODELOGIN3')
    expect((await world.loginBySms(number, code)).code).toBe('sms.not_enabled')
    await world.turn(true, 'MOBILEVERCODELOGIN3')
    expect((await world.loginBySms(number, code)).status).toBe(200)
  })

  it('of a code with a purpose and one without, the last sent counts, with its own tries', async () => {
    const { number } = await world.newMemberWithNumber()
    await world.askCode('login', number)
    const older = await world.readCode(number)
    world.clock.advance(1_000)
    await world.askCode('login', number, { payload: { purpose: undefined } })
    const newer = await world.readCode(number)
    expect((await world.loginBySms(number, older)).code).toBe('code.wrong')
    for (let tries = 1; tries < 5; tries += 1) {
      expect((await world.loginBySms(number, otherThan(newer))).code).toBe('code.wrong')
    }
    // The older one does not add five tries.
    expect((await world.loginBySms(number, older)).code).toBe('code.expired')
    expect((await world.loginBySms(number, newer)).code).toBe('code.expired')
  })

  it('is valid for the brand’s time, 1 to 10 minutes', async () => {
    const { number } = await world.newMemberWithNumber()
    await world.change('update settings.brand set code_minutes = 2')
    const answer = await world.askCode('login', number)
    expect(answer.body.value).toEqual({ expiredMinutes: 2 })
    const code = await world.readCode(number)
    world.clock.advance(2 * minuteMs)
    expect((await world.loginBySms(number, code)).code).toBe('code.expired')
    await world.change('update settings.brand set code_minutes = 5')
    await expect(world.change('update settings.brand set code_minutes = 11')).rejects.toThrow()
    await expect(world.change('update settings.brand set code_minutes = 0')).rejects.toThrow()
  })

  it('is written in the language of the caller, and short enough for one SMS', async () => {
    const { number } = await world.newMemberWithNumber()
    await world.askCode('login', number, { headers: { language: 'PT' } })
    const inPortuguese = await world.readMessage(`+55${number}`)
    expect(inPortuguese.body).toMatch(/^Trevo: seu código é \d{6}\. Vale 5 min\./)
    expect(inPortuguese.body.length).toBeLessThanOrEqual(70)
    await world.askCode('login', number, { headers: { language: 'EN' } })
    const inEnglish = await world.readMessage(`+55${number}`)
    expect(inEnglish.body).toMatch(/^Trevo: your code is \d{6}\. Valid for 5 min\./)
    expect(inEnglish.body.length).toBeLessThanOrEqual(70)
  })

  it('an unknown number gets the answer of a known one, and no message', async () => {
    const { number } = await world.newMemberWithNumber()
    const stranger = world.newNumber()
    for (const purpose of ['login', 'recover'] as const) {
      const known = await world.askCode(purpose, number)
      const unknown = await world.askCode(purpose, stranger)
      expect([unknown.status, unknown.body]).toEqual([known.status, known.body])
    }
    expect(await world.countMessages(stranger)).toBe(0)
    expect(await world.countMessages(number)).toBeGreaterThan(1)
    const guess = await world.loginBySms(stranger, '000000')
    const guessOfKnown = await world.loginBySms(number, '000000')
    expect([guess.code, guessOfKnown.code]).toEqual(['code.wrong', 'code.wrong'])
  })

  it('an unconfirmed number cannot log in', async () => {
    await world.change(`update settings.register_rule set enabled = true where field = 'mobileNum'`)
    const number = world.newNumber()
    const payload = { mobileNum: number, countryDialingCode: '+55' }
    expect((await world.register('claimsit', { payload })).status).toBe(200)
    await world.askCode('login', number)
    expect(await world.countMessages(number)).toBe(0)
    await world.change(
      `update settings.register_rule set enabled = false where field = 'mobileNum'`,
    )
  })
})

describe('a code for registering', () => {
  it('SMS-6, CALL-7: requires mobileNo, for either form, each with its own switch', async () => {
    await world.turn(true, 'REGMOBVERF3')
    for (const regType of ['register', 'registerMobile']) {
      const answer = await world.askRegisterCode(world.newNumber(), { payload: { regType } })
      expect(answer.body).toMatchObject({ success: true, value: { expiredMinutes: 5 } })
      expect(answer.body.message).toContain('valid for 5 min')
    }
    // Without regType it is the brand's default form (REG-14).
    const unstated = { payload: { regType: undefined, countryDialingCode: undefined } }
    expect((await world.askRegisterCode(world.newNumber(), unstated)).status).toBe(200)
    await world.turn(false, 'MOBILENUMREG3')
    expect((await world.askRegisterCode(world.newNumber(), unstated)).status).toBe(200)
    await world.turn(false, 'REGMOBVERF3')
    expect((await world.askRegisterCode(world.newNumber(), unstated)).code).toBe('sms.not_enabled')
    await world.turn(true, 'MOBILENUMREG3')
    const payload = { regType: 'register' }
    const off = await world.askRegisterCode(world.newNumber(), { payload })
    expect(off).toMatchObject({ status: 403, code: 'sms.not_enabled' })
    const on = await world.askRegisterCode(world.newNumber())
    expect(on.status).toBe(200)
  })

  it('is sent to numbers that have an account, too: only the code reveals the account', async () => {
    const { number } = await world.newMemberWithNumber()
    expect((await world.askRegisterCode(number)).status).toBe(200)
    expect(await world.countMessages(number)).toBe(2)
  })
})

describe('the database', () => {
  it('neither code nor number is in the tables of codes', async () => {
    const { number } = await world.newMemberWithNumber()
    await world.askCode('login', number)
    const code = await world.readCode(number)
    const { rows } = await world.pool.query<{ text: string }>(
      `select c::text as text from verification.code c
       union all select s::text from verification.sending s
       union all select m::text from delivery.message m where status <> 'queued'`,
    )
    expect(rows.length).toBeGreaterThan(3)
    const all = rows.map((row) => row.text.replaceAll(`+55${number}`, '')).join('\n')
    expect(containsCode(code, all)).toBe(false)
    const codesOnly = rows.map((row) => row.text).filter((text) => !text.includes(',sms,'))
    expect(codesOnly.join('\n')).not.toContain(number)
  })
})

describe('countries', () => {
  it('CALL-25, MODEL-3: every country with its dialing code, Brazil first', async () => {
    const { status, body } = await world.send('GET', '/wps/system/country')
    expect(status).toBe(200)
    expect(body.value[0]).toEqual({ countryCode: 'BR', countryDialingCode: '+55' })
    expect(body.value.length).toBeGreaterThan(200)
    for (const one of body.value) {
      expect(one).toEqual({
        countryCode: expect.stringMatching(/^[A-Z]{2}$/),
        countryDialingCode: expect.stringMatching(/^\+\d{1,3}$/),
      })
    }
    const byCode = new Map(
      body.value.map((one: { countryCode: string; countryDialingCode: string }) => [
        one.countryCode,
        one.countryDialingCode,
      ]),
    )
    expect([byCode.get('PT'), byCode.get('US'), byCode.get('JP')]).toEqual(['+351', '+1', '+81'])
    expect(byCode.size).toBe(body.value.length)
  })
})
