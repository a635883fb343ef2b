import { fromCentavos, toCentavos } from '@trevo/money/money.ts'
import { z } from 'zod'

/** An amount in the format of API Pix, `12.34`. */
export const AmountShape = z
  .string()
  .regex(/^\d{1,10}\.\d{2}$/)
  .transform((text) => fromCentavos(BigInt(text.replace('.', ''))))

export const amountText = (amountMinor: bigint): string => {
  // Amounts are always whole centavos; a fraction here would be our bug, and rounding down never adds.
  const cents = toCentavos(amountMinor, 'floor').toString().padStart(3, '0')
  return `${cents.slice(0, -2)}.${cents.slice(-2)}`
}
