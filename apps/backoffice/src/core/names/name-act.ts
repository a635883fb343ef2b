import type { OfficeKey } from '@trevo/i18n/office/areas.ts'
import type { T } from '../texts.tsx'

/**
 * What an operator did or read, in words, where the texts of the audit are loaded. An act that this version does
 * not know bears the name of its endpoint.
 */
export const nameAct = (t: T, act: string): string => {
  const key = `act.${act}` as OfficeKey // of every endpoint, which a test holds
  const name = t(key)
  return name === key ? act : name
}
