import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { demoPasswords } from '../identity/index.ts'
import {
  startAccessWorld,
  type AccessWorld,
  type HttpAnswer,
} from './testing/start-access-world.ts'

let world: AccessWorld
beforeAll(async () => {
  world = await startAccessWorld()
  await world.seed()
})
afterAll(() => world.close())
beforeEach(() => world.pool.query('delete from identity.login_failure'))

const right = demoPasswords.member
const minuteMs = 60_000
const fail = (username: string, more?: object) => world.login(username, 'wrong-password', more)
const countSessions = async () =>
  Number((await world.pool.query('select count(*) from identity.session')).rows[0].count)

/** What an attacker could tell two refusals apart by, except the time. */
const visible = ({ status, body }: HttpAnswer) => ({ status, body })

describe('login by username', () => {
  it('CALL-5, LOGIN-16, MODEL-1: the right password opens a session; no password comes back', async () => {
    const answer = await world.login('membro.demo', right)
    expect(answer.status).toBe(200)
    expect(answer.body.value).toEqual({
      token: expect.stringMatching(/^[\w-]{43}$/),
      id: expect.stringMatching(/^[0-9a-z]{16}$/),
      userName: 'membro.demo',
      customerType: 0,
      firstTimeLogin: false,
      passwordExpired: false,
    })
    expect(JSON.stringify(answer.body)).not.toContain(right)
  })

  it('the name is the same name in capitals, and a password is not', async () => {
    expect((await world.login('Membro.DEMO', right)).status).toBe(200)
    expect((await world.login('membro.demo', right.toUpperCase())).code).toBe('login.failed')
  })

  it('an unknown name and a wrong password look alike and cost one hash each', async () => {
    const before = world.identity.hasher.load().done
    const unknown = await fail('nobody.here', { address: '203.0.113.50' })
    const between = world.identity.hasher.load().done
    const wrong = await fail('membro.demo', { address: '203.0.113.51' })
    const after = world.identity.hasher.load().done
    expect([between - before, after - between]).toEqual([1, 1])
    expect(visible(unknown)).toEqual(visible(wrong))
    expect(unknown).toMatchObject({ status: 401, code: 'login.failed', captcha: false })
  })

  it('a name without password, such as the trial user, never opens', async () => {
    await world.send('POST', '/wps/session/login/freeplay', { payload: { os: 'X', platform: 'W' } })
    for (const password of ['', 'trial', 'null', ' ']) {
      const answer = await world.login('trial', password || 'x')
      expect(answer.status).toBe(401)
      await world.pool.query('delete from identity.login_failure')
    }
  })

  it('every login leaves a line in the history, with where it came from', async () => {
    const answer = await world.login('ana.demo', right, {
      address: '198.51.100.9',
      headers: { 'user-agent': 'Browser/1', device: 'mobile' },
      payload: { loginDeviceId: '7f7b6a0e-3b0e-4b52-9a53-0c8a3a6a4a11' },
    })
    const { rows } = await world.pool.query(
      `select e.* from identity.security_event e join members.member m using (member_id)
       where m.customer_id = $1 and kind = 'login'`,
      [answer.body.value.id],
    )
    expect(rows).toMatchObject([
      {
        method: 'password',
        address: '198.51.100.9',
        user_agent: 'Browser/1',
        device_kind: 'mobile',
        login_device_id: '7f7b6a0e-3b0e-4b52-9a53-0c8a3a6a4a11',
      },
    ])
  })

  it('LOGIN-12: an old password is reported as expired only where expiry is enabled', async () => {
    const long = `password_set_at = '2029-09-01'`
    await world.pool.query(
      `update identity.credential set ${long} where username_key = 'bento.demo'`,
    )
    expect((await world.login('bento.demo', right)).body.value.passwordExpired).toBe(true)
    await world.change(
      `update settings.module_switch set enabled = false where module_id = 'PWDEXPFORCECHANGE3'`,
    )
    expect((await world.login('bento.demo', right)).body.value.passwordExpired).toBe(false)
    await world.change(
      `update settings.module_switch set enabled = true where module_id = 'PWDEXPFORCECHANGE3'`,
    )
  })

  it('the first login of an account made by somebody else is reported', async () => {
    await world.pool.query(
      `update identity.credential set is_first_login = true where username_key = 'clara.demo'`,
    )
    expect((await world.login('clara.demo', right)).body.value.firstTimeLogin).toBe(true)
  })
})

