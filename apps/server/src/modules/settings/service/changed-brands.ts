import type { BrandPicture, SettingsPicture } from './picture-brands.ts'

const textOf = ({ row, whitelabel, registerRules, customerServices, resources }: BrandPicture) =>
  JSON.stringify([row, whitelabel, registerRules, customerServices, resources], (_key, value) =>
    typeof value === 'bigint' ? String(value) : (value as unknown),
  )

/** The brands of which something is different from before, new ones among them. */
export const changedBrands = (
  before: SettingsPicture,
  now: SettingsPicture,
): readonly BrandPicture[] => {
  const texts = new Map(before.brands.map((one) => [one.id, textOf(one)]))
  return now.brands.filter((one) => texts.get(one.id) !== textOf(one))
}
