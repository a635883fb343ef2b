import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { startCodeWorld } from '../../testing/start-code-world.ts'
import { startTokenIssuer } from '../../testing/start-token-issuer.ts'

const minuteMs = 60_000
const projectId = 'trevo-demo'

const project = {
  projectId,
  apiKey: 'AIza-public',
  apiUrl: 'https://identitytoolkit.googleapis.com',
}
const useFirebase = (on: boolean) =>
  world.change(
    on
      ? `update settings.brand set phone_auth_mode = 'firebase',
           firebase_config = '${JSON.stringify(project)}'`
      : `update settings.brand set phone_auth_mode = 'own'`,
  )

const issuer = await startTokenIssuer()
const world = await startCodeWorld({ firebaseKeysUrl: issuer.keysUrl })
await useFirebase(true)
afterAll(async () => {
  await world.close()
  await issuer.close()
})
beforeEach(() => world.clock.advance(61 * minuteMs))

const nowSec = () => Math.floor(world.clock.now().getTime() / 1000)

/** As Firebase writes them after a sign-in by SMS. */
const claimsOf = (number: string, change: object = {}) => ({
  iss: `https://securetoken.google.com/${projectId}`,
  aud: projectId,
  sub: 'JEGCQqyJQyMB',
  user_id: 'JEGCQqyJQyMB',
  iat: nowSec() - 5,
  exp: nowSec() + 3_600,
  auth_time: nowSec() - 5,
  phone_number: `+55${number}`,
  firebase: { identities: { phone: [`+55${number}`] }, sign_in_provider: 'phone' },
  ...change,
})
const register = (number: string, firebaseIdToken: string | undefined, more: object = {}) =>
  world.registerByMobile(number, {
    payload: { firebaseChannel: 'sms', firebaseIdToken, ...more },
  })
const rowOf = async (number: string) =>
  (await world.pool.query('select * from members.member where mobile_e164 = $1', [`+55${number}`]))
    .rows

