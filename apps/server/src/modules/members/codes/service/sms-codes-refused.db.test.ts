import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { startCodeWorld } from '../../testing/start-code-world.ts'

const minuteMs = 60_000

const world = await startCodeWorld()
afterAll(() => world.close())
// Each test has its own hour, so that none uses up another's limits.
beforeEach(() => world.clock.advance(61 * minuteMs))

describe('refusals', () => {
  it('ERR-17: without human verification nothing is sent, and the answer requires it first', async () => {
    const number = world.newNumber()
    const payload = { humanProof: undefined }
    const answer = await world.askRegisterCode(number, { payload })
    expect(answer).toMatchObject({ status: 400, code: 'verify_first' })
    expect(answer.body.message).toBe('Please complete verification first')
    expect(await world.countMessages(number)).toBe(0)
    const ofLogin = await world.askCode('login', number, { payload })
    expect(ofLogin.code).toBe('verify_first')
  })

  it('ERR-7: a proof that is invalid or used, and a page of another brand, are refused', async () => {
    const number = world.newNumber()
    const invalid = await world.askRegisterCode(number, { payload: { humanProof: 'eyJ9' } })
    expect(invalid).toMatchObject({ status: 400, code: 'sms.captcha_check_failed' })

    const humanProof = await world.proveHuman()
    expect((await world.askRegisterCode(number, { payload: { humanProof } })).status).toBe(200)
    const again = await world.askRegisterCode(number, { payload: { humanProof } })
    expect(again.code).toBe('sms.captcha_check_failed')

    const foreign = await world.askRegisterCode(number, {
      headers: { origin: 'https://phisher.example' },
    })
    expect(foreign.code).toBe('sms.captcha_check_failed')
    const own = await world.askRegisterCode(number, {
      headers: { origin: 'http://127.0.0.1:3000' },
    })
    expect(own.status).toBe(200)
    expect(await world.countMessages(number)).toBe(2)
  })

  it('LOGIN-7: nothing is sent to a number that breaks the mobile rule, or is not a mobile number', async () => {
    for (const number of [
      '',
      '1198765',
      'abcdefghijk',
      '1133334444',
      '11987654321987654',
      '119٨٧٦٥',
    ]) {
      const answer = await world.askCode('login', number)
      expect([number, answer.code]).toEqual([number, 'sms.number_invalid'])
    }
    const wrongCountry = await world.askCode('login', '11987654321', {
      payload: { countryDialingCode: '+1' },
    })
    expect(wrongCountry.code).toBe('sms.number_invalid')
    const noCountry = await world.askCode('login', '11987654321', {
      payload: { countryDialingCode: '55; drop' },
    })
    expect(noCountry.code).toBe('sms.number_invalid')

    await world.change(
      `update settings.register_rule set min_length = 12 where field = 'mobileNum'`,
    )
    expect((await world.askCode('login', world.newNumber())).code).toBe('sms.number_invalid')
    await world.change(`update settings.register_rule set min_length = 8 where field = 'mobileNum'`)
  })

  it('ERR-5: a number gets three codes in five minutes, known or not; then a little later again', async () => {
    const { number } = await world.newMemberWithNumber()
    world.clock.advance(6 * minuteMs)
    for (const target of [number, world.newNumber()]) {
      for (let sent = 0; sent < 3; sent += 1) {
        expect((await world.askCode('login', target)).status).toBe(200)
      }
      const refused = await world.askCode('login', target)
      expect(refused).toMatchObject({ status: 429, code: 'too_many_requests' })
      expect(refused.body.message).toContain('5 minutes')
    }
    world.clock.advance(5 * minuteMs)
    expect((await world.askCode('login', number)).status).toBe(200)
  })

  it('ERR-5: a number gets ten codes a day, for all purposes together', async () => {
    const number = world.newNumber()
    for (let sent = 0; sent < 10; sent += 1) {
      world.clock.advance(5 * minuteMs)
      expect((await world.askRegisterCode(number)).status).toBe(200)
    }
    world.clock.advance(60 * minuteMs)
    expect((await world.askCode('login', number)).code).toBe('too_many_requests')
    world.clock.advance(24 * 60 * minuteMs)
    expect((await world.askCode('login', number)).status).toBe(200)
  })

  it('ERR-5: an address sends thirty in five minutes, to any number; another address is separate', async () => {
    const address = '198.51.100.77'
    for (let sent = 0; sent < 30; sent += 1) {
      expect((await world.askRegisterCode(world.newNumber(), { address })).status).toBe(200)
    }
    const refused = await world.askRegisterCode(world.newNumber(), { address })
    expect(refused.code).toBe('too_many_requests')
    expect((await world.askRegisterCode(world.newNumber())).status).toBe(200)
  })

  it('twenty requests at once for one number send three codes', async () => {
    const number = world.newNumber()
    const proofs = await Promise.all(Array.from({ length: 20 }, () => world.proveHuman()))
    const answers = await Promise.all(
      proofs.map((humanProof) => world.askRegisterCode(number, { payload: { humanProof } })),
    )
    expect(answers.filter((one) => one.status === 200)).toHaveLength(3)
    expect(answers.filter((one) => one.code === 'too_many_requests')).toHaveLength(17)
  })

  it('ERR-8: a brand whose daily messages are used up answers to contact customer service', async () => {
    const { number } = await world.newMemberWithNumber()
    const { rows } = await world.pool.query<{ sent_count: number }>(
      'select sent_count from verification.sms_day order by on_day desc limit 1',
    )
    await world.change(
      `update settings.brand set sms_per_day_max = ${(rows[0]?.sent_count ?? 0) + 1}`,
    )
    expect((await world.askCode('login', number)).status).toBe(200)
    const refused = await world.askCode('login', number)
    expect(refused).toMatchObject({ status: 503, code: 'sms.quota_exceeded' })
    expect(refused.body.message).toContain('customer service')
    const stranger = await world.askCode('login', world.newNumber())
    expect(stranger.code).toBe('sms.quota_exceeded')
    await world.change('update settings.brand set sms_per_day_max = 20000')
  })

  it('ERR-8: so does a disabled function, before any other check', async () => {
    await world.turn(false, 'MOBILEVERCODELOGIN3')
    const payload = { humanProof: undefined }
    const answer = await world.askCode('login', 'not even a number', { payload })
    expect(answer).toMatchObject({ status: 403, code: 'sms.not_enabled' })
    expect(answer.body.message).toContain('customer service')
    await world.turn(true, 'MOBILEVERCODELOGIN3')
  })

  it('ERR-2: every refusal has a sentence in the language of the caller', async () => {
    const inPortuguese = await world.askCode('login', '1', { headers: { language: 'PT' } })
    expect(inPortuguese.body.message).toBe(
      'O formato do celular não é válido. Digite um número válido.',
    )
    const inEnglish = await world.askCode('login', '1')
    expect(inEnglish.body.message).toBe(
      'The phone number format is not valid. Enter a valid phone number.',
    )
  })

  it('a code with an unknown purpose, or with an extra field, is an invalid request', async () => {
    const payload = { purpose: 'confirm-mobile' }
    expect((await world.askCode('login', world.newNumber(), { payload })).code).toBe(
      'request_param_err',
    )
    const smuggled = { isWanted: true }
    expect((await world.askCode('login', world.newNumber(), { payload: smuggled })).code).toBe(
      'request_param_err',
    )
  })
})
