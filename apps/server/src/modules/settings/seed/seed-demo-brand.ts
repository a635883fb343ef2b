import type { Jurisdiction } from '@trevo/contract/jurisdiction-rules.ts'
import type { InEachLanguage } from '@trevo/languages/languages.ts'
import { moduleIds } from '@trevo/contract/module-ids.ts'
import { prizeModes } from '@trevo/contract/wps/lottery/shapes.ts'
import { registerFields, type FieldRule, type RegisterField } from '@trevo/contract/wps/system.ts'
import type { Pool } from '@trevo/database/connect.ts'
import type { LegalNotices } from '../domain/settings-rows.ts'

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

type DemoBrand = {
  readonly merchant: string
  readonly name: string
  readonly company: string
  /** Made up, with right check digits. */
  readonly cnpj: string
  readonly copyrightYear: number
  readonly jurisdiction: Jurisdiction
  readonly mainDomain: string
  readonly domains: readonly string[]
}

const trevo: DemoBrand = {
  merchant: 'trevo',
  name: 'Trevo',
  company: 'Trevo Jogos Ltda',
  cnpj: '11222333000181',
  // FOOTER-3.
  copyrightYear: 2023,
  jurisdiction: 'open',
  mainDomain: '127.0.0.1',
  domains: ['127.0.0.1', 'localhost'],
}

/** Browsers reach a name below `localhost` on this machine. */
const brazil: DemoBrand = {
  merchant: 'trevobr',
  name: 'Trevo Brasil',
  company: 'Trevo Apostas do Brasil Ltda',
  cnpj: '44556677000186',
  copyrightYear: 2026,
  jurisdiction: 'br',
  mainDomain: 'br.localhost',
  domains: ['br.localhost'],
}

/** Made up: the demo holds no authorisation, and says so. */
const brazilNotices: LegalNotices = {
  licence: 'Demonstração, sem autorização da SPA/MF',
  regulator: 'Secretaria de Prêmios e Apostas (SPA/MF)',
  regulatorUrl:
    'https://www.gov.br/fazenda/pt-br/composicao/orgaos/secretaria-de-premios-e-apostas',
  ombudsman: 'Ouvidoria 0800 000 0000',
  ombudsmanPath: 'tel:08000000000',
  texts: {
    PT: {
      warning: 'Jogue com responsabilidade. Apostar pode causar dependência e perdas.',
      barred:
        'É proibido apostar para menores de 18 anos, pessoas impedidas pelo cadastro central, agentes públicos da área e quem pode influir no resultado.',
    },
    EN: {
      warning: 'Play responsibly. Betting can be addictive and cost you money.',
      barred:
        'Nobody may bet who is under 18, barred by the central register, a public agent of the sector, or able to influence the result.',
    },
  },
}

const insertBrand = `
  insert into settings.brand (
    merchant, name, default_language, languages, currency, currency_symbol, copyright_year,
    age_message, show_captcha, jurisdiction, main_domain, domains, image_cdns, launch_game_cdns,
    agent_types, trial_types, is_single_wallet, demo, demo_play, jackpot_base_minor,
    jackpot_step_minor, jackpot_interval_ms, jackpot_started_at, jackpot_pool, company_id
  ) values (
    $1, $2, 'PT', '{EN,PT}', 'BRL', 'R$', $7, 18, false, $3, $4, $5, '{}', '{}', '{1,2,41,42}',
    '{4}', true, true, true, 84129773300, 1651100, 3000, now(), 'trevo', $6
  )
  returning id`

/** The brand with its company, created together once. */
const insertOnce = async (pool: Pool, brand: DemoBrand): Promise<number> => {
  const { merchant, name, company, cnpj, copyrightYear, jurisdiction, mainDomain, domains } = brand
  const known = await pool.query<{ id: number }>(
    'select id from settings.brand where merchant = $1',
    [merchant],
  )
  if (known.rows[0]) return known.rows[0].id
  const { rows: companies } = await pool.query<{ id: number }>(
    'insert into settings.company (name, cnpj) values ($1, $2) returning id',
    [company, cnpj],
  )
  const companyId = companies[0]?.id
  const values = [merchant, name, jurisdiction, mainDomain, domains, companyId, copyrightYear]
  const { rows } = await pool.query<{ id: number }>(insertBrand, values)
  if (!rows[0]) throw new Error(`the demo brand ${merchant} was not written`)
  return rows[0].id
}

/** What a brand of the demo has besides its row; an operator's changes are kept. */
const fillBrand = async (pool: Pool, brandId: number): Promise<void> => {
  for (const field of registerFields) {
    const rule = demoRules[field] ?? off
    await pool.query(
      `insert into settings.register_rule values ($1, $2, $3, $4, $5, $6, $7, $8)
       on conflict do nothing`,
      [
        brandId,
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
  await pool.query(
    `insert into settings.module_switch
     select $1, m.id, null, not m.id = any($3::text[]) from unnest($2::text[]) m (id)
     on conflict do nothing`,
    [brandId, moduleIds, [...switchedOff]],
  )
  await pool.query(
    `insert into settings.customer_service (brand_id, position, kind, titles, path)
     values ($1, 'ALL', 'EMAIL', $2, 'mailto:atendimento@trevo.example'),
       ($1, 'ALL', 'CHAT', $3, '/chat')
     on conflict do nothing`,
    [brandId, customerService, liveChat],
  )
  // Only if none is stored yet: an operator may have removed a type.
  await pool.query(
    `insert into settings.lottery_type (brand_id, prize_mode, sort_order)
     select $1, m.prize_mode, m.n from unnest($2::text[]) with ordinality m (prize_mode, n)
     where not exists (select from settings.lottery_type where brand_id = $1)`,
    [brandId, prizeModes],
  )
}

/**
 * The demo brand `trevo`, created once; running it again keeps an operator's changes. It serves this machine, and
 * the host under which this server is reached.
 */
export const seedDemoBrand = async (pool: Pool, siteHost = '127.0.0.1'): Promise<number> => {
  const brandId = await insertOnce(pool, trevo)
  await pool.query(
    `update settings.brand set domains = domains || $2::text
     where id = $1 and not domains @> array[$2::text]`,
    [brandId, siteHost],
  )
  await fillBrand(pool, brandId)
  return brandId
}

/** The demo's brand under the rules of Brazil, of a company of its own, at `br.localhost`. */
export const seedBrazilBrand = async (pool: Pool): Promise<number> => {
  const brandId = await insertOnce(pool, brazil)
  await pool.query(
    `update settings.brand set legal_notices = $2 where id = $1 and legal_notices = '{}'`,
    [brandId, brazilNotices],
  )
  await fillBrand(pool, brandId)
  return brandId
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
