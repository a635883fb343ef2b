import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { createLocalBus } from '../../../../testing/local-bus.ts'
import { demoPasswords } from '../../index.ts'
import { startAccessWorld, type AccessWorld } from '../../../members/testing/start-access-world.ts'

const world = await startAccessWorld()
await world.seed()
afterAll(() => world.close())
beforeEach(() => world.pool.query('delete from identity.session'))

const minuteMs = 60_000
const enter = async (username = 'membro.demo'): Promise<string> =>
  (await world.login(username, demoPasswords.member)).body.value.token
const info = (token: string | undefined, to?: AccessWorld['app']) =>
  world.send('GET', '/wps/member/info', {
    ...(token !== undefined && { headers: { authorization: token } }),
    ...(to && { to }),
  })
const isAlive = async (token: string, to?: AccessWorld['app']) =>
  (await info(token, to)).status === 200

describe('a session', () => {
  it('SESSION-1, ROLE-12: without one, or with an invalid one, a call is refused with the request to log in', async () => {
    for (const token of [undefined, '', 'x', 'A'.repeat(43), 'A'.repeat(5_000)]) {
      const answer = await info(token)
      expect(answer).toMatchObject({ status: 401, code: 'login.not.session' })
      expect(answer.body.message).toBe('You are not logged in, please login')
    }
  })

  it('its token is stored nowhere, only its hash', async () => {
    const token = await enter()
    const { rows: tables } = await world.pool.query<{ name: string }>(
      `select schemaname || '.' || relname as name from pg_stat_user_tables`,
    )
    for (const { name } of tables) {
      const { rows } = await world.pool.query(
        `select count(*) as count from ${name} as row
         where row::text like '%' || $1 || '%' or row::text like '%' || $2 || '%'`,
        [token, Buffer.from(token, 'base64url').toString('hex')],
      )
      expect([name, Number(rows[0].count)]).toEqual([name, 0])
    }
  })

  it('every login has its own session', async () => {
    const tokens = [await enter(), await enter(), await enter()]
    expect(new Set(tokens).size).toBe(3)
    for (const token of tokens) expect(await isAlive(token)).toBe(true)
  })

  it('lives as long as it is used within 30 minutes', async () => {
    const token = await enter()
    for (let count = 0; count < 5; count += 1) {
      world.clock.advance(29 * minuteMs)
      expect(await isAlive(token)).toBe(true)
    }
    world.clock.advance(30 * minuteMs)
    expect(await isAlive(token)).toBe(false)
    expect((await info(token)).code).toBe('login.not.session')
  })

  it('ends after twelve hours regardless of use', async () => {
    const token = await enter()
    for (let minutes = 0; minutes < 12 * 60 - 20; minutes += 20) {
      world.clock.advance(20 * minuteMs)
      expect(await isAlive(token)).toBe(true)
    }
    world.clock.advance(20 * minuteMs)
    expect(await isAlive(token)).toBe(false)
  })

  it('a game opened by it uses its id, and playing keeps it alive', async () => {
    const token = await enter()
    const { sessionId = '' } = (await world.identity.resolveSession(token)) ?? {}
    for (let count = 0; count < 3; count += 1) {
      world.clock.advance(20 * minuteMs)
      expect(await world.identity.resolveSessionId(sessionId)).toMatchObject({ kind: 'member' })
    }
    expect(await isAlive(token)).toBe(true)
    await world.identity.endSession(sessionId)
    expect(await world.identity.resolveSessionId(sessionId)).toBeUndefined()
  })
})

const logout = (token: string) =>
  world.send('DELETE', '/wps/session/logout', { headers: { authorization: token } })

