import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { demoPasswords, findGeetest } from '../../../identity/index.ts'
import { startGeetest } from '../../../identity/testing/start-geetest.ts'
import { registration } from '../../testing/create-access-calls.ts'
import { startAccessWorld } from '../../testing/start-access-world.ts'

const account = { captchaId: '647f5ed2ed8acb4be36784e01556bb71', captchaKey: 'key-of-the-account' }
const password = demoPasswords.member

const geetest = await startGeetest(account)
const world = await startAccessWorld({ environment: geetest.environment })
await world.seed()
afterAll(async () => {
  await world.close()
  await geetest.close()
})
beforeEach(() => {
  geetest.behave('well')
  // Undoes an earlier test's changes of the vendor's state.
  world.clock.advance(61_000)
})

const proofOf = (fields: object) => Buffer.from(JSON.stringify(fields)).toString('base64')
const logIn = async (humanProof: string | undefined) => {
  const payload = { username: 'membro.demo', password, type: 'username', humanProof }
  const path = '/wps/session/login'
  return world.send('POST', path, { payload: await world.seal(path, payload) })
}
const challenge = async () => (await world.send('GET', '/wps/captcha/geetest')).body.value

describe('human verification by GeeTest', () => {
  it('LOGIN-8, REG-19: the challenge names account and script, never the key', async () => {
    expect(await challenge()).toEqual({
      provider: 'geetest',
      captchaId: account.captchaId,
      scriptUrl: `${geetest.origin}/v4/gt4.js`,
    })
  })

  it('LOGIN-8: its four fields, signed by us, log in, and count once, even concurrently', async () => {
    expect((await logIn(proofOf(geetest.solve()))).status).toBe(200)
    const proof = proofOf(geetest.solve())
    const answers = await Promise.all([logIn(proof), logIn(proof), logIn(proof)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400])
  })

  it('CALL-7, SMS-6: a code for registering is sent for its fields only', async () => {
    await world.change(
      `update settings.module_switch set enabled = true where module_id = 'MOBILENUMREG3'`,
    )
    const ask = (mobileNo: string, fields: object) =>
      world.send('POST', '/wps/verification/sms/register', {
        payload: { countryDialingCode: '+55', mobileNo, ...fields },
      })
    const { captchaId: captcha_id } = account
    expect((await ask('11987650001', { ...geetest.solve(), captcha_id })).status).toBe(200)
    const { lot_number: _lot, ...noLot } = geetest.solve()
    expect((await ask('11987650002', noLot)).code).toBe('verify_first')
    const forged = { ...geetest.solve(), pass_token: 'other' }
    expect((await ask('11987650002', forged)).code).toBe('sms.captcha_check_failed')
    // As one text, too, as before.
    const asText = { humanProof: proofOf(geetest.solve()) }
    expect((await ask('11987650003', asText)).status).toBe(200)
  })

  it('REG-19: the registration accepts its fields among the others, and no unknown field', async () => {
    const { username: _name, termsAccepted: _terms, ...form } = registration('')
    const register = async (username: string, fields: object) => {
      const path = '/wps/member/register'
      const payload = { ...form, username, ...fields }
      return world.send('PUT', path, { payload: await world.seal(path, payload) })
    }
    expect((await register('geetested', geetest.solve())).status).toBe(200)
    expect((await register('ungeetested', {})).code).toBe('verify_first')
    const forged = { ...geetest.solve(), lot_number: 'ab'.repeat(16) }
    expect((await register('ungeetested', forged)).code).toBe('verify_first')
  })

  it('CALL-6, CALL-13: a code without login and the mailed link accept its fields as well', async () => {
    const ask = (fields: object) =>
      world.send('POST', '/wps/verification/sms/noLogin', {
        payload: { mobileNum: '11987650004', ...fields },
      })
    expect((await ask(geetest.solve())).status).toBe(200)
    expect((await ask({})).code).toBe('verify_first')
    await world.change(
      `update settings.module_switch set enabled = false where module_id = 'CAPTCHA3'`,
    )
    const mail = (fields: Record<string, string>) =>
      world.send('POST', '/wps/member/password/email', {
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: String(
          new URLSearchParams({ username: 'ninguem', email: 'a@exemplo.com.br', ...fields }),
        ),
      })
    expect((await mail(geetest.solve())).status).toBe(200)
    expect((await mail({})).code).toBe('verify_first')
  })

  it('ERR-17: changed, missing or malformed fields are no verification', async () => {
    const { lot_number: _lot, ...noLot } = geetest.solve()
    const forged = [
      { ...geetest.solve(), pass_token: 'ab'.repeat(32) },
      { ...geetest.solve(), captcha_output: 'other' },
      { ...geetest.solve(), lot_number: 'ab'.repeat(16) },
      noLot,
      { ...geetest.solve(), gen_time: '1e9' },
      { ...geetest.solve(), pass_token: 'x'.repeat(257) },
    ]
    for (const fields of forged) {
      const answer = await logIn(proofOf(fields))
      expect([answer.status, answer.code]).toEqual([400, 'verify_first'])
    }
    expect((await logIn(undefined)).code).toBe('verify_first')
    expect((await logIn('nonsense')).code).toBe('verify_first')
  })

  it.each(['broken', 'silent'] as const)(
    'while the vendor is %s nobody is let in by it, and people prove themselves by work',
    async (mood) => {
      const good = geetest.solve()
      geetest.behave(mood)
      expect((await logIn(proofOf(good))).code).toBe('verify_first')
      expect(await challenge()).toMatchObject({ parameters: { algorithm: 'SHA-256' } })
      expect((await logIn(await world.proveHuman())).status).toBe(200)
      // A minute later the vendor is called again.
      geetest.behave('well')
      world.clock.advance(60_000)
      expect(await challenge()).toMatchObject({ provider: 'geetest' })
      expect((await logIn(proofOf(good))).status).toBe(200)
    },
    15_000,
  )
})

it('an id without its key, or a key without its id, is a setup error', () => {
  expect(findGeetest({})).toBeUndefined()
  expect(() => findGeetest({ GEETEST_ID: 'id' })).toThrow('belong together')
  expect(() => findGeetest({ GEETEST_KEY: 'key' })).toThrow('belong together')
  expect(findGeetest({ GEETEST_ID: 'id', GEETEST_KEY: 'key' })).toMatchObject({
    apiUrl: 'https://gcaptcha4.geetest.com',
    scriptUrl: 'https://static.geetest.com/v4/gt4.js',
  })
})
