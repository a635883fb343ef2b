import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { demoPasswords } from '../../../identity/index.ts'
import { startAccessWorld, type HttpAnswer } from '../../testing/start-access-world.ts'

const world = await startAccessWorld()
await world.seed()
afterAll(() => world.close())
beforeEach(() => world.pool.query('delete from identity.login_failure'))

const right = demoPasswords.member
const minuteMs = 60_000
const fail = (username: string, more?: object) => world.login(username, 'wrong-password', more)

/** Everything by which an attacker could distinguish two refusals, except the time. */
const visible = ({ status, body }: HttpAnswer) => ({ status, body })

describe('captcha after failures', () => {
  it('LOGIN-5: the second failure of a name carries the captcha flag, from any address', async () => {
    expect(await fail('elisa.demo', { address: '192.0.2.1' })).toMatchObject({ captcha: false })
    const second = await fail('elisa.demo', { address: '192.0.2.2' })
    expect(second).toMatchObject({ code: 'login.failed', captcha: true })
  })

  it('LOGIN-5: so does the second failure of an address, with any names', async () => {
    await fail('ana.demo', { address: '192.0.2.9' })
    expect(await fail('nobody', { address: '192.0.2.9' })).toMatchObject({ captcha: true })
    const right2 = await world.login('elisa.demo', right, { address: '192.0.2.9' })
    expect(right2).toMatchObject({ code: 'login.captcha_required', captcha: true })
  })

  it('LOGIN-6: while it is required even the right password needs the captcha', async () => {
    await fail('elisa.demo')
    await fail('elisa.demo')
    const without = await world.login('elisa.demo', right)
    expect(without).toMatchObject({ status: 400, code: 'login.captcha_required', captcha: true })
    const { cookie, answer } = await world.readCaptcha()
    const withIt = await world.login('elisa.demo', right, {
      payload: { captcha: answer.toLowerCase() },
      headers: { cookie },
    })
    expect(withIt.status).toBe(200)
    // The success cleared the failures.
    expect((await world.login('elisa.demo', right)).status).toBe(200)
  })

  it('a captcha works once, whether the answer was right or wrong', async () => {
    await fail('elisa.demo')
    await fail('elisa.demo')
    const wrong = await world.readCaptcha()
    const first = { payload: { captcha: 'AAAAA' }, headers: { cookie: wrong.cookie } }
    expect((await world.login('elisa.demo', right, first)).code).toBe('captcha.invalid')
    const again = { ...first, payload: { captcha: wrong.answer } }
    expect((await world.login('elisa.demo', right, again)).code).toBe('captcha.invalid')

    const used = await world.readCaptcha()
    const once = { payload: { captcha: used.answer }, headers: { cookie: used.cookie } }
    expect((await fail('elisa.demo', once)).code).toBe('login.failed')
    expect((await world.login('elisa.demo', right, once)).code).toBe('captcha.invalid')
  })

  it('a captcha is bound to its cookie and expires after 120 s', async () => {
    await fail('elisa.demo')
    await fail('elisa.demo')
    const [one, other] = [await world.readCaptcha(), await world.readCaptcha()]
    const crossed = { payload: { captcha: one.answer }, headers: { cookie: other.cookie } }
    expect((await world.login('elisa.demo', right, crossed)).code).toBe('captcha.invalid')
    world.clock.advance(120_000)
    const late = { payload: { captcha: one.answer }, headers: { cookie: one.cookie } }
    expect((await world.login('elisa.demo', right, late)).code).toBe('captcha.invalid')
  })

  it('a wrong captcha does not count as a wrong password', async () => {
    await fail('elisa.demo')
    await fail('elisa.demo')
    const before = world.identity.hasher.load().done
    await fail('elisa.demo', { payload: { captcha: 'AAAAA' } })
    await fail('elisa.demo')
    expect(world.identity.hasher.load().done).toBe(before)
  })
})

describe('many people behind one address', () => {
  it('all log in at once without a captcha', async () => {
    const names = ['membro.demo', 'ana.demo', 'bento.demo', 'clara.demo', 'davi.demo', 'elisa.demo']
    const answers = await Promise.all(names.map((name) => world.login(name, right)))
    expect(answers.map(({ status }) => status)).toEqual(names.map(() => 200))
  })
})

describe('one person in a hurry', () => {
  it('twelve concurrent logins with the right password all succeed', async () => {
    const proofs = await Promise.all(Array.from({ length: 12 }, world.proveHuman))
    const answers = await Promise.all(
      proofs.map((humanProof) => world.login('elisa.demo', right, { payload: { humanProof } })),
    )
    expect(answers.map(({ status }) => status)).toEqual(proofs.map(() => 200))
  })
})

const guess = async (username: string) => {
  const { cookie, answer } = await world.readCaptcha()
  return fail(username, { payload: { captcha: answer }, headers: { cookie } })
}

const open = async (username: string) => {
  const { cookie, answer } = await world.readCaptcha()
  return world.login(username, right, { payload: { captcha: answer }, headers: { cookie } })
}

