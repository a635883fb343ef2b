import { unitOfKind, type LimitKind } from '@trevo/contract/wps/limits.ts'

/** `60` and `60,5` as the server reads them; undefined for anything else. */
export const readTyped = (kind: LimitKind, text: string): string | undefined => {
  const plain = text
    .trim()
    .replace(/\.(?=\d{3}(\D|$))/g, '')
    .replace(',', '.')
  if (unitOfKind[kind] !== 'money')
    return /^\d{1,6}$/.test(plain) ? String(Number(plain)) : undefined
  if (!/^\d{1,9}(\.\d{1,2})?$/.test(plain)) return undefined
  const [whole, cents = ''] = plain.split('.')
  return `${Number(whole)}.${cents.padEnd(2, '0')}`
}
