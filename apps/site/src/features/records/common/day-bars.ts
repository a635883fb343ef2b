/** A calendar day of the reader, as its start and end instants. */
export type Day = { readonly start: Date; readonly end: Date }

/** The last `count` days up to and including that of `now`, oldest first; the last one ends at midnight. */
export const lastDays = (now: Date, count: number): Day[] =>
  Array.from({ length: count }, (_, index) => {
    const start = new Date(now.getFullYear(), now.getMonth(), now.getDate() - (count - 1 - index))
    const end = new Date(start.getFullYear(), start.getMonth(), start.getDate() + 1)
    // The end is exclusive: it belongs to the next day.
    return { start, end: new Date(end.getTime() - 1) }
  })

const scale = 4
const unitsOf = (amount: string): bigint => {
  const [whole = '0', fraction = ''] = amount.replace('-', '').split('.')
  const size = BigInt(whole) * 10n ** BigInt(scale) + BigInt(fraction.padEnd(scale, '0'))
  return amount.startsWith('-') ? -size : size
}
const amountOf = (units: bigint): string => {
  const text = String(abs(units)).padStart(scale + 1, '0')
  return `${units < 0n ? '-' : ''}${text.slice(0, -scale)}.${text.slice(-scale)}`
}
const abs = (units: bigint): bigint => (units < 0n ? -units : units)

/** `plus` minus `minus`, exact; decimal strings as on the wire. */
export const subtractAmounts = (plus: string, minus: string): string =>
  amountOf(unitsOf(plus) - unitsOf(minus))

/** The sum of both, exact; decimal strings as on the wire. */
export const addAmounts = (one: string, other: string): string =>
  amountOf(unitsOf(one) + unitsOf(other))

/** Lengths of bars relative to the longest, −1 to 1: for drawing only. */
export const sharesOf = (amounts: readonly string[]): number[] => {
  const units = amounts.map(unitsOf)
  const longest = units.reduce((most, one) => (abs(one) > most ? abs(one) : most), 0n)
  // Thousandths are enough for a length on the screen.
  return units.map((one) => (longest === 0n ? 0 : Number((one * 1000n) / longest) / 1000))
}

/** Greater than zero. */
export const isGain = (amount: string): boolean => unitsOf(amount) > 0n
