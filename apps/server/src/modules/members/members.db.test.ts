import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { demoPasswords } from '../identity/index.ts'
import { seedDemoAccounts, seedDemoMembers } from './index.ts'
import { startAccessWorld, type AccessWorld } from './testing/start-access-world.ts'

let world: AccessWorld
beforeAll(async () => {
  world = await startAccessWorld()
  await world.seed()
})
afterAll(() => world.close())
beforeEach(() => world.pool.query('delete from identity.login_failure'))

const freePlay = () =>
  world.send('POST', '/wps/session/login/freeplay', {
    payload: { os: 'Linux', platform: 'W' },
    headers: { 'x-gateway-version': '3' },
  })

describe('the time zone of a brand', () => {
  const setZone = (zone: string, brandId: number) =>
    world.pool.query('update settings.brand set time_zone = $1 where id = $2', [zone, brandId])

  it('stays from the first member on', async () => {
    await expect(setZone('America/Manaus', 1)).rejects.toThrow(
      'brand 1 has members: its time zone stays America/Sao_Paulo',
    )
    // What changes nothing is no change.
    await setZone('America/Sao_Paulo', 1)
  })

  it('is chosen freely before', async () => {
    const { rows } = await world.pool.query<{ id: number }>(
      `insert into settings.brand overriding system value select (jsonb_populate_record(b,
         jsonb_build_object('id', b.id + 1000, 'merchant', 'zone', 'is_demo', false))).*
       from settings.brand b where b.id = 1 returning id`,
    )
    const id = rows[0]?.id ?? 0
    await setZone('America/Manaus', id)
    await world.pool.query('delete from settings.brand where id = $1', [id])
  })
})

describe('free play', () => {
  it('CALL-15, LOGIN-15, SESSION-1: gives a session in state trial', async () => {
    const answer = await freePlay()
    expect(answer.body.value).toMatchObject({ customerType: 4, userName: 'trial' })
    const caller = await world.identity.resolveSession(answer.body.value.token)
    expect(caller?.kind).toBe('trial')
    const info = await world.send('GET', '/wps/member/info', {
      headers: { authorization: answer.body.value.token },
    })
    expect(info.body.value).toMatchObject({ type: 4, account: 'trevo@trial' })
  })

  it('everybody who looks around is the same trial user, each in a session of their own', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, freePlay))
    expect(new Set(answers.map(({ body }) => body.value.id)).size).toBe(1)
    expect(new Set(answers.map(({ body }) => body.value.token)).size).toBe(8)
  })

  it("nothing can be staked from the trial user's accounts, even with money in them", async () => {
    const { token } = (await freePlay()).body.value
    const { memberId } = (await world.identity.resolveSession(token)) ?? { memberId: 0n }
    await world.wallet.registerKinds([
      { kind: 'test.credited', role: 'credit', typeCode: 8122, house: 'test' },
      { kind: 'test.bet', role: 'debit', typeCode: 3200, house: 'test' },
    ])
    const command = { source: 'test', memberId, amountMinor: 10_000n }
    await world.wallet.post({ ...command, txnId: 'in', kind: 'test.credited' })
    await expect(
      world.wallet.post({ ...command, txnId: 'out', kind: 'test.bet' }),
    ).rejects.toMatchObject({ code: 'wallet.debit_refused' })
  })

  it('a seeded trial user who logs in by name is in state trial too', async () => {
    const { token } = (await world.login('teste.demo', demoPasswords.trial)).body.value
    expect((await world.identity.resolveSession(token))?.kind).toBe('trial')
  })

  it('is not available where the brand has switched it off', async () => {
    await world.change(
      `update settings.module_switch set enabled = false where module_id = 'FREEPLAY3'`,
    )
    expect(await freePlay()).toMatchObject({ status: 400, code: 'function.not.available' })
    await world.change(
      `update settings.module_switch set enabled = true where module_id = 'FREEPLAY3'`,
    )
  })

  it('requires os and platform W', async () => {
    const answer = await world.send('POST', '/wps/session/login/freeplay', {
      payload: { os: 'Linux', platform: 'X' },
    })
    expect(answer.code).toBe('request_param_err')
  })
})

const choose = (language: string, token?: string) =>
  world.send('POST', '/wps/member/language', {
    payload: { language },
    ...(token && { headers: { authorization: token } }),
  })

const kept = async (username: string) =>
  (
    await world.pool.query('select language from members.member where account_key = $1', [
      `trevo@${username}`,
    ])
  ).rows[0].language