describe('lock', () => {
  it('`open` locks a name for 15 minutes after five failures, known or not', async () => {
    for (const username of ['elisa.demo', 'nobody.at.all']) {
      for (let count = 1; count < 5; count += 1) {
        expect((await guess(username)).code).toBe('login.failed')
      }
      const fifth = await guess(username)
      expect(fifth).toMatchObject({ status: 403, code: 'login.locked' })
      expect(fifth.body.detail).toEqual({ minutes: 15 })
    }
    world.clock.advance(10 * minuteMs)
    const locked = await open('elisa.demo')
    expect(locked).toMatchObject({ code: 'login.locked' })
    expect(locked.body.detail).toEqual({ minutes: 5 })
    world.clock.advance(5 * minuteMs)
    expect((await world.login('elisa.demo', right)).status).toBe(200)
  })

  it('a locked name reveals nothing about the password, and hashes nothing', async () => {
    for (let count = 0; count < 5; count += 1) await guess('elisa.demo')
    const before = world.identity.hasher.load().done
    expect(visible(await open('elisa.demo'))).toEqual(visible(await guess('elisa.demo')))
    expect(world.identity.hasher.load().done).toBe(before)
  })

  it('loginFailuresMax, loginFailureWindowMin: `br` locks after three failures within 30 minutes', async () => {
    await world.change(`update settings.brand set jurisdiction = 'br'`)
    await guess('elisa.demo')
    world.clock.advance(15 * minuteMs)
    await guess('elisa.demo')
    world.clock.advance(14 * minuteMs)
    expect((await guess('elisa.demo')).code).toBe('login.locked')
    world.clock.advance(15 * minuteMs)
    // One failure is older than 30 minutes by now; the other two still count.
    expect((await guess('elisa.demo')).code).toBe('login.locked')
    await world.change(`update settings.brand set jurisdiction = 'open'`)
  })

  it('concurrent guesses count one by one, across all copies', async () => {
    const before = world.identity.hasher.load().done
    const proofs = await Promise.all(Array.from({ length: 24 }, world.proveHuman))
    const other = await world.openCopy()
    const answers = await Promise.all(
      proofs.map((humanProof, index) =>
        fail('elisa.demo', { payload: { humanProof }, to: index % 2 ? other.app : world.app }),
      ),
    )
    const hashed = world.identity.hasher.load().done - before + other.identity.hasher.load().done
    expect(hashed).toBe(2)
    const codes = answers.map(({ code }) => code)
    expect(codes.filter((code) => code === 'login.failed')).toHaveLength(2)
    expect(codes.filter((code) => code === 'login.captcha_required')).toHaveLength(22)
  })
})

describe('human verification', () => {
  it('ERR-17, LOGIN-8: a login without it is asked to complete verification first', async () => {
    for (const humanProof of [undefined, 'nonsense', Buffer.from('{}').toString('base64')]) {
      const answer = await world.login('membro.demo', right, { payload: { humanProof } })
      expect(answer).toMatchObject({ status: 400, code: 'verify_first' })
      expect(answer.body.message).toBe('Please complete verification first')
    }
  })

  it('a proof is valid once, even for two concurrent logins', async () => {
    const humanProof = await world.proveHuman()
    const answers = await Promise.all(
      [1, 2, 3].map(() => world.login('membro.demo', right, { payload: { humanProof } })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400])
  })

  it('a proof expires with its challenge, and a forged one is never valid', async () => {
    const late = await world.proveHuman()
    world.clock.advance(10 * minuteMs)
    const answer = await world.login('membro.demo', right, { payload: { humanProof: late } })
    expect(answer.code).toBe('verify_first')

    const proof = JSON.parse(Buffer.from(await world.proveHuman(), 'base64').toString())
    const forge = (change: (copy: typeof proof) => void) => {
      const copy = structuredClone(proof)
      change(copy)
      return Buffer.from(JSON.stringify(copy)).toString('base64')
    }
    const forged = [
      forge((copy) => (copy.challenge.parameters.expiresAt += 1)),
      forge((copy) => (copy.challenge.parameters.nonce = 'ab'.repeat(16))),
      forge((copy) => delete copy.challenge.parameters.keySignature),
      forge((copy) => (copy.challenge.signature = 'ab'.repeat(32))),
      forge((copy) => (copy.solution.derivedKey = 'ab'.repeat(32))),
    ]
    for (const humanProof of forged) {
      const refused = await world.login('membro.demo', right, { payload: { humanProof } })
      expect(refused.code).toBe('verify_first')
    }
  })

  it('if the brand has disabled it, it is not required', async () => {
    await world.change(
      `update settings.module_switch set enabled = false where module_id = 'GEETEST3'`,
    )
    const sealed = await world.seal('/wps/session/login', {
      username: 'membro.demo',
      password: right,
      type: 'username',
    })
    expect((await world.send('POST', '/wps/session/login', { payload: sealed })).status).toBe(200)
    await world.change(
      `update settings.module_switch set enabled = true where module_id = 'GEETEST3'`,
    )
  })
})
