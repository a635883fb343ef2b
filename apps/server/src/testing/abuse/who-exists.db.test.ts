import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { median, shareLonger, timeBoth } from './measure-times.ts'
import { startAttack, type Attack } from './start-attack.ts'
import { registration } from '../../modules/members/testing/create-access-calls.ts'

/** The number of tries of each kind; `npm run abuse` may ask for more. */
const samples = Number(process.env['TIMING_SAMPLES'] ?? 60)
// By chance the share leaves these limits once in some ten thousand runs; a step skipped for unknown names, such
// as a hash or a write, moves it to nearly 0 or 1.
const fairShare = { min: 0.3, max: 0.7 }

const attack = await startAttack()
beforeAll(async () => {
  await attack.change(
    `update settings.module_switch set enabled = module_id not in ('GEETEST3', 'CAPTCHA3', 'REGMOBVERF3');
     update settings.register_rule set enabled = true where field = 'email'`,
  )
  expect((await register('takenname')).text).toContain('"success":true')
  await attack.pool.query(
    `update members.member set mobile_e164 = '+5511987650001', mobile_confirmed_at = now(),
       email_confirmed_at = now()
     where account = 'trevo@takenname'`,
  )
})
afterAll(() => attack.close())

let asked = 0
const nextAddress = () => `10.9.${(asked += 1) >> 8}.${asked & 255}`
const form = (username: string) => registration(username, { email: `${username}@example.com` })
const register = (username: string, more: object = {}) =>
  attack.sendSealed(
    '/wps/member/register',
    { ...form(username), ...more },
    { method: 'PUT', address: nextAddress() },
  )
/** Resets the counters of tries and sendings, outside the measured time of both kinds alike. */
const forget = () =>
  attack.pool.query('truncate identity.login_failure, verification.sending, verification.sms_day')

type Ask = (number: number) => ReturnType<Attack['send']>
const compare = async (known: Ask, unknown: Ask) => {
  const heard = { known: new Set<string>(), unknown: new Set<string>() }
  const askAs = (who: keyof typeof heard, ask: Ask) => async (number: number) => {
    const { status, text } = await ask(number)
    heard[who].add(`${status} ${text}`)
  }
  await timeBoth(askAs('known', known), askAs('unknown', unknown), 5)
  const { ones, others } = await timeBoth(
    async (number) => {
      await askAs('known', known)(number)
    },
    askAs('unknown', unknown),
    samples,
  )
  await forget()
  return { heard, share: shareLonger(ones, others), medians: [median(ones), median(others)] }
}

const expectAlike = (
  { heard, share, medians }: Awaited<ReturnType<typeof compare>>,
  status: number,
) => {
  for (const one of heard.known) expect(one).toMatch(new RegExp(`^${status} `))
  expect(heard.unknown).toEqual(heard.known)
  const told = `the known one takes longer in ${share} of the pairs; medians ${medians.join(' and ')} ms`
  expect(share, told).toBeGreaterThan(fairShare.min)
  expect(share, told).toBeLessThan(fairShare.max)
}

describe('neither answer nor time reveals who has an account', { timeout: 120_000 }, () => {
  it('the measurement itself detects a step that one of the two lacks', async () => {
    const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
    const { ones, others } = await timeBoth(
      () => pause(60),
      () => pause(5),
      15,
    )
    expect(shareLonger(ones, others)).toBeGreaterThan(fairShare.max)
  })

  it('login: a known name with a wrong password, and an unknown name', async () => {
    const names = ['ana.demo', 'bento.demo', 'clara.demo', 'membro.demo']
    const tryAs = (username: string) =>
      attack.sendSealed(
        '/wps/session/login',
        { username, password: 'wrong-password', type: 'username' },
        { address: nextAddress() },
      )
    // The count of a name asks for more each time, so each is as often tried as any other.
    const known: Ask = async (number) => {
      if (number % names.length === 0) await forget()
      return tryAs(names[number % names.length] ?? '')
    }
    const unknown: Ask = async (number) => {
      if (number % names.length === 0) await forget()
      return tryAs(`nobody${number % names.length}`)
    }
    expectAlike(await compare(known, unknown), 401)
  })

  it('a mail for a new password, for a matching name and address, and for none', async () => {
    const recover = (username: string, email: string) =>
      attack.send('/wps/member/password/email', {
        method: 'POST',
        body: new URLSearchParams({ username, email }).toString(),
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        address: nextAddress(),
      })
    const reset = async (number: number) => (number % 2 === 0 ? forget() : undefined)
    expectAlike(
      await compare(
        async (number) => {
          await reset(number)
          return recover('takenname', 'takenname@example.com')
        },
        async (number) => {
          await reset(number)
          return recover('freename', 'freename@example.com')
        },
      ),
      200,
    )
  })

  it('SMS code: to a known number, and to an unknown one', async () => {
    const sendTo = (mobileNum: string) =>
      attack.send('/wps/verification/sms/noLogin', {
        method: 'POST',
        body: { mobileNum, countryDialingCode: '+55', purpose: 'login' },
        address: nextAddress(),
      })
    const reset = async (number: number) => (number % 2 === 0 ? forget() : undefined)
    expectAlike(
      await compare(
        async (number) => {
          await reset(number)
          return sendTo('11987650001')
        },
        async (number) => {
          await reset(number)
          return sendTo('11987650002')
        },
      ),
      200,
    )
  })
})

describe('a taken name is revealed only after human verification', () => {
  it('register: without the human verification the taken and the free name get the same answer', async () => {
    await attack.change(
      `update settings.module_switch set enabled = true where module_id in ('GEETEST3', 'CAPTCHA3')`,
    )
    for (const username of ['takenname', 'freename']) {
      expect(await register(username)).toMatchObject({ status: 400, code: 'verify_first' })
    }
    const humanProof = await attack.proveHuman()
    expect((await register('takenname', { humanProof })).code).toBe('register.username_taken')
    expect((await register('takenname', { humanProof })).code).toBe('verify_first')
  })

  it('forgot by email answers that the name is unknown only after the right captcha', async () => {
    const recover = (username: string, captcha: string, cookie = '') =>
      attack.send('/wps/member/password/email', {
        method: 'POST',
        body: new URLSearchParams({ username, email: 'x@example.com', captcha }).toString(),
        headers: { 'content-type': 'application/x-www-form-urlencoded', cookie },
        address: nextAddress(),
      })
    for (const username of ['takenname', 'freename']) {
      expect((await recover(username, 'AAAAA')).code).toBe('captcha.invalid')
    }
    const { cookie, answer } = await attack.readCaptcha()
    expect((await recover('freename', answer, cookie)).code).toBe('recovery.unknown')
    expect((await recover('takenname', answer, cookie)).code).toBe('captcha.invalid')
  })
})