describe('language', () => {
  it("CALL-70: the member's choice is kept", async () => {
    const { token } = (await world.login('ana.demo', demoPasswords.member)).body.value
    expect((await choose('EN', token)).status).toBe(200)
    expect(await kept('ana.demo')).toBe('EN')
    expect((await choose('XX', token)).code).toBe('request_param_err')
  })

  it('CALL-70: a guest and the shared trial user may choose, and nothing is written', async () => {
    const { token } = (await freePlay()).body.value
    expect((await choose('EN')).status).toBe(200)
    expect((await choose('EN', token)).status).toBe(200)
    expect(await kept('trial')).toBe(null)
  })
})

describe('what other modules ask', () => {
  it('finds members by their id and by the id the outside knows', async () => {
    const { id } = (await world.login('agente.sul', demoPasswords.agent)).body.value
    const member = await world.members.findMemberByCustomerId(id)
    expect(member).toMatchObject({ username: 'agente.sul', kind: 'agent', type: 2 })
    expect(await world.members.findMember(member?.memberId ?? 0n)).toEqual(member)
    expect(await world.members.findMember(1n)).toBeUndefined()
    expect(await world.members.findMemberByCustomerId('nobody')).toBeUndefined()
  })

  it('shows others masked names only', async () => {
    const { id } = (await world.login('membro.demo', demoPasswords.member)).body.value
    const memberId = (await world.members.findMemberByCustomerId(id))?.memberId ?? 0n
    expect(await world.members.findMaskedNames([memberId, 1n])).toEqual(
      new Map([[memberId, 'me****o']]),
    )
    expect(await world.members.findMaskedNames([])).toEqual(new Map())
  })
})

const brandsThatAre = (said: { readonly isDemo: boolean }) => ({
  ...world.needs.settings,
  memberBrandOf: (brandId: number) => ({ ...world.needs.settings.memberBrandOf(brandId), ...said }),
})

const seedMembers = (isDemoServer: boolean, isDemo: boolean) =>
  seedDemoMembers(
    {
      ...world.needs,
      settings: brandsThatAre({ isDemo }),
      brand: { id: world.brandId, merchant: 'trevo' },
      isDemoServer,
    },
    'known-to-nobody-else',
  )

const seed = (isDemoServer: boolean, isDemo: boolean) =>
  seedDemoAccounts({
    ...world.needs,
    settings: brandsThatAre({ isDemo }),
    brand: { id: world.brandId, merchant: 'trevo' },
    isDemoServer,
  })

describe('demo accounts', () => {
  it('seeding again changes nothing and answers the same names and passwords', async () => {
    const look = async () =>
      (
        await world.pool.query(
          'select member_id, account, type, upline_member_id from members.member order by 1',
        )
      ).rows
    const before = await look()
    const accounts = await world.seed()
    expect(await look()).toEqual(before)
    // An operator's name is nobody's here, and a few of those ask their address for a captcha.
    const elsewhere = { address: '203.0.113.8' }
    for (const { role, username, password } of accounts) {
      const { status } = await world.login(username, password, elsewhere)
      expect([role, status]).toEqual([role, role === 'operator' ? 401 : 200])
    }
  })

  it('every one of them bears the mark that operators see, also those made before it was there', async () => {
    await world.pool.query('update members.member set is_demo = false')
    await world.seed()
    const { rows } = await world.pool.query(
      `select account from members.member where account like '%.demo' and not is_demo`,
    )
    expect(rows).toEqual([])
  })

  it('the agent has two sub-agents and five members below', async () => {
    const { rows } = await world.pool.query(`
      with recursive below as (
        select member_id, type from members.member where account_key = 'trevo@agente.demo'
        union all
        select m.member_id, m.type from members.member m join below b on m.upline_member_id = b.member_id)
      select type, count(*)::int as count from below group by type order by type`)
    expect(rows).toEqual([
      { type: 0, count: 5 },
      { type: 1, count: 1 },
      { type: 2, count: 2 },
    ])
  })

  it('is refused on a server that is no demo, and in a brand that is none', async () => {
    await expect(seed(false, true)).rejects.toThrow('demo brand')
    await expect(seed(true, false)).rejects.toThrow('demo brand')
  })
})

describe('the members who play on their own', () => {
  it('are refused outside the demo brand, and outside a server for demos', async () => {
    await expect(seedMembers(true, false)).rejects.toThrow('DEMO=1')
    await expect(seedMembers(false, true)).rejects.toThrow('DEMO=1')
  })

  it('are thirty marked accounts with a CPF, whose password is not a published one', async () => {
    await seedMembers(true, true)
    const { rows } = await world.pool.query(
      `select count(*) from members.member where is_demo and payee_name is not null and tax_id is not null`,
    )
    expect(Number(rows[0]?.['count'])).toBe(30)
    expect((await world.login('dudinha.bh', demoPasswords.member)).status).not.toBe(200)
    expect((await world.login('dudinha.bh', 'known-to-nobody-else')).status).toBe(200)
  })
})
