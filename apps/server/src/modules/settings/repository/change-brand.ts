import type { BrandChange, BrandContacts } from '@trevo/contract/ops/company/brands.ts'
import { tables, type Tx } from '@trevo/database/connect.ts'
import { parseMoney } from '@trevo/money/money.ts'
import { sql, type UpdateObject } from 'kysely'
import type { BrandParts } from '../domain/brand-sections.ts'
import type { SettingsTables } from './load-brands.ts'

const db = (tx: Tx) => tables<SettingsTables>(tx)

/** The brand's rows, locked until the transaction ends; undefined without such a brand. */
export const lockBrand = async (tx: Tx, brandId: number): Promise<BrandParts | undefined> => {
  const row = await db(tx)
    .selectFrom('settings.brand')
    .selectAll()
    .where('id', '=', brandId)
    .forUpdate()
    .executeTakeFirst()
  if (!row) return undefined
  const types = await db(tx)
    .selectFrom('settings.lottery_type')
    .select('prize_mode')
    .where('brand_id', '=', brandId)
    .orderBy('sort_order')
    .execute()
  return {
    row,
    rules: await db(tx)
      .selectFrom('settings.register_rule')
      .selectAll()
      .where('brand_id', '=', brandId)
      .execute(),
    switches: await db(tx)
      .selectFrom('settings.module_switch')
      .selectAll()
      .where('brand_id', '=', brandId)
      .execute(),
    lotteryTypes: types.map((one) => one.prize_mode),
  }
}

