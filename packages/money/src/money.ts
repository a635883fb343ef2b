import { divide, type RoundingMode } from './share.ts'

declare const unit: unique symbol

/** An amount in 1/10,000 BRL. A plain bigint at run time; the brand marks a checked value. */
export type Minor = bigint & { readonly [unit]: 'minor' }

/** Units per real and per centavo. */
export const minorPerReal = 10_000n
export const minorPerCentavo = 100n

// The widest a signed 64-bit column can hold.
const largest = 2n ** 63n - 1n
const decimal = /^(-?)(0|[1-9]\d{0,14})(?:\.(\d{1,4}))?$/

/** Declares that a bigint is in our unit. @throws RangeError beyond 64 bits. */
export const minor = (amount: bigint): Minor => {
  if (amount > largest || amount < -largest) throw new RangeError('amount beyond 64 bits')
  // The only place where the brand is applied.
  return amount as Minor
}

/** Parses "12.50": digits, at most 4 decimals, an optional leading minus; undefined for any other text. */
export const findMoney = (text: string): Minor | undefined => {
  const match = decimal.exec(text)
  if (!match) return undefined
  const [, sign, whole = '', fraction = ''] = match
  const amount = BigInt(whole) * minorPerReal + BigInt(fraction.padEnd(4, '0'))
  return amount > largest ? undefined : minor(sign ? -amount : amount)
}

/** Like `findMoney`. @throws RangeError if the text is not an amount. */
export const parseMoney = (text: string): Minor => {
  const found = findMoney(text)
  if (found === undefined) throw new RangeError('not an amount of money')
  return found
}

/** The wire form: at least two decimals and no more than needed, "12.50", "0.0001". */
export const formatMoney = (amountMinor: bigint): string => {
  const sign = amountMinor < 0n ? '-' : ''
  const size = amountMinor < 0n ? -amountMinor : amountMinor
  const fraction = String(size % minorPerReal).padStart(4, '0')
  return `${sign}${size / minorPerReal}.${fraction.slice(0, 2)}${fraction.slice(2).replace(/0+$/, '')}`
}

/** Like `findMoney`, for an amount that moves: above zero, in whole centavos; otherwise undefined. */
export const findPayable = (text: string): Minor | undefined => {
  const found = findMoney(text)
  return found !== undefined && found > 0n && isWholeCentavos(found) ? found : undefined
}

export const fromCentavos = (centavos: bigint): Minor => minor(centavos * minorPerCentavo)

/** Rounds an amount to whole centavos by the given mode. */
export const toCentavos = (amountMinor: bigint, mode: RoundingMode): bigint =>
  divide(amountMinor, minorPerCentavo, mode)

/** True if the amount can be paid out: no fraction of a centavo. */
export const isWholeCentavos = (amountMinor: bigint): boolean =>
  amountMinor % minorPerCentavo === 0n