describe('registering with a phone-auth service', () => {
  it('REG-20: firebaseChannel sms and an id token replace the code', async () => {
    const number = world.newNumber()
    const answer = await register(number, await issuer.sign(claimsOf(number)))
    expect(answer.status).toBe(200)
    expect(await rowOf(number)).toMatchObject([{ mobile_confirmed_at: world.clock.now() }])
  })

  it('REG-20: in the form by username, too', async () => {
    await world.turn(true, 'REGMOBVERF3')
    const number = world.newNumber()
    const mobile = { mobileNum: number, countryDialingCode: '+55', firebaseChannel: 'sms' }
    const without = await world.register('comtoken', { payload: mobile })
    expect(without.code).toBe('phone_auth.token_invalid')
    const firebaseIdToken = await issuer.sign(claimsOf(number))
    const answer = await world.register('comtoken', { payload: { ...mobile, firebaseIdToken } })
    expect(answer.status).toBe(200)
    expect(await rowOf(number)).toMatchObject([{ account: 'trevo@comtoken' }])
    await world.turn(false, 'REGMOBVERF3')
  })

  it('REG-20: a brand with its own codes accepts no token, and other channels are invalid requests', async () => {
    const number = world.newNumber()
    const token = await issuer.sign(claimsOf(number))
    await useFirebase(false)
    expect((await register(number, token)).code).toBe('code.missing')
    await useFirebase(true)
    const other = { firebaseChannel: 'voice' }
    expect((await register(number, token, other)).code).toBe('request_param_err')
    expect((await register(number, token)).status).toBe(200)
  })

  it('a token counts once, even five times concurrently', async () => {
    const number = world.newNumber()
    const token = await issuer.sign(claimsOf(number))
    const answers = await Promise.all(Array.from({ length: 5 }, () => register(number, token)))
    expect(answers.filter((one) => one.status === 200)).toHaveLength(1)
    expect(await rowOf(number)).toHaveLength(1)
    const login = { mobileNum: number, countryDialingCode: '+55', firebaseIdToken: token }
    expect((await world.loginBySms(number, '', { payload: login })).code).toBe(
      'phone_auth.token_invalid',
    )
  })

  it.each<[string, (number: string) => object]>([
    ['another project', () => ({ aud: 'somebody-else' })],
    ['another issuer', () => ({ iss: `https://securetoken.google.com/somebody-else` })],
    ['no issuer', () => ({ iss: undefined })],
    ['its hour is over', () => ({ exp: nowSec() - 1 })],
    ['no end', () => ({ exp: undefined })],
    ['nobody', () => ({ sub: '' })],
    ['no number', () => ({ phone_number: undefined })],
    ['another number', () => ({ phone_number: '+5511900000000' })],
    ['signed in by password', () => ({ firebase: { sign_in_provider: 'password' } })],
    ['the number was shown eleven minutes ago', () => ({ auth_time: nowSec() - 660 })],
    ['the number will be shown tomorrow', () => ({ auth_time: nowSec() + 86_400 })],
  ])('refuses a token of %s', async (_what, change) => {
    const number = world.newNumber()
    const answer = await register(number, await issuer.sign(claimsOf(number, change(number))))
    expect(answer).toMatchObject({ status: 400, code: 'phone_auth.token_invalid' })
    expect(await rowOf(number)).toEqual([])
  })

  it('refuses tokens that the service has not signed', async () => {
    const number = world.newNumber()
    const claims = claimsOf(number)
    const signed = await issuer.sign(claims)
    const [head = '', body = '', signature = ''] = signed.split('.')
    const changed = Buffer.from(JSON.stringify({ ...claims, aud: projectId })).toString('base64url')
    const forged = [
      await issuer.forgeWithOtherKey(claims),
      await issuer.forgeWithPublicKey(claims),
      issuer.forgeUnsigned(claims),
      `${head}.${changed}x.${signature}`,
      `${head}.${body}.`,
      'not.a.token',
      '',
      undefined,
    ]
    for (const token of forged) {
      expect((await register(number, token)).code).toBe('phone_auth.token_invalid')
    }
    expect((await register(number, signed)).status).toBe(200)
  })
})

describe('afterwards', () => {
  it('a token logs in and recovers the password, like a code', async () => {
    const number = world.newNumber()
    await register(number, await issuer.sign(claimsOf(number)))
    const firebaseIdToken = await issuer.sign(claimsOf(number, { iat: nowSec() - 4 }))
    const login = await world.loginBySms(number, '', { payload: { firebaseIdToken } })
    expect(login.status).toBe(200)

    const path = '/wps/member/password/verification'
    const payload = {
      newPassword: 'Nova-Folha-77',
      mobileNum: number,
      countryDialingCode: '+55',
      verificationCode: '',
      firebaseIdToken: await issuer.sign(claimsOf(number, { iat: nowSec() - 3 })),
    }
    const answer = await world.send('POST', path, { payload: await world.seal(path, payload) })
    expect(answer.body.value).toEqual({ username: login.body.value.userName })
    expect((await world.login(login.body.value.userName, 'Nova-Folha-77')).status).toBe(200)
  })

  it('our own codes are not sent: the external service sends them', async () => {
    const asked = [
      await world.askRegisterCode(world.newNumber()),
      await world.askCode('login', world.newNumber()),
      await world.askCode('recover', world.newNumber()),
    ]
    expect(asked.map((one) => one.code)).toEqual(Array(3).fill('sms.not_enabled'))
  })

  it('the status names the service for the site, and nothing if the brand sends codes itself', async () => {
    const status = async () => (await world.send('GET', '/wps/system/status')).body.value.info
    expect((await status()).phoneAuth).toEqual(project)
    await useFirebase(false)
    expect((await status()).phoneAuth).toBeNull()
    await useFirebase(true)
  })
})
