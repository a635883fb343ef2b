import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fixedClock } from '../fixed-clock.ts'
import { containsCode } from '../contains-code.ts'
import { startAttack } from './start-attack.ts'

const clock = fixedClock('2031-01-02T12:00:00Z')
const attack = await startAttack({ clock })
beforeAll(async () => {
  await attack.change(
    `update settings.module_switch set enabled = module_id not in ('GEETEST3', 'CAPTCHA3')`,
  )
})
afterAll(() => attack.close())

const countryDialingCode = '+55'
let asked = 0
const nextAddress = () => `198.51.100.${(asked += 1)}`

/** A member whose number is confirmed, so that a code sent to it logs in. */
const owner = async (username: string, mobileNum: string) => {
  await attack.pool.query(
    `update members.member set mobile_e164 = $2, mobile_confirmed_at = now() where account = $1`,
    [`trevo@${username}`, `${countryDialingCode}${mobileNum}`],
  )
  return mobileNum
}

const sendCode = (mobileNum: string, purpose = 'login') =>
  attack.send('/wps/verification/sms/noLogin', {
    method: 'POST',
    body: { mobileNum, countryDialingCode, purpose },
    address: nextAddress(),
  })

/** The code as the phone's owner reads it. */
const readCode = async (mobileNum: string): Promise<string> => {
  const { rows } = await attack.pool.query<{ body: string }>(
    `select body from delivery.message where recipient like '%' || $1 and body is not null
     order by created_at desc, id limit 1`,
    [mobileNum],
  )
  return /\d{6}/.exec(rows[0]?.body ?? '')?.[0] ?? 'none'
}

const logIn = (mobileNum: string, verificationCode: string) =>
  attack.sendSealed(
    '/wps/session/login',
    { type: 'sms', mobileNum, countryDialingCode, verificationCode },
    { address: nextAddress() },
  )
const wrongOf = (code: string, number: number) =>
  String((Number(code) + number) % 1_000_000).padStart(6, '0')

describe('guessing another member’s code', () => {
  it('the right one logs in once, and never again', async () => {
    const mobile = await owner('ana.demo', '11987650001')
    expect((await sendCode(mobile)).status).toBe(200)
    const code = await readCode(mobile)
    expect(code).toMatch(/^\d{6}$/)
    expect((await logIn(mobile, code)).status).toBe(200)
    expect((await logIn(mobile, code)).status).toBe(400)
  })

  it('after five wrong ones even the right one is wrong, from any address', async () => {
    const mobile = await owner('bento.demo', '11987650002')
    await sendCode(mobile)
    const code = await readCode(mobile)
    for (let number = 1; number <= 5; number += 1) {
      expect((await logIn(mobile, wrongOf(code, number))).code).toMatch(/^code\./)
    }
    const answer = await logIn(mobile, code)
    expect([answer.status, answer.body.value]).toEqual([400, undefined])
  })

  it('thirty concurrent guesses count as at most five', async () => {
    const mobile = await owner('clara.demo', '11987650003')
    await sendCode(mobile)
    const code = await readCode(mobile)
    const sessions = await attack.countSessions()
    await Promise.all(
      Array.from({ length: 30 }, (_, number) => logIn(mobile, wrongOf(code, number + 1))),
    )
    expect((await logIn(mobile, code)).status).toBe(400)
    expect(await attack.countSessions()).toBe(sessions)
  })

  it('repeated requests give a few codes, then a wait; twenty a day for all strangers together', async () => {
    const mobile = '11987650004'
    let sent = 0
    let tries = 0
    for (let minute = 0; minute < 24 * 60; minute += 1) {
      const { status, code } = await sendCode(mobile)
      if (status !== 200) expect(code).toBe('too_many_requests')
      else {
        sent += 1
        if (minute === 0) {
          for (let number = 0; number < 9; number += 1) {
            tries += (await logIn(mobile, wrongOf('0', number))).code === 'code.wrong' ? 1 : 0
          }
        }
      }
      clock.advance(minute < 5 ? 60_000 : 30 * 60_000)
      if (minute > 30) break
    }
    expect(tries).toBeLessThanOrEqual(5)
    expect(sent).toBeLessThanOrEqual(20)
  })

  it('a code works only for its purpose: a login code sets no password, and a number’s code works for no other', async () => {
    const mobile = await owner('ana.demo', '11987650005')
    await sendCode(mobile, 'login')
    const code = await readCode(mobile)
    const form = { newPassword: 'Verde-Campo-42', countryDialingCode, verificationCode: code }
    const path = '/wps/member/password/verification'
    const recovered = await attack.sendSealed(path, { ...form, mobileNum: mobile })
    expect([recovered.status, recovered.code]).toEqual([400, expect.stringMatching(/^code\./)])
    const other = await owner('bento.demo', '11987650006')
    expect((await logIn(other, code)).code).toMatch(/^code\./)
    expect((await logIn(mobile, code)).status).toBe(200)
  })

  it('it expires after its minutes, and appears in no answer, header or log', async () => {
    const mobile = await owner('ana.demo', '11987650007')
    const answer = await sendCode(mobile)
    const code = await readCode(mobile)
    expect(containsCode(code, answer.text + JSON.stringify(answer.headers))).toBe(false)
    expect(containsCode(code, attack.logged())).toBe(false)
    clock.advance(10 * 60_000)
    expect((await logIn(mobile, code)).code).toBe('code.expired')
    const { rows } = await attack.pool.query(
      'select to_jsonb(c)::text as row from verification.code c',
    )
    expect(rows.length).toBeGreaterThan(0)
    for (const { row } of rows) expect(containsCode(code, row)).toBe(false)
  })
})
