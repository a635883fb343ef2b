import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { demoPasswords } from '../../identity/index.ts'
import { seedDemoAccounts, seedDemoMembers } from '../index.ts'
import { startAccessWorld } from '../testing/start-access-world.ts'

const world = await startAccessWorld()
beforeAll(async () => {
  await world.seed()
})
afterAll(() => world.close())
beforeEach(() => world.pool.query('delete from identity.login_failure'))

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
  seedDemoAccounts(
    {
      ...world.needs,
      settings: brandsThatAre({ isDemo }),
      brand: { id: world.brandId, merchant: 'trevo' },
      isDemoServer,
    },
    async () => undefined,
  )

describe('demo accounts', () => {
  it('seeding again changes nothing and returns the same names and passwords', async () => {
    const look = async () =>
      (
        await world.pool.query(
          'select member_id, account, type, upline_member_id from members.member order by 1',
        )
      ).rows
    const before = await look()
    const accounts = await world.seed()
    expect(await look()).toEqual(before)
    // An operator's name does not exist here, and a few such tries from one address require a captcha.
    for (const [at, { role, username, password }] of accounts.entries()) {
      const { status } = await world.login(username, password, { address: `203.0.113.${at}` })
      expect([role, status]).toEqual([role, role === 'operator' ? 401 : 200])
    }
  })

  it('all of them have the mark that operators see, including those from before it existed', async () => {
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

  it('is refused on a server that is not a demo, and for a brand that is not a demo brand', async () => {
    await expect(seed(false, true)).rejects.toThrow('demo brand')
    await expect(seed(true, false)).rejects.toThrow('demo brand')
  })
})

describe('the members played by programs', () => {
  it('are refused outside the demo brand, and outside a server for demos', async () => {
    await expect(seedMembers(true, false)).rejects.toThrow('DEMO=1')
    await expect(seedMembers(false, true)).rejects.toThrow('DEMO=1')
  })

  it('are thirty marked accounts with a CPF and an unpublished password', async () => {
    await seedMembers(true, true)
    const { rows } = await world.pool.query(
      `select count(*) from members.member where is_demo and payee_name is not null and tax_id is not null`,
    )
    expect(Number(rows[0]?.['count'])).toBe(30)
    expect((await world.login('dudinha.bh', demoPasswords.member)).status).not.toBe(200)
    expect((await world.login('dudinha.bh', 'known-to-nobody-else')).status).toBe(200)
  })
})
