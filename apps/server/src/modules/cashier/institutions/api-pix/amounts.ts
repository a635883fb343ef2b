import { fromCentavos, toCentavos } from '@trevo/money/money.ts'
import { z } from 'zod'

/** An amount as API Pix writes it, `12.34`. */
export const AmountShape = z
  .string()
  .regex(/^\d{1,10}\.\d{2}$/)
  .transform((text) => fromCentavos(BigInt(text.replace('.', ''))))

export const amountText = (amountMinor: bigint): string => {
  // Amounts are whole centavos by rule; a fraction here would be our bug, and floor never adds.
  const cents = toCentavos(amountMinor, 'floor').toString().padStart(3, '0')
  return `${cents.slice(0, -2)}.${cents.slice(-2)}`
}
