import { SystemStatus } from '@trevo/contract/wps/system.ts'
import { afterAll, describe, expect, test } from 'vitest'
import { deliveredRoles } from '../modules/staff/domain/delivered-roles.ts'
import { startTestServer } from './start-test-server.ts'

const server = await startTestServer({ environment: { DEMO_BRAZIL: '1' } })
afterAll(() => server.close())
const { app, modules, demoAccounts } = server.server

const read = async (host: string, url: string) => {
  const answer = await app.inject({ url, headers: { host } })
  return answer.json().value
}
const brands = ['127.0.0.1', 'br.localhost'] as const
const lobby = async (host: string): Promise<number[]> => {
  const { rows } = await server.pool.query<{ node_id: number }>(
    `select g.node_id from catalogue.game g
     left join catalogue.brand_game b on b.node_id = g.node_id
       and b.brand_id = (select id from settings.brand where $1 = any(domains))
     where coalesce(b.enabled, true) and g.lottery_type is not null order by 1`,
    [host],
  )
  return rows.map((row) => row.node_id)
}

describe('the demo’s brand of Brazil', () => {
  test('is reached by its own host, under the rules of Brazil', async () => {
    const [open, brazil] = await Promise.all(
      brands.map(async (host) => SystemStatus.parse(await read(host, '/wps/system/status'))),
    )
    expect(open?.info.brand).toMatchObject({ merchant: 'trevo', jurisdiction: 'open' })
    expect(brazil?.info.brand).toMatchObject({
      merchant: 'trevobr',
      jurisdiction: 'br',
      asksBirthDate: true,
    })
    expect(brazil?.domainValid).toBe(true)
  })

  test('L art. 15, L art. 26 § 4: its pages name licence, regulator, ombudsman, warning and who may not play', async () => {
    const [open, brazil] = await Promise.all(
      brands.map(async (host) => SystemStatus.parse(await read(host, '/wps/system/status'))),
    )
    expect(open?.info.brand.notices).toBeNull()
    expect(brazil?.info.brand.notices).toMatchObject({
      regulator: 'Secretaria de Prêmios e Apostas (SPA/MF)',
      ombudsmanPath: 'tel:08000000000',
      warning: expect.stringContaining('responsabilidade'),
    })
  })

  test('is of a company of its own, so that nobody is one person in both', async () => {
    const companies = modules.settings.brands().map(({ companyId }) => companyId)
    expect(new Set(companies).size).toBe(2)
  })

  test('each brand has lotteries and a jackpot of its own', async () => {
    const [open = [], brazil = []] = await Promise.all(brands.map(lobby))
    expect(open.length).toBeGreaterThan(brazil.length)
    // Six with draws and three scratchcards.
    expect(brazil).toHaveLength(9)
    expect(open.filter((id) => brazil.includes(id))).toEqual([])
    const { rows } = await server.pool.query<{ brands: number; games: number }>(
      `select count(distinct brand_id)::int as brands, count(*)::int as games from jackpots.game g
       join jackpots.pool p on p.id = g.pool_id group by g.node_id`,
    )
    expect(rows.length).toBeGreaterThan(0)
    for (const row of rows) expect(row).toEqual({ brands: 2, games: 2 })
  })

  test('has an operator of every role, named with it', () => {
    const operators = demoAccounts.filter(
      ({ brand, role }) => brand === 'trevobr' && role === 'operator',
    )
    const roles = new Set(operators.map(({ state }) => state))
    // Two persons open emergency access for half an hour, and an inspection of the cases until its last day.
    const lasting = Object.keys(deliveredRoles).filter(
      (code) => code !== 'emergency' && code !== 'aml_inspection',
    )
    expect([...roles].toSorted()).toEqual(lasting.toSorted())
  })

  test('names its people with their state, to be tried by hand', () => {
    const people = demoAccounts.filter(({ brand }) => brand === 'trevobr')
    expect(people.map(({ username, state }) => [username, state])).toEqual(
      expect.arrayContaining([
        ['nova.demo', 'fresh'],
        ['rosa.demo', 'with CPF, without a birth date'],
        ['lia.demo', 'verified, stakes of at most R$ 100.00 a month'],
        ['sara.demo', 'verified, a session ends after 5 minutes of play'],
      ]),
    )
  })
})
