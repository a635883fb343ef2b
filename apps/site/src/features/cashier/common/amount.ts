/** What a person typed: the wire form, or why it cannot be sent. */
export type TypedAmount =
  | { readonly kind: 'fits'; readonly amount: string }
  | { readonly kind: 'empty' }
  | { readonly kind: 'outside' }

const toCents = (amount: string): bigint => {
  const [whole = '0', fraction = ''] = amount.split('.')
  return BigInt(whole) * 100n + BigInt(fraction.slice(0, 2).padEnd(2, '0'))
}

// People write 1000, 1000,5, 1.000,50 and 1,000.50. Only a lone sign before three digits means one
// thing in one language and another in the other: 10.505 is ten thousand to a Brazilian.
const plainShape = /^(\d{1,9})(?:[.,](\d{1,2}))?$/
const groupedWithCents = /^(\d{1,3}(?:\.\d{3})+|\d{1,3}(?:,\d{3})+)[.,](\d{1,2})$/
const groupedBy = { '.': /^(\d{1,3}(?:\.\d{3})+)$/, ',': /^(\d{1,3}(?:,\d{3})+)$/ } as const

/** Reads an amount of reais as people of the locale write it, and holds it against the bounds. */
export const readAmount = (
  text: string,
  locale: string,
  bounds: { readonly min: string; readonly max: string },
): TypedAmount => {
  const typed = text.replaceAll(/\s/g, '')
  if (typed === '') return { kind: 'empty' }
  const grouped = groupedBy[locale.startsWith('pt') ? '.' : ',']
  const match = plainShape.exec(typed) ?? groupedWithCents.exec(typed) ?? grouped.exec(typed)
  if (!match) return { kind: 'outside' }
  const whole = (match[1] ?? '').replaceAll(/[.,]/g, '')
  const amount = `${BigInt(whole)}.${(match[2] ?? '').padEnd(2, '0')}`
  const cents = toCents(amount)
  return cents < toCents(bounds.min) || cents > toCents(bounds.max)
    ? { kind: 'outside' }
    : { kind: 'fits', amount }
}

/** Keeps what can stand in an amount while it is typed. */
export const cleanAmount = (text: string): string => text.replaceAll(/[^\d.,]/g, '').slice(0, 12)

/** "100.00" as one types it: "100", or "99,50" where the comma is the decimal sign. */
export const typedForm = (amount: string, locale: string): string => {
  const [whole = '', fraction = ''] = amount.split('.')
  if (/^0*$/.test(fraction)) return whole
  return `${whole}${locale.startsWith('pt') ? ',' : '.'}${fraction}`
}
