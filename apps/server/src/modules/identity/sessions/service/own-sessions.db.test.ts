import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { startAccessWorld } from '../../../members/testing/start-access-world.ts'

const world = await startAccessWorld()
await world.seed()
const { as, enter, sessionsOf, isAlive } = world
afterAll(() => world.close())
beforeEach(() => world.pool.query('delete from identity.session'))

const eventsUrl = '/wps/member/security/events'

describe('sessions and devices', () => {
  it('lists where the member is logged in, with the current one marked', async () => {
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

  it('signs one out, at once and permanently', async () => {
    const [own, other] = [await enter(), await enter()]
    const listed = await sessionsOf(own)
    const { sessionId } = listed.find(({ isCurrent }: { isCurrent: boolean }) => !isCurrent)
    const url = `/wps/member/security/sessions/${sessionId}`
    expect((await as(own, 'DELETE', url)).status).toBe(200)
    expect([await isAlive(own), await isAlive(other)]).toEqual([true, false])
    expect((await as(own, 'DELETE', url)).code).toBe('session.unknown')
  })

  it('cannot end, or even see, another member’s session', async () => {
    const [own, foreign] = [await enter('ana.demo'), await enter('bento.demo')]
    const [{ sessionId }] = await sessionsOf(foreign)
    const url = `/wps/member/security/sessions/${sessionId}`
    expect((await as(own, 'DELETE', url)).code).toBe('session.unknown')
    expect(await isAlive(foreign)).toBe(true)
  })

  it('signs all others out and returns how many', async () => {
    const tokens = [await enter(), await enter(), await enter()]
    const [own = '', ...others] = tokens
    const answer = await as(own, 'DELETE', '/wps/member/security/sessions')
    expect(answer.body.value).toEqual({ endedCount: 2 })
    expect(await isAlive(own)).toBe(true)
    for (const other of others) expect(await isAlive(other)).toBe(false)
  })
})

describe('the security log', () => {
  it('shows logins newest first, page by page, and only the member’s own', async () => {
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

  it('an unknown page is refused', async () => {
    const token = await enter()
    for (const before of ['x', '_', '2030-01-01T00:00:00Z_1', 'x'.repeat(81)]) {
      const answer = await as(token, 'GET', `${eventsUrl}?before=${before}`)
      expect(answer.code).toBe('request_param_err')
    }
  })

  it('is append-only, even for us', async () => {
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

describe('free play', () => {
  it('leaves no traces: no event in the log, no account, and no session once it is over', async () => {
    const counts = async () => {
      const tables = [
        'identity.session',
        'identity.security_event',
        'identity.known_address',
        'members.member',
        'wallet.account',
      ]
      const all = tables.map((table) => `(select count(*)::int from ${table}) as "${table}"`)
      return (await world.pool.query(`select ${all.join(', ')}`)).rows[0]
    }
    const tryOut = () =>
      world.send('POST', '/wps/session/login/freeplay', { payload: { os: 'X', platform: 'W' } })
    await tryOut()
    await world.pool.query('delete from identity.session')
    const before = await counts()
    const opened = await Promise.all(Array.from({ length: 30 }, tryOut))
    expect(opened.map(({ status }) => status)).toEqual(opened.map(() => 200))
    expect(await counts()).toEqual({ ...before, 'identity.session': 30 })
    world.clock.advance(31 * 60_000)
    await world.identity.purge()
    expect(await counts()).toEqual(before)
  })

  it('is closed to newcomers while twenty thousand sessions are open', async () => {
    const { body } = await world.send('POST', '/wps/session/login/freeplay', {
      payload: { os: 'X', platform: 'W' },
    })
    expect(body.value.token).toBeDefined()
    await world.pool.query(
      `insert into identity.session (token_hash, id, member_id, brand_id, kind, created_at, seen_at,
         address, user_agent, device_kind)
       select sha256(number::text::bytea), gen_random_uuid(), member_id, brand_id, 'trial', now(),
         now(), '::', '', 'web'
       from (select member_id, brand_id from identity.session limit 1) as one,
         generate_series(2, 20000) as number`,
    )
    const refused = await world.send('POST', '/wps/session/login/freeplay', {
      payload: { os: 'X', platform: 'W' },
    })
    expect(refused).toMatchObject({ status: 503, code: 'wallet.busy' })
  })
})
