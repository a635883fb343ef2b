import type { BrandSnapshot, SettingsSnapshot } from './snapshot-brands.ts'

const textOf = (brand: BrandSnapshot) => {
  const { row, whitelabel, registerRules, customerServices, resources, lotteryTypes } = brand
  const parts = [row, whitelabel, registerRules, customerServices, resources, lotteryTypes]
  return JSON.stringify(parts, (_key, value) =>
    typeof value === 'bigint' ? String(value) : (value as unknown),
  )
}

/** Changed brands, including new ones. */
export const changedBrands = (
  before: SettingsSnapshot,
  now: SettingsSnapshot,
): readonly BrandSnapshot[] => {
  const texts = new Map(before.brands.map((one) => [one.id, textOf(one)]))
  return now.brands.filter((one) => texts.get(one.id) !== textOf(one))
}
