import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { startAccessWorld } from '../../testing/start-access-world.ts'

const world = await startAccessWorld()
afterAll(() => world.close())
beforeEach(() => world.pool.query('delete from identity.login_failure'))

const first = 'Verde-Campo-42'
const second = 'Azul-Mar-1987'
const dayMs = 24 * 60 * 60_000
let count = 0

/** A new member for each test, with the token of its registration. */
const join = async () => {
  count += 1
  const username = `folhaverde${count}`
  const answer = await world.register(username)
  return { username, token: answer.body.value.token as string }
}
const sealed = async (url: string, token: string, payload: object) =>
  world.send('POST', url, {
    payload: await world.seal(url, payload),
    headers: { authorization: token },
  })
const change = (token: string, form: object) =>
  sealed('/wps/member/password', token, {
    oldPassword: first,
    newPassword: second,
    confirmNewPassword: second,
    ...form,
  })
const firstLogin = (token: string, form: object = {}) =>
  sealed('/wps/session/firstLogin', token, {
    newPassword: second,
    confirmNewPassword: second,
    ...form,
  })
const get = (url: string, token: string) =>
  world.send('GET', url, { headers: { authorization: token } })
const isAlive = async (token: string) => (await get('/wps/member/info', token)).status === 200
const setCredential = (username: string, set: string) =>
  world.pool.query(`update identity.credential set ${set} where username_key = $1`, [username])
const eventsOf = async (username: string) => {
  const { rows } = await world.pool.query(
    `select kind from identity.security_event join members.member using (member_id)
     where account_key = $1 order by at, event_id`,
    [`trevo@${username}`],
  )
  return rows.map(({ kind }) => kind)
}

describe('changing the password', () => {
  it('CALL-12, CHPW-4: with the old one in a sealed call, the new one works and the old one does not', async () => {
    const { username, token } = await join()
    const answer = await change(token, {})
    expect(answer.status).toBe(200)
    expect((await world.login(username, first)).code).toBe('login.failed')
    expect((await world.login(username, second)).status).toBe(200)
    expect(await eventsOf(username)).toContain('password_changed')
  })

  it('CALL-12: needs a session, a sealed body and the module PASS3', async () => {
    const { token } = await join()
    const payload = { oldPassword: first, newPassword: second, confirmNewPassword: second }
    const open = await world.send('POST', '/wps/member/password', {
      payload,
      headers: { authorization: token },
    })
    expect(open.code).toBe('request_body_required')
    expect((await change('A'.repeat(43), {})).code).toBe('login.not.session')
    const off = `update settings.module_switch set enabled = false where module_id = 'PASS3'`
    await world.change(off)
    expect((await change(token, {})).code).toBe('function.not.available')
    await world.change(off.replace('false', 'true'))
  })

  it('CHPW-2: the new password must pass the rule of passwords', async () => {
    const { token } = await join()
    for (const newPassword of ['', 'kurz', 'x'.repeat(65)]) {
      const answer = await change(token, { newPassword, confirmNewPassword: newPassword })
      expect(answer).toMatchObject({ code: 'password.invalid', body: { field: 'newPassword' } })
    }
  })

  it('CHPW-3: the confirmation must equal it, otherwise "Incorrect confirmation input"', async () => {
    const { token } = await join()
    for (const confirmNewPassword of ['', `${second} `, second.toLowerCase()]) {
      const answer = await change(token, { confirmNewPassword })
      expect(answer.code).toBe('password.confirmation_differs')
      expect(answer.body.message).toBe('Incorrect confirmation input')
    }
  })

  it('a common password, the member’s name, or the same again is refused', async () => {
    const { username, token } = await join()
    for (const newPassword of ['12345678', 'Senha123', username, username.toUpperCase()]) {
      const answer = await change(token, { newPassword, confirmNewPassword: newPassword })
      expect([newPassword, answer.code]).toEqual([newPassword, 'password.too_common'])
    }
    const other = await join()
    const same = await change(other.token, { newPassword: first, confirmNewPassword: first })
    expect(same.code).toBe('password.unchanged')
  })

  it('ends every other session and continues under a new token; the old token is invalid', async () => {
    const { username, token } = await join()
    const elsewhere = (await world.login(username, first)).body.value.token
    const answer = await change(token, {})
    const renewed = answer.body.value.token
    expect(renewed).not.toBe(token)
    expect(await isAlive(renewed)).toBe(true)
    expect(await isAlive(token)).toBe(false)
    expect(await isAlive(elsewhere)).toBe(false)
  })

  it('a wrong old password counts with failed logins, up to the lock', async () => {
    const { username, token } = await join()
    for (let tries = 0; tries < 5; tries += 1) {
      expect((await change(token, { oldPassword: `Errada-${tries}` })).code).toBe(
        tries < 4 ? 'password.wrong' : 'login.locked',
      )
    }
    expect((await change(token, {})).code).toBe('login.locked')
    expect((await world.login(username, first)).code).toBe('login.locked')
    expect(await isAlive(token)).toBe(true)
  })

  it('twenty concurrent guesses of the old password count as twenty', async () => {
    const { token } = await join()
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => change(token, { oldPassword: `Errada-${index}` })),
    )
    const looked = answers.filter(({ code }) => code === 'password.wrong')
    expect(looked.length).toBeLessThanOrEqual(4)
    expect((await change(token, {})).code).toBe('login.locked')
  })

  it('a trial user has no password to change', async () => {
    const { body } = await world.send('POST', '/wps/session/login/freeplay', {
      payload: { os: 'X', platform: 'W' },
    })
    expect((await change(body.value.token, {})).code).toBe('play.need_true_account')
  })
})

