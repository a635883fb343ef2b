import { formatMoney, fromCentavos, toCentavos } from '@trevo/money/money.ts'

/** The shown amount of a pool, which fills in fractions: whole centavos, never more than there is. */
export const shownAmount = (amountMinor: bigint): string =>
  formatMoney(fromCentavos(toCentavos(amountMinor, 'floor')))
