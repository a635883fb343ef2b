import type { Database } from '@trevo/database/connect.ts'
import type { Kysely } from 'kysely'
import type {
  BrandRow,
  CustomerServiceRow,
  LotteryTypeRow,
  ResourceRow,
  RuleRow,
  RuleValueRow,
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
  'settings.rule': RuleValueRow
}

const all = <Name extends keyof SettingsTables>(db: Kysely<SettingsTables>, table: Name) =>
  db.selectFrom(table).selectAll().execute() as unknown as Promise<SettingsTables[Name][]> // a plain select * of this very table

/** Every setting of every brand; a few hundred rows, read together. */
export const loadSettings = async ({ db }: Database<SettingsTables>): Promise<SettingsRows> => {
  const [brands, rules, switches, customerServices, resources, lotteryTypes, jurisdictionRules] =
    await Promise.all([
      db.selectFrom('settings.brand').selectAll().orderBy('id').execute(),
      all(db, 'settings.register_rule'),
      all(db, 'settings.module_switch'),
      all(db, 'settings.customer_service'),
      all(db, 'settings.resource'),
      db.selectFrom('settings.lottery_type').selectAll().orderBy('sort_order').execute(),
      all(db, 'settings.rule'),
    ])
  return { brands, rules, switches, customerServices, resources, lotteryTypes, jurisdictionRules }
}
