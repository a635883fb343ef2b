/** API Pix writes money as `\d{1,10}\.\d{2}`; internally it is whole centavos. */
export const parseCents = (text: string): bigint => BigInt(text.replace('.', ''))

export const formatCents = (cents: bigint): string => {
  const digits = cents.toString().padStart(3, '0')
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** The same for what can be below zero. */
export const formatSigned = (cents: bigint): string =>
  cents < 0n ? `-${formatCents(-cents)}` : formatCents(cents)
