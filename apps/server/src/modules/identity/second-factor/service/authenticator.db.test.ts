import { generateSync } from 'otplib'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { actAsMembers, firstPassword } from '../../../members/testing/act-as-member.ts'
import { startAccessWorld } from '../../../members/testing/start-access-world.ts'

const world = await startAccessWorld()
const act = actAsMembers(world, 'seguro')
afterAll(() => world.close())
beforeEach(() => world.pool.query('delete from identity.login_failure'))

const base = '/wps/member/security'
/** The phone's code now, or some steps from now. */
const codeOf = (secret: string, steps = 0) =>
  generateSync({ secret, epoch: Math.floor(world.clock.now().getTime() / 1000) + steps * 30 })
const post = (path: string, token: string, payload: object) =>
  act.sealed('POST', `${base}/${path}`, payload, { token })
const enrol = (token: string, password = firstPassword) => post('totp', token, { password })
const turnOn = async () => {
  const { username, token } = await act.join()
  const { secret } = (await enrol(token)).body.value
  const answer = await post('totp/confirm', token, { code: codeOf(secret) })
  const { token: renewed, recoveryCodes } = answer.body.value
  world.clock.advance(30_000)
  return { username, secret, token: renewed, oldToken: token, recoveryCodes }
}

describe('the authenticator app', () => {
  it('counts after one of its codes was confirmed; the session continues under a new token', async () => {
    const { username, token } = await act.join()
    expect((await enrol(token, 'Errada-123')).code).toBe('password.wrong')
    const enrolled = (await enrol(token)).body.value
    expect(enrolled.secret).toMatch(/^[A-Z2-7]{32}$/)
    const uri = new URL(enrolled.otpauthUri)
    expect(uri.href).toMatch(/^otpauth:\/\/totp\/Trevo:seguro\d+\?/)
    expect(uri.searchParams.get('secret')).toBe(enrolled.secret)

    expect((await post('totp/confirm', token, { code: '000000' })).code).toBe('totp.invalid_code')
    const answer = await post('totp/confirm', token, { code: codeOf(enrolled.secret) })
    expect(answer.body.value.recoveryCodes).toHaveLength(10)
    expect(await act.isAlive(token)).toBe(false)
    const renewed = answer.body.value.token
    expect(await act.isAlive(renewed)).toBe(true)
    expect((await enrol(renewed)).code).toBe('totp.already_on')
    expect(await act.eventsOf(username)).toContain('totp_enabled')
  })

  it('neither the secret nor a recovery code can be read in the database', async () => {
    const { secret, recoveryCodes } = await turnOn()
    const { rows: tables } = await world.pool.query<{ name: string }>(
      `select 'identity.' || table_name as name from information_schema.tables
       where table_schema = 'identity'`,
    )
    const texts = [secret, Buffer.from(secret).toString('hex'), ...recoveryCodes]
    for (const { name } of tables) {
      for (const text of texts) {
        const { rows } = await world.pool.query(
          `select count(*)::int as count from ${name} as row
           where row::text ilike '%' || $1 || '%'`,
          [text],
        )
        expect([name, rows[0].count]).toEqual([name, 0])
      }
    }
  })

  it('is turned off by password and code, without traces', async () => {
    const { username, secret, token } = await turnOn()
    const wrong = { password: 'Errada-123', code: codeOf(secret) }
    expect((await post('totp/disable', token, wrong)).code).toBe('password.wrong')
    const off = { password: firstPassword, code: codeOf(secret) }
    expect((await post('totp/disable', token, off)).status).toBe(200)
    expect((await post('totp/disable', token, off)).code).toBe('totp.not_on')
    expect(await act.eventsOf(username)).toContain('totp_disabled')
  })

  it('a code counts once, and only near its time', async () => {
    const { secret, token } = await turnOn()
    const renew = (code: string) => post('recoveryCodes', token, { password: firstPassword, code })
    for (const steps of [-3, 3]) {
      expect((await renew(codeOf(secret, steps))).code).toBe('totp.invalid_code')
    }
    const code = codeOf(secret)
    expect((await renew(code)).status).toBe(200)
    expect((await renew(code)).code).toBe('totp.invalid_code')
    world.clock.advance(30_000)
    const answers = await Promise.all([1, 2, 3, 4].map(() => renew(codeOf(secret))))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  it('pauses for 15 minutes after five wrong codes, and then the right one counts again', async () => {
    const { secret, token } = await turnOn()
    const renew = (code: string) => post('recoveryCodes', token, { password: firstPassword, code })
    for (let tries = 0; tries < 5; tries += 1) {
      expect((await renew('no-such-code')).code).toBe('totp.invalid_code')
    }
    expect((await renew(codeOf(secret))).code).toBe('security.locked')
    world.clock.advance(15 * 60_000)
    expect((await renew(codeOf(secret))).status).toBe(200)
  })
})

describe('recovery codes', () => {
  it('replace the app once each, as people type them; new ones replace the old', async () => {
    const { username, token, recoveryCodes } = await turnOn()
    const [first = '', second = ''] = recoveryCodes as string[]
    const renew = (code: string) => post('recoveryCodes', token, { password: firstPassword, code })
    const renewed = await renew(first.toUpperCase().replace('-', ' '))
    expect(renewed.body.value.recoveryCodes).toHaveLength(10)
    for (const code of [first, second]) expect((await renew(code)).code).toBe('totp.invalid_code')
    const [next = ''] = renewed.body.value.recoveryCodes as string[]
    expect((await renew(next)).status).toBe(200)
    expect((await act.eventsOf(username)).filter((kind) => kind === 'recovery_code_used')).toEqual([
      'recovery_code_used',
      'recovery_code_used',
    ])
  })

  it('of one member do not work for another', async () => {
    const [ana, rui] = [await turnOn(), await turnOn()]
    const [code] = ana.recoveryCodes
    const answer = await post('recoveryCodes', rui.token, { password: firstPassword, code })
    expect(answer.code).toBe('totp.invalid_code')
  })
})
