import type { T } from '../../core/texts.tsx'

/** Products that have a name in the texts of reports. */
export const products = [
  'BGS',
  'RNG',
  'LIVE',
  'FISH',
  'PVP',
  'SPORTS',
  'ESPORTS',
  'LOTT',
  'ELOTT',
  'COCKFIGHT',
  'CONS',
] as const

/** A product in words; one without a name here bears its code. */
export const nameProduct = (t: T, code: string): string => {
  if (code === '') return t('game.none')
  const known = products.find((one) => one === code)
  return known ? t(`game.${known}`) : code
}
