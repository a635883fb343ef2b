import { logout } from '@trevo/api-client/endpoints.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { demoPasswords } from '../../modules/identity/index.ts'
import { callsWithToken, callWith, bodyFor } from './every-call.ts'
import { startAttack } from './start-attack.ts'

const attack = await startAttack()
beforeAll(async () => {
  await attack.change(`update settings.module_switch set enabled = true`)
})
afterAll(() => attack.close())
beforeEach(() => attack.forgetFailures())

const right = demoPasswords.member
const planted = 'A'.repeat(43)
const balance = (token: string, headers: Record<string, string> = {}) =>
  attack.send('/wps/v2/wallets/balance', { token, headers })
const refused = { status: 401, code: 'login.not.session' }

describe('session fixation', () => {
  it('a token supplied by the client never becomes a session', async () => {
    const answer = await attack.login('membro.demo', right, {
      token: planted,
      headers: { cookie: `token=${planted}; session=${planted}; authorization=${planted}` },
    })
    expect(answer.status).toBe(200)
    expect(answer.body.value.token).not.toBe(planted)
    expect(await balance(planted)).toMatchObject(refused)
  })

  it('each login opens a new session, whose token was never seen before', async () => {
    const first = (await attack.login('membro.demo', right)).body.value.token
    const again = await attack.login('membro.demo', right, { token: first })
    const second = again.body.value.token
    expect(second).not.toBe(first)
    // The one cookie names the browser to its member, and neither session.
    const cookies = again.headers['set-cookie'] ?? []
    expect(cookies).toEqual([expect.stringMatching(/^knownDevice=/)])
    for (const token of [first, second]) expect(cookies.join()).not.toContain(token)
    expect((await balance(second)).status).toBe(200)
  })

  it('a trial session does not become a member by logging in with it', async () => {
    const { token } = await attack.tryOut()
    const answer = await attack.login('ana.demo', right, { token })
    expect(answer.body.value.token).not.toBe(token)
    const still = await attack.send('/wps/member/info', { token })
    expect(still.body.value.account).toBe('trevo@trial')
  })

  it('a token reveals nothing about its owner, and no two are alike', async () => {
    const tokens = await Promise.all(
      Array.from({ length: 8 }, async () => (await attack.tryOut()).token),
    )
    expect(new Set(tokens).size).toBe(8)
    for (const token of tokens) expect(Buffer.from(token, 'base64url')).toHaveLength(32)
  })

  it('the database contains no usable token', async () => {
    const { token } = await attack.logIn('bento.demo')
    const { rows } = await attack.pool.query(
      'select to_jsonb(s)::text as row from identity.session s',
    )
    for (const { row } of rows) expect(row).not.toContain(token)
    const { rows: stored } = await attack.pool.query<{ token_hash: Buffer }>(
      'select token_hash from identity.session',
    )
    for (const { token_hash: hash } of stored) {
      expect(await balance(hash.toString('base64url'))).toMatchObject(refused)
      expect(await balance(hash.toString('hex'))).toMatchObject(refused)
    }
  })
})

describe('the end of a session', () => {
  it('after the logout its token is invalid, on any copy', async () => {
    const other = await attack.openCopy()
    const { api, token } = await attack.logIn('clara.demo')
    expect((await balance(token)).status).toBe(200)
    const there = () => attack.send('/wps/v2/wallets/balance', { token, baseUrl: other.baseUrl })
    expect((await there()).status).toBe(200)
    expect(await api.call(logout)).toMatchObject({ ok: true })
    expect(await balance(token)).toMatchObject(refused)
    await expect.poll(async () => (await there()).code, { timeout: 1_500 }).toBe(refused.code)
    await other.server.close()
  })

  it('a logout ends only the caller’s session', async () => {
    const [one, other] = [await attack.logIn('ana.demo'), await attack.logIn('ana.demo')]
    await one.api.call(logout)
    expect(await balance(one.token)).toMatchObject(refused)
    expect((await balance(other.token)).status).toBe(200)
    expect((await attack.send('/wps/session/logout', { method: 'DELETE' })).code).toBe(refused.code)
    expect((await balance(other.token)).status).toBe(200)
  })
})

describe('CALL-2: a session token belongs in its header', () => {
  const places = ['token', 'Authorization', 'authorization', 'access_token', 'sessionToken']

  let token = ''
  beforeAll(async () => {
    token = (await attack.logIn('membro.demo')).token
  })

  it.each(callsWithToken)('CALL-2: $name accepts it from no query, cookie or body', async (one) => {
    const query = places.map((name) => `${name}=${token}`).join('&')
    const cookie = places.map((name) => `${name}=${token}`).join('; ')
    const body = { ...bodyFor(one), ...Object.fromEntries(places.map((name) => [name, token])) }
    const inQuery = { ...one, path: `${one.path}?${query}` }
    const answer = await callWith(attack, inQuery, body, {
      headers: { cookie, 'x-authorization': token, 'x-auth-token': token },
    })
    expect(answer).toMatchObject(refused)
  })

  it('CALL-2: as a bearer token, twice, or with anything around it, it is invalid', async () => {
    for (const wrong of [
      `Bearer ${token}`,
      `${token},${token}`,
      `${token}=`,
      `${token.slice(0, -1)}`,
      token.toLowerCase(),
      'null',
      '',
      '*',
      '%',
    ]) {
      expect(await balance(wrong)).toMatchObject(refused)
    }
    expect((await balance(token)).status).toBe(200)
  })

  it('the token of one brand is invalid at another', async () => {
    const { rows } = await attack.pool.query<{ columns: string }>(`
      select string_agg(quote_ident(column_name), ', ') as columns
      from information_schema.columns
      where table_schema = 'settings' and table_name = 'brand'
        and column_name not in ('id', 'merchant', 'domains', 'main_domain', 'company_id')`)
    const columns = rows[0]?.columns ?? ''
    await attack.change(`
      insert into settings.brand (merchant, domains, main_domain, ${columns})
      select 'other', '{other.example}', 'other.example', ${columns}
      from settings.brand where merchant = 'trevo';
      insert into settings.register_rule
      select (jsonb_populate_record(r, jsonb_build_object('brand_id', b.id))).*
      from settings.register_rule r, settings.brand b where b.merchant = 'other';
      insert into settings.module_switch
      select (jsonb_populate_record(s, jsonb_build_object('brand_id', b.id))).*
      from settings.module_switch s, settings.brand b where b.merchant = 'other'`)
    expect(await balance(token, { merchant: 'other', host: 'other.example' })).toMatchObject(
      refused,
    )
    expect((await balance(token, { merchant: 'trevo' })).status).toBe(200)
  })
})
