import type { InEachLanguage } from '@trevo/languages/languages.ts'
import { moduleIds } from '@trevo/contract/module-ids.ts'
import { prizeModes } from '@trevo/contract/wps/lottery/shapes.ts'
import { registerFields, type FieldRule, type RegisterField } from '@trevo/contract/wps/system.ts'
import type { Pool } from '@trevo/database/connect.ts'

export const off: FieldRule = {
  acceptedPattern: '*',
  minLength: 0,
  maxLength: 64,
  patternId: 0,
  enabled: false,
  required: false,
}
const on = (rule: Partial<FieldRule>): FieldRule => ({ ...off, enabled: true, ...rule })

/** Rules of the demo brand, by field. */
export const demoRules: Partial<Record<RegisterField, FieldRule>> = {
  username: on({
    acceptedPattern: '^[a-zA-Z][a-zA-Z0-9]*$',
    minLength: 4,
    maxLength: 20,
    patternId: 1,
    required: true,
  }),
  password: on({ minLength: 8, maxLength: 64, patternId: 0, required: true }),
  payeeName: on({ minLength: 3, maxLength: 60, patternId: 21 }),
  affiliateCode: { ...off, maxLength: 14, patternId: 4 },
  recommenderId: { ...off, maxLength: 20, patternId: 4 },
  paymentPassword: { ...off, minLength: 6, maxLength: 6, patternId: 6 },
  email: { ...off, minLength: 5, maxLength: 120, patternId: 3 },
  mobileNum: { ...off, minLength: 8, maxLength: 15, patternId: 6 },
  captcha: { ...off, minLength: 5, maxLength: 5, patternId: 4 },
}

// Missing features stay off, so that neither menu nor call pretends that they exist.
export const switchedOff = new Set<string>([
  // Works, but then nobody can register by username without a phone at hand.
  'REGMOBVERF3',
  'PWRESETSMS3',
])

export const customerService: InEachLanguage<string> = { PT: 'Atendimento', EN: 'Customer service' }

export const liveChat: InEachLanguage<string> = { PT: 'Chat ao vivo', EN: 'Live chat' }

const insertBrand = `
  insert into settings.brand (
    merchant, name, default_language, languages, currency, currency_symbol, copyright_year,
    age_message, show_captcha, jurisdiction, main_domain, domains, image_cdns, launch_game_cdns,
    agent_types, trial_types, is_single_wallet, demo, demo_play, jackpot_base_minor,
    jackpot_step_minor, jackpot_interval_ms, jackpot_started_at, jackpot_pool, company_id
  ) values (
    'trevo', 'Trevo', 'PT', '{EN,PT}', 'BRL', 'R$', 2023, 18, false, 'open', '127.0.0.1',
    '{127.0.0.1,localhost}', '{}', '{}', '{1,2,41,42}', '{4}', true, true, true,
    84129773300, 1651100, 3000, now(), 'trevo', $1
  )
  on conflict (merchant) do update set merchant = excluded.merchant
  returning id`

/** The company of the demo brand, created with it. */
const companyOf = async (pool: Pool): Promise<number> => {
  const { rows: known } = await pool.query<{ id: number }>(
    `select company_id as id from settings.brand where merchant = 'trevo'`,
  )
  if (known[0]) return known[0].id
  const { rows: created } = await pool.query<{ id: number }>(
    `insert into settings.company (name) values ('Trevo Jogos Ltda') returning id`,
  )
  if (!created[0]) throw new Error('the demo company was not written')
  return created[0].id
}

/**
 * The demo brand `trevo`, created once; running it again keeps an operator's changes. It serves this machine, and
 * the host under which this server is reached.
 */
export const seedDemoBrand = async (pool: Pool, siteHost = '127.0.0.1'): Promise<number> => {
  const { rows } = await pool.query<{ id: number }>(insertBrand, [await companyOf(pool)])
  const [brand] = rows
  if (!brand) throw new Error('the demo brand was not written')
  await pool.query(
    `update settings.brand set domains = domains || $2::text
     where id = $1 and not domains @> array[$2::text]`,
    [brand.id, siteHost],
  )

  for (const field of registerFields) {
    const rule = demoRules[field] ?? off
    await pool.query(
      `insert into settings.register_rule values ($1, $2, $3, $4, $5, $6, $7, $8)
       on conflict do nothing`,
      [
        brand.id,
        field,
        rule.acceptedPattern,
        rule.minLength,
        rule.maxLength,
        rule.patternId,
        rule.enabled,
        rule.required,
      ],
    )
  }
  for (const moduleId of moduleIds) {
    await pool.query(
      'insert into settings.module_switch values ($1, $2, null, $3) on conflict do nothing',
      [brand.id, moduleId, !switchedOff.has(moduleId)],
    )
  }
  await pool.query(
    `insert into settings.customer_service (brand_id, position, kind, titles, path)
     values ($1, 'ALL', 'EMAIL', $2, 'mailto:atendimento@trevo.example') on conflict do nothing`,
    [brand.id, customerService],
  )
  await pool.query(
    `insert into settings.customer_service (brand_id, position, kind, titles, path)
     values ($1, 'ALL', 'CHAT', $2, '/chat') on conflict do nothing`,
    [brand.id, liveChat],
  )
  // Only if none is stored yet: an operator may have removed a type.
  await pool.query(
    `insert into settings.lottery_type (brand_id, prize_mode, sort_order)
     select $1, m.prize_mode, m.n from unnest($2::text[]) with ordinality m (prize_mode, n)
     where not exists (select from settings.lottery_type where brand_id = $1)`,
    [brand.id, prizeModes],
  )
  return brand.id
}

/** The zone of a brand before any module exists. */
export const readTimeZone = async (pool: Pool, brandId: number): Promise<string> => {
  const { rows } = await pool.query<{ time_zone: string }>(
    'select time_zone from settings.brand where id = $1',
    [brandId],
  )
  if (!rows[0]) throw new Error(`no brand ${brandId}`)
  return rows[0].time_zone
}