describe('the first login of an account created by someone else', () => {
  it('CALL-27, LOGIN-10: the session allows nothing until the member chooses a password', async () => {
    const { username } = await join()
    await setCredential(username, 'is_first_login = true')
    const entered = await world.login(username, first)
    const { token, firstTimeLogin, mustChangePassword } = entered.body.value
    expect({ firstTimeLogin, mustChangePassword }).toEqual({
      firstTimeLogin: true,
      mustChangePassword: true,
    })
    expect((await get('/wps/member/info', token)).status).toBe(200)

    const answer = await firstLogin(token, { nickname: 'Folha Nova' })
    expect(answer.status).toBe(200)
    const renewed = answer.body.value.token
    expect((await get('/wps/member/info', renewed)).body.value.nickname).toBe('Folha Nova')
    const again = await world.login(username, second)
    expect(again.body.value.firstTimeLogin).toBe(false)
    expect((await firstLogin(again.body.value.token)).code).toBe('first_login.not_due')
  })

  it('CALL-27: the initial password does not count as chosen; rules as everywhere', async () => {
    const { username } = await join()
    await setCredential(username, 'is_first_login = true')
    const { token } = (await world.login(username, first)).body.value
    const same = { newPassword: first, confirmNewPassword: first }
    expect((await firstLogin(token, same)).code).toBe('password.unchanged')
    const common = { newPassword: '12345678', confirmNewPassword: '12345678' }
    expect((await firstLogin(token, common)).code).toBe('password.too_common')
    expect((await firstLogin(token, { confirmNewPassword: '' })).code).toBe(
      'password.confirmation_differs',
    )
    for (const nickname of ['', 'x', 'y'.repeat(21), ' a b', '<b>oi</b>', 'a\u202eb']) {
      const answer = await firstLogin(token, { nickname })
      expect([nickname, answer.code]).toEqual([nickname, 'profile.field_invalid'])
    }
  })
})

describe('a session that must change its password', () => {
  it('LOGIN-11: an imported account with 123456 may log in, and then only change it', async () => {
    const { username } = await join()
    const hash = await world.identity.hasher.hash('123456')
    await world.pool.query(
      'update identity.credential set password_hash = $1 where username_key = $2',
      [hash, username],
    )
    const entered = await world.login(username, '123456')
    expect(entered.status).toBe(200)
    expect(entered.body.value.mustChangePassword).toBe(true)
    const { token } = entered.body.value
    const answer = await change(token, { oldPassword: '123456' })
    expect(answer.status).toBe(200)
    expect((await world.login(username, second)).body.value).not.toHaveProperty(
      'mustChangePassword',
    )
  })

  it('LOGIN-12: the same with a password older than 90 days, if expiry is enabled', async () => {
    const { username } = await join()
    world.clock.advance(91 * dayMs)
    const due = (await world.login(username, first)).body.value
    expect(due).toMatchObject({ passwordExpired: true, mustChangePassword: true })
    const flag = `update settings.module_switch set enabled = false where module_id = 'PWDEXPFORCECHANGE3'`
    await world.change(flag)
    const free = (await world.login(username, first)).body.value
    expect(free.passwordExpired).toBe(false)
    expect(free).not.toHaveProperty('mustChangePassword')
    await world.change(flag.replace('false', 'true'))
  })
})
