import type { AreaKey } from '@trevo/i18n/site/areas.ts'

const products: Readonly<Record<string, AreaKey<'records'>>> = {
  RNG: 'records.product.RNG',
  BGS: 'records.product.BGS',
  LIVE: 'records.product.LIVE',
  FISH: 'records.product.FISH',
  PVP: 'records.product.PVP',
  SPORTS: 'records.product.SPORTS',
  ESPORTS: 'records.product.ESPORTS',
  LOTT: 'records.product.LOTT',
  ELOTT: 'records.product.ELOTT',
  COCKFIGHT: 'records.product.COCKFIGHT',
}

/** The name of a product, by the type of its games; another one for games that are gone. */
export const productName = (gameType: string): AreaKey<'records'> =>
  products[gameType] ?? 'records.product.OTHER'
