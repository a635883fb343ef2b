/** Reads "12", "12.5" or "12.50" percent as basis points. @throws RangeError for anything else */
export const readPercent = (text: string): number => {
  const match = /^(\d{1,2})(?:\.(\d{1,2}))?$/.exec(text)
  if (!match) throw new RangeError('not a percentage')
  const [, whole = '0', fraction = ''] = match
  return Number(whole + fraction.padEnd(2, '0'))
}

/** The wire form of basis points, always with two decimals. */
export const formatPercent = (rateBp: number): string => {
  const digits = String(rateBp).padStart(3, '0')
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`
}
