import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { demoPasswords } from '../identity/index.ts'
import { startAccessWorld, type AccessWorld } from './testing/start-access-world.ts'

let world: AccessWorld
beforeAll(async () => {
  world = await startAccessWorld()
  await world.seed()
})
afterAll(() => world.close())
beforeEach(() => world.pool.query('delete from identity.session'))

type Send = Parameters<AccessWorld['send']>
const as = (token: string, method: Send[0], url: string, more: Send[2] = {}) =>
  world.send(method, url, { ...more, headers: { authorization: token, ...more.headers } })
const enter = async (username = 'ana.demo', more: Parameters<AccessWorld['login']>[2] = {}) =>
  (await world.login(username, demoPasswords.member, more)).body.value.token as string
const sessionsOf = async (token: string) =>
  (await as(token, 'GET', '/wps/member/security/sessions')).body.value
const isAlive = async (token: string) => (await as(token, 'GET', '/wps/member/info')).status === 200
const eventsUrl = '/wps/member/security/events'

describe('sessions and devices', () => {
  it('lists where the member is logged in, the one that asks marked', async () => {
    const token = await enter('ana.demo', { headers: { 'user-agent': 'Navegador/1' } })
    world.clock.advance(30_000)
    await enter('ana.demo', {
      address: '198.51.100.4',
      headers: { 'user-agent': 'Telefone/2', device: 'mobile' },
    })
    await enter('bento.demo')
    expect(await sessionsOf(token)).toMatchObject([
      { address: '198.51.100.4', userAgent: 'Telefone/2', device: 'mobile', isCurrent: false },
      { address: '203.0.113.7', userAgent: 'Navegador/1', device: 'web', isCurrent: true },
    ])
  })

  it('signs one out, at once and for good', async () => {
    const [own, other] = [await enter(), await enter()]
    const listed = await sessionsOf(own)
    const { sessionId } = listed.find(({ isCurrent }: { isCurrent: boolean }) => !isCurrent)
    const url = `/wps/member/security/sessions/${sessionId}`
    expect((await as(own, 'DELETE', url)).status).toBe(200)
    expect([await isAlive(own), await isAlive(other)]).toEqual([true, false])
    expect((await as(own, 'DELETE', url)).code).toBe('session.unknown')
  })

  it('cannot end, or even see, a session of somebody else', async () => {
    const [own, foreign] = [await enter('ana.demo'), await enter('bento.demo')]
    const [{ sessionId }] = await sessionsOf(foreign)
    const url = `/wps/member/security/sessions/${sessionId}`
    expect((await as(own, 'DELETE', url)).code).toBe('session.unknown')
    expect(await isAlive(foreign)).toBe(true)
  })

  it('signs all others out and says how many', async () => {
    const tokens = [await enter(), await enter(), await enter()]
    const [own = '', ...others] = tokens
    const answer = await as(own, 'DELETE', '/wps/member/security/sessions')
    expect(answer.body.value).toEqual({ endedCount: 2 })
    expect(await isAlive(own)).toBe(true)
    for (const other of others) expect(await isAlive(other)).toBe(false)
  })
})

describe('the security trail', () => {
  it('shows logins newest first, page by page, and only the own ones', async () => {
    const token = await enter('clara.demo')
    for (let count = 0; count < 4; count += 1) {
      world.clock.advance(1_000)
      await enter('clara.demo', { address: `198.51.100.${count}` })
    }
    await enter('davi.demo')
    const first = await as(token, 'GET', `${eventsUrl}?logins=true&pageSize=3`)
    expect(first.body.value.list.map(({ address }: { address: string }) => address)).toEqual([
      '198.51.100.3',
      '198.51.100.2',
      '198.51.100.1',
    ])
    const { next } = first.body.value
    const second = await as(
      token,
      'GET',
      `${eventsUrl}?logins=true&pageSize=3&before=${encodeURIComponent(next)}`,
    )
    expect(second.body.value.list).toMatchObject([
      { kind: 'login', method: 'password', address: '198.51.100.0' },
      { kind: 'login', method: 'password', address: '203.0.113.7' },
    ])
    expect(second.body.value.next).toBeNull()
  })

  it('a page that never was is refused', async () => {
    const token = await enter()
    for (const before of ['x', '_', '2030-01-01T00:00:00Z_1', 'x'.repeat(81)]) {
      const answer = await as(token, 'GET', `${eventsUrl}?before=${before}`)
      expect(answer.code).toBe('request_param_err')
    }
  })

  it('can be added to, never changed, not even by us', async () => {
    await enter()
    for (const sql of [
      `update identity.security_event set kind = 'logout'`,
      'delete from identity.security_event',
      'truncate identity.security_event',
    ]) {
      await expect(world.pool.query(sql)).rejects.toThrow('append only')
    }
  })
})

describe('the ticket of an address', () => {
  const issue = async (token: string) => {
    const answer = await as(token, 'POST', '/wps/session/ticket', { payload: {} })
    return answer.body.value.ticket as string
  }
  const redeem = (ticket: string) =>
    world.send('POST', '/wps/session/login/info', { payload: { ticket } })

  it('CALL-28: opens a session of its own, once', async () => {
    const token = await enter()
    const ticket = await issue(token)
    const answer = await redeem(ticket)
    expect(answer.body.value).toMatchObject({ userName: 'ana.demo', firstTimeLogin: false })
    const opened = answer.body.value.token
    expect(opened).not.toBe(token)
    expect([await isAlive(opened), await isAlive(token)]).toEqual([true, true])
    expect(await redeem(ticket)).toMatchObject({ status: 401, code: 'ticket.invalid' })
  })

  it('of twenty who come with it at once, one enters', async () => {
    const ticket = await issue(await enter())
    const answers = await Promise.all(Array.from({ length: 20 }, () => redeem(ticket)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  it('lives for 60 seconds', async () => {
    const [early, late] = [await issue(await enter()), await issue(await enter())]
    world.clock.advance(59_000)
    expect((await redeem(early)).status).toBe(200)
    world.clock.advance(1_000)
    expect((await redeem(late)).code).toBe('ticket.invalid')
  })

  it('START-7: neither a session token nor a made-up text is a ticket, nor a ticket a token', async () => {
    const token = await enter()
    for (const text of [token, 'x', 'A'.repeat(43)]) {
      expect((await redeem(text)).code).toBe('ticket.invalid')
    }
    expect(await isAlive(await issue(token))).toBe(false)
    const byUrl = await world.send('GET', `/wps/member/info?token=${token}`)
    expect(byUrl.code).toBe('login.not.session')
  })

  it('a trial user gets none, and only the hash of one is stored', async () => {
    const { body } = await world.send('POST', '/wps/session/login/freeplay', {
      payload: { os: 'X', platform: 'W' },
    })
    const refused = await as(body.value.token, 'POST', '/wps/session/ticket', { payload: {} })
    expect(refused.code).toBe('play.need_true_account')
    const ticket = await issue(await enter())
    const { rows } = await world.pool.query(
      `select count(*)::int as count from identity.login_ticket as row
       where row::text like '%' || $1 || '%'`,
      [Buffer.from(ticket, 'base64url').toString('hex')],
    )
    expect(rows[0].count).toBe(0)
  })
})
