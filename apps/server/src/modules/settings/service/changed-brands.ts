import type { BrandSnapshot, SettingsSnapshot } from './snapshot-brands.ts'

const textOf = ({ row, whitelabel, registerRules, customerServices, resources }: BrandSnapshot) =>
  JSON.stringify([row, whitelabel, registerRules, customerServices, resources], (_key, value) =>
    typeof value === 'bigint' ? String(value) : (value as unknown),
  )

/** The brands of which something is different from before, new ones among them. */
export const changedBrands = (
  before: SettingsSnapshot,
  now: SettingsSnapshot,
): readonly BrandSnapshot[] => {
  const texts = new Map(before.brands.map((one) => [one.id, textOf(one)]))
  return now.brands.filter((one) => texts.get(one.id) !== textOf(one))
}