/** Whether another brand answers at one of these hosts. */
export const isHostTaken = async (
  tx: Tx,
  brandId: number,
  hosts: readonly string[],
): Promise<boolean> => {
  const found = await db(tx)
    .selectFrom('settings.brand')
    .select('id')
    .where('id', '!=', brandId)
    .where(sql<boolean>`domains && ${sql.val([...hosts])}::text[]`)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

const json = (value: unknown) => sql<never>`${JSON.stringify(value)}::jsonb`

const update = async (
  tx: Tx,
  brandId: number,
  columns: UpdateObject<SettingsTables, 'settings.brand'>,
): Promise<void> => {
  await db(tx).updateTable('settings.brand').set(columns).where('id', '=', brandId).execute()
}

const saveRules = async (
  tx: Tx,
  brandId: number,
  { rules }: Extract<BrandChange, { section: 'register' }>,
): Promise<void> => {
  for (const [field, rule] of Object.entries(rules)) {
    await db(tx)
      .updateTable('settings.register_rule')
      .set({
        accepted_pattern: rule.acceptedPattern,
        min_length: rule.minLength,
        max_length: rule.maxLength,
        pattern_id: rule.patternId,
        enabled: rule.enabled,
        required: rule.required,
      })
      .where('brand_id', '=', brandId)
      .where('field', '=', field)
      .execute()
  }
}

const saveSwitches = async (
  tx: Tx,
  brandId: number,
  { modules }: Extract<BrandChange, { section: 'modules' }>,
): Promise<void> => {
  for (const [moduleId, enabled] of Object.entries(modules)) {
    await db(tx)
      .insertInto('settings.module_switch')
      .values({ brand_id: brandId, module_id: moduleId, parent_id: null, enabled })
      .onConflict((row) => row.columns(['brand_id', 'module_id']).doUpdateSet({ enabled }))
      .execute()
  }
}

const saveLotteryTypes = async (
  tx: Tx,
  brandId: number,
  { types }: Extract<BrandChange, { section: 'lotteries' }>,
): Promise<void> => {
  await db(tx).deleteFrom('settings.lottery_type').where('brand_id', '=', brandId).execute()
  if (types.length === 0) return
  await db(tx)
    .insertInto('settings.lottery_type')
    .values(types.map((prize_mode, n) => ({ brand_id: brandId, prize_mode, sort_order: n + 1 })))
    .execute()
}

const columnsOf = (
  change: Exclude<BrandChange, { section: 'register' | 'modules' | 'lotteries' }>,
): UpdateObject<SettingsTables, 'settings.brand'> => {
  switch (change.section) {
    case 'availability':
      return {
        maintenance: change.maintenance,
        maintenance_ends_at: change.endsAt === null ? null : new Date(change.endsAt),
        maintenance_texts: json(change.texts),
      }
    case 'profile':
      return {
        name: change.name,
        languages: change.languages,
        default_language: change.defaultLanguage,
        jurisdiction: change.jurisdiction,
        age_message: change.ageMessage,
        copyright_year: change.copyrightYear,
        show_captcha: change.showCaptcha,
        demo_play: change.demoPlay,
        gtag_id: change.gtagId,
        encrypts_service_paths: change.encryptsServicePaths,
      }
    case 'domains':
      return {
        main_domain: change.mainDomain,
        domains: change.domains,
        image_cdns: change.imageCdns,
        launch_game_cdns: change.launchGameCdns,
      }
    case 'access':
      return {
        allowed_countries: change.allowedCountries,
        blocked_countries: change.blockedCountries,
        allowed_addresses: change.allowedAddresses,
        blocked_addresses: change.blockedAddresses,
      }
    case 'phone':
      return {
        phone_auth_mode: change.mode,
        firebase_config: change.firebase === null ? null : json(change.firebase),
        code_minutes: change.codeMinutes,
        sms_per_day_max: change.smsPerDayMax,
      }
    case 'notices': {
      const { section: _, ...notices } = change
      return { legal_notices: json(notices) }
    }
    case 'jackpot':
      return {
        jackpot_base_minor: parseMoney(change.base),
        jackpot_step_minor: parseMoney(change.step),
        jackpot_interval_ms: change.intervalMs,
        jackpot_pool: change.pool,
      }
    default:
      return change satisfies never
  }
}

/** Writes a section of a locked brand. */
export const saveSection = (tx: Tx, brandId: number, change: BrandChange): Promise<void> => {
  switch (change.section) {
    case 'register':
      return saveRules(tx, brandId, change)
    case 'modules':
      return saveSwitches(tx, brandId, change)
    case 'lotteries':
      return saveLotteryTypes(tx, brandId, change)
    default:
      return update(tx, brandId, columnsOf(change))
  }
}

/** The contacts and links of a locked brand. */
export const readContacts = async (tx: Tx, brandId: number): Promise<BrandContacts> => {
  const contacts = await db(tx)
    .selectFrom('settings.customer_service')
    .select(['position', 'kind', 'titles', 'path'])
    .where('brand_id', '=', brandId)
    .orderBy('position')
    .orderBy('kind')
    .execute()
  const links = await db(tx)
    .selectFrom('settings.resource')
    .select(['resource_type as kind', 'url', 'label'])
    .where('brand_id', '=', brandId)
    .orderBy('resource_type')
    .execute()
  return { contacts: contacts.map((one) => ({ ...one, titles: { ...one.titles } })), links }
}

/** Replaces the contacts and links of a locked brand. */
export const saveContacts = async (
  tx: Tx,
  brandId: number,
  { contacts, links }: BrandContacts,
): Promise<void> => {
  await db(tx).deleteFrom('settings.customer_service').where('brand_id', '=', brandId).execute()
  await db(tx).deleteFrom('settings.resource').where('brand_id', '=', brandId).execute()
  if (contacts.length > 0) {
    await db(tx)
      .insertInto('settings.customer_service')
      .values(contacts.map((one) => ({ ...one, brand_id: brandId, titles: json(one.titles) })))
      .execute()
  }
  if (links.length === 0) return
  await db(tx)
    .insertInto('settings.resource')
    .values(
      links.map(({ kind, url, label }) => ({
        brand_id: brandId,
        resource_type: kind,
        url,
        label,
      })),
    )
    .execute()
}
