import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { migrate } from '@trevo/database/migrate.ts'
import { createTestDatabase } from '@trevo/database/testing/create-test-database.ts'
import { expect, it } from 'vitest'
import { serverMigrations } from '../modules/module-folders.ts'

/** The migrations of a module up to a number, in a folder of its own. */
const upTo = async (folder: string, module: string, last: number) => {
  const set = serverMigrations.find((one) => one.module === module)
  if (!set) throw new Error(`no module ${module}`)
  const copy = path.join(folder, module)
  await cp(set.folder, copy, {
    recursive: true,
    filter: (file) => !file.endsWith('.sql') || Number(path.basename(file).slice(0, 4)) <= last,
  })
  return { ...set, folder: copy }
}

const earlierBrand = (id: number, merchant: string) =>
  `insert into settings.brand (id, merchant, name, default_language, languages, currency,
     currency_symbol, copyright_year, age_message, show_captcha, jurisdiction, main_domain, domains,
     image_cdns, launch_game_cdns, agent_types, trial_types, is_single_wallet, jackpot_base_minor,
     jackpot_step_minor, jackpot_interval_ms, jackpot_started_at) overriding system value
   values (${id}, '${merchant}', '${merchant}', 'PT', '{PT}', 'BRL', 'R$', 2026, 18, false, 'open',
     '${merchant}', '{}', '{}', '{}', '{1}', '{4}', true, 0, 1, 1000, now());`

const member = (name: string, brandId: number, cpf: string | null) =>
  `insert into members.member (customer_id, brand_id, account, account_key, nickname, type,
     invite_code, registered_at, tax_id)
   values ('${name}', ${brandId}, '${name}', '${name}', '${name}', 0, '${name}', now(),
     ${cpf === null ? 'null' : `'${cpf}'`});`

it('data of an earlier version keep their rules and get companies and persons', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'trevo-earlier-'))
  const earlier = [await upTo(folder, 'settings', 2), await upTo(folder, 'members', 3)]
  const database = await createTestDatabase(earlier)
  try {
    const rules = { turbo: true, lockMin: 15, prizePayableMin: 0 }
    await database.pool.query(
      `${earlierBrand(1, 'um')} ${earlierBrand(2, 'dois')}
       ${member('ana', 1, '11144477735')} ${member('ana2', 2, '11144477735')} ${member('rui', 1, null)}`,
    )
    for (const [day, change, articles] of [
      ['2026-01-01', {}, {}],
      ['2026-06-01', { lockMin: 30 }, { lockMin: 'art. 9' }],
    ] as const) {
      await database.pool.query(
        `insert into settings.jurisdiction_profile values ('br', $1, $2, $3)`,
        [day, { ...rules, ...change }, articles],
      )
    }
    const now = serverMigrations.filter(({ module }) => ['settings', 'members'].includes(module))
    await migrate(database.url, now)

    const { rows: values } = await database.pool.query(
      `select key, value, article from settings.rule
       where key in ('turbo', 'lockMin', 'featureBuy') order by key, effective_at`,
    )
    expect(values).toEqual([
      { key: 'featureBuy', value: false, article: null },
      { key: 'lockMin', value: 15, article: null },
      { key: 'lockMin', value: 30, article: 'art. 9' },
      { key: 'turbo', value: true, article: null },
    ])
    const { rows: persons } = await database.pool.query(
      `select m.account, p.company_id, p.cpf from members.member m
       join members.person p using (person_id) order by m.account`,
    )
    // Until now every brand is of a company of its own, so the CPF is of two persons.
    expect(persons).toEqual([
      { account: 'ana', company_id: 1, cpf: '11144477735' },
      { account: 'ana2', company_id: 2, cpf: '11144477735' },
      { account: 'rui', company_id: 1, cpf: null },
    ])
    // A copy of the version before goes on writing.
    await database.pool.query(member('eva', 2, null))
    await database.pool.query(
      `update members.member set tax_id = '39053344705' where account = 'eva'`,
    )
    const { rows: later } = await database.pool.query(
      `select p.company_id, p.cpf from members.member m join members.person p using (person_id)
       where m.account = 'eva'`,
    )
    expect(later).toEqual([{ company_id: 2, cpf: '39053344705' }])
  } finally {
    await database.drop()
    await rm(folder, { recursive: true })
  }
})
