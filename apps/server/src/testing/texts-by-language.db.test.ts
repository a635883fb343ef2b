import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import {
  createTestDatabase,
  type TestDatabase,
} from '@trevo/database/testing/create-test-database.ts'
import { migrate, type MigrationSet } from '@trevo/database/migrate.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { serverMigrations } from '../modules/module-folders.ts'

/** The files of these modules from which on texts are stored by the code of their language. */
const since: Readonly<Record<string, string>> = {
  catalogue: '0006-texts-by-language.sql',
  // It wants columns that came later.
  members: '0014-time-zone-stays.sql',
  messaging: '0004-texts-by-language.sql',
  settings: '0004-texts-by-language.sql',
  vip: '0002-names-by-language.sql',
}

const folder = mkdtempSync(join(tmpdir(), 'trevo-migrations-'))

/** A module's migrations as they were before. */
const before = (set: MigrationSet): MigrationSet => {
  const first = since[set.module]
  if (first === undefined) return set
  const copy = join(folder, set.module)
  cpSync(set.folder, copy, {
    recursive: true,
    filter: (path) => !path.endsWith('.sql') || basename(path) < first,
  })
  return { ...set, folder: copy }
}

let database: TestDatabase

const oldRows = `
  insert into settings.brand (merchant, name, default_language, languages, currency,
    currency_symbol, copyright_year, age_message, show_captcha, jurisdiction, main_domain, domains,
    image_cdns, launch_game_cdns, agent_types, trial_types, is_single_wallet, demo,
    jackpot_base_minor, jackpot_step_minor, jackpot_interval_ms, jackpot_started_at,
    maintenance_title_en, maintenance_title_pt)
  values ('um', 'Um', 'PT', '{EN,PT}', 'BRL', 'R$', 2023, 18, false, 'open', 'a', '{a}', '{}', '{}',
    '{}', '{}', true, true, 1, 1, 1, now(), null, 'Banco novo');
  insert into settings.customer_service
    select id, 'ALL', 'EMAIL', 'Service', 'Atendimento', 'mailto:a@b.example' from settings.brand;
  insert into settings.resource select id, 'TELEGRAM', 'https://t.example', 'Canal' from settings.brand;
  insert into catalogue.vendor (code, name, game_type, category, integration, opens)
    values ('V', 'V', 'RNG', 'RNG', 'V', 'GAME');
  insert into catalogue.game (node_id, vendor_id, game_code, game_type, category, classify, name_en,
    name_pt, hue, symbols) select 1, id, 'v', 'RNG', 'RNG', 'SM', 'Sea', 'Mar', 1, '{}' from catalogue.vendor;
  insert into catalogue.room values (1, 'r', 'Masters', 'Mestres', 1, 1, 0);
  insert into catalogue.game_sheet (node_id, pitch_en, pitch_pt, rules_en, rules_pt)
    values (1, 'Deep', 'Fundo', '{One,Two}', '{Um,Dois}');
  insert into messaging.banner (brand_id, group_name, title_en, title_pt, text_en, text_pt, action_en,
    action_pt, linkage_type, linkage, hue, symbols, sort_order)
    values (1, 'w_home', 'T', 'Tp', 'X', 'Xp', 'A', 'Ap', 'URL', '', 1, '{}', 0);
  insert into messaging.announcement (brand_id, kind, title_en, title_pt, content_en, content_pt,
    published_at) values (1, 'PL', 'News', 'Novas', 'Said', 'Dito', now());
  insert into messaging.help_topic values (1, 'term', 0, 'Terms', 'Termos', 'Body', 'Corpo', now());
  insert into vip.level values (1, 0, 'Semente', 'Seed', 0, 0);`

beforeAll(async () => {
  database = await createTestDatabase(serverMigrations.map(before))
  await database.pool.query(oldRows)
  await migrate(database.url, serverMigrations)
})
afterAll(async () => {
  await database.drop()
  rmSync(folder, { recursive: true })
})

const rowOf = async (sql: string): Promise<unknown> => (await database.pool.query(sql)).rows[0]

describe('what was written in two columns', () => {
  it.each([
    ['catalogue.game', 'names', { PT: 'Mar', EN: 'Sea' }],
    ['catalogue.room', 'names', { PT: 'Mestres', EN: 'Masters' }],
    [
      'catalogue.game_sheet',
      'texts',
      {
        PT: { pitch: 'Fundo', rules: ['Um', 'Dois'] },
        EN: { pitch: 'Deep', rules: ['One', 'Two'] },
      },
    ],
    [
      'messaging.banner',
      'texts',
      {
        PT: { title: 'Tp', text: 'Xp', action: 'Ap' },
        EN: { title: 'T', text: 'X', action: 'A' },
      },
    ],
    [
      'messaging.announcement',
      'texts',
      {
        PT: { title: 'Novas', content: 'Dito', action: '' },
        EN: { title: 'News', content: 'Said', action: '' },
      },
    ],
    [
      'messaging.help_topic',
      'texts',
      { PT: { title: 'Termos', body: 'Corpo' }, EN: { title: 'Terms', body: 'Body' } },
    ],
    ['settings.brand', 'maintenance_texts', { PT: { title: 'Banco novo' } }],
    ['settings.customer_service', 'titles', { PT: 'Atendimento', EN: 'Service' }],
    ['settings.resource', 'label', 'Canal'],
    ['vip.level', 'names', { PT: 'Semente', EN: 'Seed' }],
  ])('of %s is kept in %s', async (table, column, kept) => {
    expect(await rowOf(`select ${column} as kept from ${table}`)).toEqual({ kept })
  })

  it('an announcement that is there already is not written a second time', async () => {
    const { rowCount } = await database.pool.query(
      `insert into messaging.announcement (brand_id, kind, name, texts, published_at)
       values (1, 'PL', 'News', '{"PT": {"title": "", "content": ""}}', now()) on conflict do nothing`,
    )
    expect(rowCount).toBe(0)
  })

  it('a start after that finds nothing to do', async () => {
    expect(await migrate(database.url, serverMigrations)).toEqual([])
  })
})
