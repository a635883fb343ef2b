import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { demoPasswords } from '../../../identity/index.ts'
import { startAccessWorld } from '../../testing/start-access-world.ts'

const world = await startAccessWorld()
await world.seed()
const { as, enter, sessionsOf, isAlive } = world
afterAll(() => world.close())
beforeEach(() => world.pool.query('delete from identity.session'))

describe('an address’s ticket', () => {
  const issue = async (token: string) => {
    const answer = await as(token, 'POST', '/wps/session/ticket', { payload: {} })
    return answer.body.value.ticket as string
  }
  const redeem = (ticket: string) =>
    world.send('POST', '/wps/session/login/info', { payload: { ticket } })

  it('CALL-28: opens a separate session, once', async () => {
    const token = await enter()
    const ticket = await issue(token)
    const answer = await redeem(ticket)
    expect(answer.body.value).toMatchObject({ userName: 'ana.demo', firstTimeLogin: false })
    const opened = answer.body.value.token
    expect(opened).not.toBe(token)
    expect([await isAlive(opened), await isAlive(token)]).toEqual([true, true])
    expect(await redeem(ticket)).toMatchObject({ status: 401, code: 'ticket.invalid' })
  })

  const opened = async (ticket: string) => {
    const answer = await redeem(ticket)
    return answer.body.value.token as string
  }
  const byTicketOf = async (token: string) => opened(await issue(token))
  const isTicketGood = async (ticket: string) => (await redeem(ticket)).code !== 'ticket.invalid'
  const setOwnPassword = async (token: string, oldPassword: string, newPassword: string) => {
    const url = '/wps/member/password'
    const body = { oldPassword, newPassword, confirmNewPassword: newPassword }
    return as(token, 'POST', url, { payload: await world.seal(url, body) })
  }

  it('logging out ends the sessions of its tickets, and unused tickets', async () => {
    const token = await enter()
    const left = await issue(token)
    const child = await byTicketOf(token)
    const grandchild = await byTicketOf(child)
    const other = await enter()
    expect((await as(token, 'DELETE', '/wps/session/logout')).status).toBe(200)
    expect(await Promise.all([child, grandchild, other].map(isAlive))).toEqual([false, false, true])
    expect(await isTicketGood(left)).toBe(false)
  })

  it('logging out of a ticket’s session ends only that one', async () => {
    const token = await enter()
    const child = await byTicketOf(token)
    await as(child, 'DELETE', '/wps/session/logout')
    expect([await isAlive(child), await isAlive(token)]).toEqual([false, true])
  })

  it('a changed password ends both, in either of them', async () => {
    const token = await enter('clara.demo')
    const left = await issue(token)
    const child = await byTicketOf(token)
    const first = await setOwnPassword(token, demoPasswords.member, 'Outra-Folha-88')
    expect(first.status).toBe(200)
    expect([await isAlive(child), await isTicketGood(left)]).toEqual([false, false])

    const parent = String(first.body.value.token)
    const changing = await byTicketOf(parent)
    const second = await setOwnPassword(changing, 'Outra-Folha-88', 'Mais-Uma-Folha-99')
    expect(second.status).toBe(200)
    expect([await isAlive(parent), await isAlive(second.body.value.token)]).toEqual([false, true])
  })

  it('so does signing all others out, ending the session remotely, and closing or banning', async () => {
    const own = await enter()
    const left = await issue(own)
    const child = await byTicketOf(own)
    await as(own, 'DELETE', '/wps/member/security/sessions')
    expect([await isAlive(own), await isAlive(child), await isTicketGood(left)]).toEqual([
      true,
      false,
      false,
    ])

    const far = await enter()
    const ofFar = await byTicketOf(far)
    const listed = await sessionsOf(far)
    const { sessionId } = listed.find(({ isCurrent }: { isCurrent: boolean }) => isCurrent)
    await as(own, 'DELETE', `/wps/member/security/sessions/${sessionId}`)
    expect([await isAlive(far), await isAlive(ofFar)]).toEqual([false, false])

    const last = await issue(own)
    const ofOwn = await byTicketOf(own)
    const { rows } = await world.pool.query<{ member_id: bigint }>(
      `select member_id from members.member where account_key = 'trevo@ana.demo'`,
    )
    await world.identity.endSessionsOf(rows[0]?.member_id ?? 0n)
    expect([await isAlive(ofOwn), await isTicketGood(last)]).toEqual([false, false])
  })

  it('a chain of tickets ends twelve hours after the login, used or not', async () => {
    let token = await enter()
    for (let minutes = 0; minutes < 11 * 60 + 40; minutes += 20) {
      world.clock.advance(20 * 60_000)
      token = await byTicketOf(token)
    }
    expect(await isAlive(token)).toBe(true)
    world.clock.advance(20 * 60_000)
    expect(await isAlive(token)).toBe(false)
  })

  it('a session with a required action passes that on', async () => {
    const token = await enter('davi.demo')
    const ticket = await issue(token)
    await world.pool.query(`update identity.session set required_actions = '{password}'`)
    const child = await opened(ticket)
    const refused = await as(child, 'POST', '/wps/session/ticket', { payload: {} })
    expect(refused.code).toBe('password.change_required')
  })

  it('a session in use stays when its parent was left idle', async () => {
    const token = await enter()
    const child = await byTicketOf(token)
    for (let minutes = 0; minutes < 60; minutes += 20) {
      world.clock.advance(20 * 60_000)
      expect(await isAlive(child)).toBe(true)
    }
    await world.identity.purge()
    expect([await isAlive(token), await isAlive(child)]).toEqual([false, true])
    world.clock.advance(31 * 60_000)
    await world.identity.purge()
    await world.identity.purge()
    const { rows } = await world.pool.query('select id from identity.session')
    expect(rows).toEqual([])
  })

  it('of twenty concurrent uses one succeeds', async () => {
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

  it('START-7: neither a session token nor an invented text is a ticket, nor a ticket a token', async () => {
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
