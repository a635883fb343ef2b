import { deliveredRules, ruleNames } from '@trevo/contract/jurisdiction-rules.ts'
import { createDatabase } from '@trevo/database/connect.ts'
import { createTestDatabase } from '@trevo/database/testing/create-test-database.ts'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { createLocalBus } from '../../testing/local-bus.ts'
import { fixedClock } from '../../testing/fixed-clock.ts'
import { serverMigrations } from '../module-folders.ts'
import { createSettings, seedDemoBrand, type Settings } from './index.ts'

const clock = fixedClock('2026-11-21T12:00:00Z')
const database = await createTestDatabase(serverMigrations)
const brandId = await seedDemoBrand(database.pool)
const open: Settings[] = []
const openCopy = async () => {
  const settings = await createSettings({
    database: createDatabase(database.pool),
    bus: createLocalBus(),
    clock,
    sealingKeys: { publicKeys: [] },
  })
  open.push(settings)
  return settings
}
afterEach(() => {
  for (const settings of open.splice(0)) settings.close()
})
afterAll(() => database.drop())

const rowsOf = async (key: string) => {
  const { rows } = await database.pool.query(
    `select jurisdiction, value, article, confidence from settings.rule
     where key = $1 order by jurisdiction, effective_at`,
    [key],
  )
  return rows
}

describe('rules of a jurisdiction', () => {
  it('a new installation has each rule as a row, with article and confidence where the law asks for it', async () => {
    const settings = await openCopy()
    const { rows } = await database.pool.query('select count(*)::int as count from settings.rule')
    expect(rows).toEqual([{ count: 2 * ruleNames.length }])
    expect(await rowsOf('limitRaiseDelayHours')).toEqual([
      {
        jurisdiction: 'br',
        value: 24,
        article: 'Portaria SPA/MF 1.231/2024, art. 4',
        confidence: 'M',
      },
      { jurisdiction: 'open', value: 24, article: null, confidence: null },
    ])
    expect(settings.jurisdictionRulesOf(brandId)).toEqual(deliveredRules('open'))
  })

  it('one that was planned counts from its instant on, on every copy, without being read again', async () => {
    await openCopy()
    await database.pool.query(
      `insert into settings.rule values ('open', 'stakeMaxMinor', '2026-11-21T13:00:00Z', '250000')`,
    )
    const copies = [await openCopy(), await openCopy()]
    const seen = () => copies.map((copy) => copy.jurisdictionRulesOf(brandId).stakeMaxMinor)
    expect(seen()).toEqual([500_000, 500_000])
    clock.advance(3_600_000 - 1)
    expect(seen()).toEqual([500_000, 500_000])
    clock.advance(1)
    expect(seen()).toEqual([250_000, 250_000])
  })

  it('a row of a rule that only a later version knows changes nothing', async () => {
    await database.pool.query(
      `insert into settings.rule values ('open', 'gravity', '2026-01-01T00:00:00Z', '9')`,
    )
    expect((await openCopy()).jurisdictionRulesOf(brandId)).not.toHaveProperty('gravity')
  })

  it('a value that its rule does not take stops the start', async () => {
    await database.pool.query(
      `insert into settings.rule values ('open', 'turbo', '2026-02-01T00:00:00Z', '"often"')`,
    )
    await expect(openCopy()).rejects.toThrow('boolean')
    await database.pool.query(`delete from settings.rule where value = '"often"'`)
  })
})

describe('a company', () => {
  const insertBrand = (merchant: string, company: string) =>
    database.pool.query(
      `insert into settings.brand overriding system value
       select (jsonb_populate_record(b, jsonb_build_object('id', b.id + length($1) * 10,
         'merchant', $1::text) || $2::jsonb)).*
       from settings.brand b where b.id = $3`,
      [merchant, company, brandId],
    )

  it('has three brands at most, each in a place of its own', async () => {
    await insertBrand('dois', '{"company_place": 2}')
    await insertBrand('outro', '{"company_place": 3}')
    await expect(insertBrand('quatro', '{"company_place": 3}')).rejects.toThrow('brand_of_company')
    await expect(insertBrand('quatro', '{"company_place": 4}')).rejects.toThrow('company_place')
  })

  it('a brand of which nobody says the company gets one of its own', async () => {
    await insertBrand('sozinha', '{"company_id": null}')
    const { rows } = await database.pool.query(
      `select count(*)::int as brands, count(distinct company_id)::int as companies
       from settings.brand`,
    )
    expect(rows).toEqual([{ brands: 4, companies: 2 }])
  })
})