describe('who may enter where', () => {
  it('ROLE-10: on the agent site a member is told "Non-agents cannot log in" and gets no session', async () => {
    const before = await countSessions()
    const answer = await world.login('membro.demo', right, { payload: { site: 'agent' } })
    expect(answer).toMatchObject({ status: 403, code: 'error_not_agent' })
    expect(answer.body.message).toBe('Non-agents cannot log in')
    expect(await countSessions()).toBe(before)
  })

  it('ROLE-10: who is no agent learns it only with the right password', async () => {
    const answer = await fail('membro.demo', { payload: { site: 'agent' } })
    expect(answer.code).toBe('login.failed')
  })

  it('ROLE-10: an agent enters both sites', async () => {
    for (const site of ['agent', 'member']) {
      const answer = await world.login('agente.demo', demoPasswords.agent, { payload: { site } })
      expect(answer.body.value).toMatchObject({ customerType: 1, userName: 'agente.demo' })
    }
  })

  it('ROLE-11: an account that is no member gets "Non-member account unable to login"', async () => {
    const before = await countSessions()
    // A credential without a member, as an import from another system may leave it.
    await world.pool.query(
      `insert into identity.credential
         (brand_id, username, username_key, password_hash, password_set_at, is_demo)
       select brand_id, 'semmembro', 'semmembro', password_hash, password_set_at, true
       from identity.credential where username_key = 'ana.demo'`,
    )
    const answer = await world.login('semmembro', demoPasswords.member)
    expect(answer).toMatchObject({ status: 403, code: 'member_no_enter' })
    expect(answer.body.message).toBe('Non-member account unable to login')
    expect(await countSessions()).toBe(before)
  })

  it('ROLE-1, ROLE-14, SESSION-3: types 1, 2, 41, 42 are agents, 4 is trial, others members; the brand may list others', async () => {
    const kindFor = async (type: number) => {
      await world.pool.query(`update members.member set type = $1 where account_key = $2`, [
        type,
        'trevo@davi.demo',
      ])
      const { token } = (await world.login('davi.demo', right)).body.value
      return (await world.identity.resolveSession(token))?.kind
    }
    for (const type of [1, 2, 41, 42]) expect(await kindFor(type)).toBe('agent')
    expect(await kindFor(4)).toBe('trial')
    for (const type of [0, 3, 5, 43]) expect(await kindFor(type)).toBe('member')
    await world.change(`update settings.brand set agent_types = '{7}', trial_types = '{8}'`)
    expect([await kindFor(7), await kindFor(8), await kindFor(1)]).toEqual([
      'agent',
      'trial',
      'member',
    ])
    await world.change(`update settings.brand set agent_types = '{1,2,41,42}', trial_types = '{4}'`)
    await kindFor(0)
  })

  it('the published demo passwords open nothing on a server that is no demo, nor in another brand', async () => {
    const real = await world.openCopy({ demo: '0' })
    const answer = await world.login('membro.demo', right, { to: real.app })
    expect(answer.code).toBe('login.failed')
    await world.pool.query('update settings.brand set demo = false')
    const copy = await world.openCopy()
    expect((await world.login('membro.demo', right, { to: copy.app })).code).toBe('login.failed')
    // The first copy may have read it in between.
    await world.change('update settings.brand set demo = true')
  })
})

describe('captcha after failures', () => {
  it('LOGIN-5: the second failure of a name carries the captcha flag, from whichever address', async () => {
    expect(await fail('elisa.demo', { address: '192.0.2.1' })).toMatchObject({ captcha: false })
    const second = await fail('elisa.demo', { address: '192.0.2.2' })
    expect(second).toMatchObject({ code: 'login.failed', captcha: true })
  })

  it('LOGIN-5: so does the second failure of an address, whatever the names', async () => {
    await fail('ana.demo', { address: '192.0.2.9' })
    expect(await fail('nobody', { address: '192.0.2.9' })).toMatchObject({ captcha: true })
    const right2 = await world.login('elisa.demo', right, { address: '192.0.2.9' })
    expect(right2).toMatchObject({ code: 'login.captcha_required', captcha: true })
  })

  it('LOGIN-6: while it is due even the right password needs the captcha', async () => {
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
    // The success took the failures back.
    expect((await world.login('elisa.demo', right)).status).toBe(200)
  })

  it('a captcha works once, whether it was answered right or wrong', async () => {
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

  it('a captcha is bound to its cookie and dies after 120 s', async () => {
    await fail('elisa.demo')
    await fail('elisa.demo')
    const [one, other] = [await world.readCaptcha(), await world.readCaptcha()]
    const crossed = { payload: { captcha: one.answer }, headers: { cookie: other.cookie } }
    expect((await world.login('elisa.demo', right, crossed)).code).toBe('captcha.invalid')
    world.clock.advance(120_000)
    const late = { payload: { captcha: one.answer }, headers: { cookie: one.cookie } }
    expect((await world.login('elisa.demo', right, late)).code).toBe('captcha.invalid')
  })

  it('a wrong captcha costs no guess of the password', async () => {
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
  it('twelve logins at once with the right password all succeed', async () => {
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

  it('a locked name says nothing about the password, and hashes nothing', async () => {
    for (let count = 0; count < 5; count += 1) await guess('elisa.demo')
    const before = world.identity.hasher.load().done
    expect(visible(await open('elisa.demo'))).toEqual(visible(await guess('elisa.demo')))
    expect(world.identity.hasher.load().done).toBe(before)
  })

  it('`br` locks after three failures within 30 minutes', async () => {
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

  it('guesses sent all at once count one by one, over all copies', async () => {
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

  it('a proof is good once, even when both come together', async () => {
    const humanProof = await world.proveHuman()
    const answers = await Promise.all(
      [1, 2, 3].map(() => world.login('membro.demo', right, { payload: { humanProof } })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400])
  })

  it('a proof dies with its challenge, and a forged one was never alive', async () => {
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

  it('where the brand has switched it off, nobody is asked', async () => {
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
