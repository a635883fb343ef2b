import { formatMoney, fromCentavos, toCentavos } from '@trevo/money/money.ts'

/** The shown amount of a pool, which grows in fractions: whole centavos, rounded down. */
export const shownAmount = (amountMinor: bigint): string =>
  formatMoney(fromCentavos(toCentavos(amountMinor, 'floor')))
