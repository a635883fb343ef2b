import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { demoPasswords } from '../../modules/identity/index.ts'
import { fixedClock } from '../fixed-clock.ts'
import { startAttack } from './start-attack.ts'

// Proofs of work are also dated by their library's own clock, so the fake runs ahead of it.
const clock = fixedClock('2031-01-02T12:00:00Z')
const attack = await startAttack({ clock })
afterAll(() => attack.close())

const right = demoPasswords.member
const address = '203.0.113.30'
/** Two failures, after which this address needs a captcha. */
const fall = async () => {
  for (const name of ['one', 'two']) await attack.login(name, 'wrong', { address })
}
beforeEach(async () => {
  await attack.forgetFailures()
  await fall()
})

const loginWith = (cookie: string, captcha: string) =>
  attack.login('membro.demo', right, { address, headers: { cookie }, payload: { captcha } })

describe('captcha', () => {
  it('LOGIN-6: its answer works for the login it was requested for, once', async () => {
    const { cookie, answer } = await attack.readCaptcha()
    expect((await loginWith(cookie, answer)).status).toBe(200)
    await fall()
    expect((await loginWith(cookie, answer)).code).toBe('captcha.invalid')
  })

  it('sent twenty times concurrently it works once', async () => {
    const { cookie, answer } = await attack.readCaptcha()
    const tries = await Promise.all(
      Array.from({ length: 20 }, (_, number) =>
        attack.login(`nobody${number}`, 'wrong', {
          address,
          headers: { cookie },
          payload: { captcha: answer },
        }),
      ),
    )
    expect(tries.filter(({ code }) => code === 'login.failed')).toHaveLength(1)
    expect(tries.filter(({ code }) => code === 'captcha.invalid')).toHaveLength(19)
  })

  it('a wrong guess uses the picture up', async () => {
    const { cookie, answer } = await attack.readCaptcha()
    expect((await loginWith(cookie, '00000')).code).toBe('captcha.invalid')
    expect((await loginWith(cookie, answer)).code).toBe('captcha.invalid')
  })

  it('the answer to one picture fails for another, and without its cookie', async () => {
    const [one, other] = [await attack.readCaptcha(), await attack.readCaptcha()]
    expect((await loginWith(other.cookie, one.answer)).code).toBe('captcha.invalid')
    expect((await loginWith('', one.answer)).code).toBe('captcha.invalid')
    const both = `${other.cookie}; ${one.cookie}`
    expect((await loginWith(both, '')).code).toBe('login.captcha_required')
  })

  it('expires after two minutes', async () => {
    const { cookie, answer } = await attack.readCaptcha()
    clock.advance(120_000)
    expect((await loginWith(cookie, answer)).code).toBe('captcha.invalid')
  })

  it('neither answers, nor headers, nor the log reveal what it shows', async () => {
    const { headers, text, body } = await attack.send('/wps/captcha')
    const { rows } = await attack.pool.query<{ answer: string }>(
      'select answer from identity.captcha',
    )
    // The picture itself is random: five letters may occur in its base64.
    const told = JSON.stringify(headers) + text.replace(body.value, '')
    expect(rows.length).toBeGreaterThan(0)
    for (const { answer } of rows) {
      expect(told).not.toContain(answer)
      expect(attack.logged()).not.toContain(answer)
    }
    expect(headers['set-cookie']?.[0]).toMatch(/^captchaId=[\w-]{36};.*HttpOnly.*SameSite=Lax/)
  })
})

describe('LOGIN-8: human verification', () => {
  const enter = (humanProof: unknown, name = 'membro.demo') =>
    attack.login(name, right, { address: '203.0.113.31', payload: { humanProof } })

  it('LOGIN-8: a proof works for one try, not two, not even concurrently', async () => {
    const proof = await attack.proveHuman()
    const tries = await Promise.all(Array.from({ length: 10 }, () => enter(proof)))
    expect(tries.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(tries.filter(({ code }) => code === 'verify_first')).toHaveLength(9)
    expect((await enter(proof)).code).toBe('verify_first')
  })

  it('LOGIN-8: a proof that was changed to live longer, or to cost less, is refused', async () => {
    const proof = JSON.parse(Buffer.from(await attack.proveHuman(), 'base64').toString())
    const sealed = (changed: object) => Buffer.from(JSON.stringify(changed)).toString('base64')
    const { challenge, solution } = proof
    const longer = { ...challenge.parameters, expiresAt: challenge.parameters.expiresAt + 600 }
    const cheaper = { ...challenge.parameters, keyPrefix: '', cost: 0, keyLength: 1 }
    const renamed = { ...challenge.parameters, nonce: `${challenge.parameters.nonce}00` }
    for (const parameters of [longer, cheaper, renamed]) {
      const forged = sealed({ challenge: { ...challenge, parameters }, solution })
      expect((await enter(forged)).code).toBe('verify_first')
    }
    const unsigned = { ...challenge, signature: '0'.repeat(64) }
    expect((await enter(sealed({ challenge: unsigned, solution }))).code).toBe('verify_first')
    expect((await enter(sealed(proof))).status).toBe(200)
  })

  it('LOGIN-8: a proof expires after ten minutes', async () => {
    const proof = await attack.proveHuman()
    clock.advance(10 * 60_000)
    expect((await enter(proof)).code).toBe('verify_first')
  })
})