describe('the end of a session', () => {
  it('CALL-23, LOGOUT-2: logout ends this session at once, and no other', async () => {
    const [token, other] = [await enter(), await enter()]
    expect(await isAlive(token)).toBe(true)
    expect(await logout(token)).toMatchObject({ status: 200, body: { success: true, value: null } })
    expect(await isAlive(token)).toBe(false)
    expect(await isAlive(other)).toBe(true)
    expect((await logout(token)).code).toBe('login.not.session')
  })

  it('another copy with the session cached learns of its end at once', async () => {
    const copy = await world.openCopy()
    const token = await enter()
    expect(await isAlive(token, copy.app)).toBe(true)
    await logout(token)
    expect(await isAlive(token, copy.app)).toBe(false)
  })

  it('a copy that missed the message rejects the token within a second', async () => {
    const deaf = await world.openCopy({ bus: createLocalBus() })
    const token = await enter()
    expect(await isAlive(token, deaf.app)).toBe(true)
    await logout(token)
    world.clock.advance(1_000)
    expect(await isAlive(token, deaf.app)).toBe(false)
  })

  it('all sessions of a member end except the kept one', async () => {
    const [kept, lost, others] = [await enter(), await enter(), await enter('ana.demo')]
    const caller = await world.identity.resolveSession(kept)
    if (!caller) throw new Error('no caller')
    await world.identity.endSessionsOf(caller.memberId, caller.sessionId)
    expect([await isAlive(kept), await isAlive(lost), await isAlive(others)]).toEqual([
      true,
      false,
      true,
    ])
  })

  it('the purge removes expired rows and leaves the rest', async () => {
    const [old] = [await enter()]
    await world.readCaptcha()
    await world.login('nobody', 'x')
    world.clock.advance(31 * minuteMs)
    const young = await enter()
    await world.identity.purge()
    const { rows } = await world.pool.query(`
      select (select count(*) from identity.session)::int as sessions,
             (select count(*) from identity.captcha)::int as captchas,
             (select count(*) from identity.spent_id)::int as spent`)
    expect(rows[0]).toEqual({ sessions: 1, captchas: 0, spent: 2 })
    expect([await isAlive(old), await isAlive(young)]).toEqual([false, true])

    // Limits of requests whose windows were opened before the clock was set one hour back.
    const nowMs = world.clock.now().getTime()
    await world.pool.query(
      `insert into identity.request_limit (key, points, expire)
       values ('window', 1, $1), ('before', 1, $2)`,
      [nowMs + 30_000, nowMs + 60 * minuteMs],
    )
    await world.identity.purge()
    const limits = await world.pool.query(
      `select key from identity.request_limit where key in ('window', 'before')`,
    )
    expect(limits.rows).toEqual([{ key: 'window' }])

    const count = 'select count(*)::int as count from identity.login_failure'
    expect((await world.pool.query(count)).rows[0].count).toBeGreaterThan(0)
    world.clock.advance(24 * 60 * minuteMs)
    await world.identity.purge()
    expect((await world.pool.query(count)).rows[0].count).toBe(0)
  })
})

describe('captcha picture', () => {
  it('CALL-16, MODEL-4: returns success and a base64 PNG, and its cookie is httpOnly', async () => {
    const response = await world.app.inject({ url: '/wps/captcha', headers: { merchant: 'trevo' } })
    const body = response.json()
    expect(body.success).toBe(true)
    const png = Buffer.from(body.value, 'base64')
    expect([...png.subarray(0, 8)]).toEqual([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
    expect(response.headers['set-cookie']).toMatch(
      /^captchaId=[0-9a-f-]{36}; Max-Age=120; Path=\/; HttpOnly; SameSite=Lax$/,
    )
    expect(response.headers['cache-control']).toBe('no-store')
  })

  it('the answer is in no part of the response', async () => {
    const { cookie, answer } = await world.readCaptcha()
    expect(answer).toMatch(/^[A-Z0-9]{5}$/)
    expect(cookie).not.toContain(answer)
  })

  it('no two pictures of it are alike', async () => {
    const pictures = await Promise.all(
      Array.from({ length: 5 }, async () => (await world.send('GET', '/wps/captcha')).body.value),
    )
    expect(new Set(pictures).size).toBe(5)
  })
})
