import type { Database } from '@trevo/database/connect.ts'
import type { Kysely } from 'kysely'
import type {
  BrandRow,
  CustomerServiceRow,
  LotteryTypeRow,
  ProfileRow,
  ResourceRow,
  RuleRow,
  SettingsRows,
  SwitchRow,
} from '../domain/settings-rows.ts'

export type SettingsTables = {
  'settings.brand': BrandRow
  'settings.register_rule': RuleRow
  'settings.module_switch': SwitchRow
  'settings.customer_service': CustomerServiceRow
  'settings.resource': ResourceRow
  'settings.lottery_type': LotteryTypeRow
  'settings.jurisdiction_profile': ProfileRow
}

const all = <Name extends keyof SettingsTables>(db: Kysely<SettingsTables>, table: Name) =>
  db.selectFrom(table).selectAll().execute() as unknown as Promise<SettingsTables[Name][]> // a plain select * of this very table

/** Every setting of every brand; a few hundred rows, read together. */
export const loadSettings = async ({ db }: Database<SettingsTables>): Promise<SettingsRows> => {
  const [brands, rules, switches, customerServices, resources, lotteryTypes, profiles] =
    await Promise.all([
      db.selectFrom('settings.brand').selectAll().orderBy('id').execute(),
      all(db, 'settings.register_rule'),
      all(db, 'settings.module_switch'),
      all(db, 'settings.customer_service'),
      all(db, 'settings.resource'),
      db.selectFrom('settings.lottery_type').selectAll().orderBy('sort_order').execute(),
      db.selectFrom('settings.jurisdiction_profile').selectAll().orderBy('effective_at').execute(),
    ])
  return { brands, rules, switches, customerServices, resources, lotteryTypes, profiles }
}

/** The 100 latest versions of a jurisdiction's rules, newest first. */
export const listProfiles = (
  { db }: Database<SettingsTables>,
  name: ProfileRow['name'],
): Promise<ProfileRow[]> =>
  db
    .selectFrom('settings.jurisdiction_profile')
    .selectAll()
    .where('name', '=', name)
    .orderBy('effective_at', 'desc')
    .limit(100)
    .execute()
