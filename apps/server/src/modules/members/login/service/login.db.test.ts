import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { demoPasswords } from '../../../identity/index.ts'
import { startAccessWorld, type HttpAnswer } from '../../testing/start-access-world.ts'

const world = await startAccessWorld()
await world.seed()
afterAll(() => world.close())
beforeEach(() => world.pool.query('delete from identity.login_failure'))

const right = demoPasswords.member
const fail = (username: string, more?: object) => world.login(username, 'wrong-password', more)
const countSessions = async () =>
  Number((await world.pool.query('select count(*) from identity.session')).rows[0].count)

/** Everything by which an attacker could distinguish two refusals, except the time. */
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

  it('names ignore case, passwords do not', async () => {
    expect((await world.login('Membro.DEMO', right)).status).toBe(200)
    expect((await world.login('membro.demo', right.toUpperCase())).code).toBe('login.failed')
  })

  it('an unknown name and a wrong password look the same and cost one hash each', async () => {
    const before = world.identity.hasher.load().done
    const unknown = await fail('nobody.here', { address: '203.0.113.50' })
    const between = world.identity.hasher.load().done
    const wrong = await fail('membro.demo', { address: '203.0.113.51' })
    const after = world.identity.hasher.load().done
    expect([between - before, after - between]).toEqual([1, 1])
    expect(visible(unknown)).toEqual(visible(wrong))
    expect(unknown).toMatchObject({ status: 401, code: 'login.failed', captcha: false })
  })

  it('a name without password, such as the trial user, never logs in', async () => {
    await world.send('POST', '/wps/session/login/freeplay', { payload: { os: 'X', platform: 'W' } })
    for (const password of ['', 'trial', 'null', ' ']) {
      const answer = await world.login('trial', password || 'x')
      expect(answer.status).toBe(401)
      await world.pool.query('delete from identity.login_failure')
    }
  })

  it('every login leaves an event in the history, with its origin', async () => {
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

  it('LOGIN-12: an old password is reported as expired only if expiry is enabled', async () => {
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

  it('the first login of an account created by someone else is reported', async () => {
    await world.pool.query(
      `update identity.credential set is_first_login = true where username_key = 'clara.demo'`,
    )
    expect((await world.login('clara.demo', right)).body.value.firstTimeLogin).toBe(true)
  })
})

describe('access to the sites', () => {
  it('ROLE-10: on the agent site a member gets "Non-agents cannot log in" and no session', async () => {
    const before = await countSessions()
    const answer = await world.login('membro.demo', right, { payload: { site: 'agent' } })
    expect(answer).toMatchObject({ status: 403, code: 'error_not_agent' })
    expect(answer.body.message).toBe('Non-agents cannot log in')
    expect(await countSessions()).toBe(before)
  })

  it('ROLE-10: a non-agent learns it only with the right password', async () => {
    const answer = await fail('membro.demo', { payload: { site: 'agent' } })
    expect(answer.code).toBe('login.failed')
  })

  it('ROLE-10: an agent may enter both sites', async () => {
    for (const site of ['agent', 'member']) {
      const answer = await world.login('agente.demo', demoPasswords.agent, { payload: { site } })
      expect(answer.body.value).toMatchObject({ customerType: 1, userName: 'agente.demo' })
    }
  })

  it('ROLE-11: an account that is not a member gets "Non-member account unable to login"', async () => {
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

  it('the published demo passwords work neither on a server that is not a demo, nor in another brand', async () => {
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
