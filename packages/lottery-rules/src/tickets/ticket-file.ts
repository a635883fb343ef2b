import type { SignedReceipt } from './receipt.ts'
import type { Evidence } from './verify-receipt.ts'

/** A ticket with everything needed to check it offline. */
export type TicketFile = {
  readonly kind: 'trevo.lottery.ticket'
  readonly signed: SignedReceipt
  /** The rules that draw its lottery. */
  readonly rulesGroup: string | null
  readonly evidence: Pick<Evidence, 'keys' | 'draw' | 'proof' | 'leaves' | 'shares'>
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

const isSigned = (value: unknown): boolean => {
  if (!isRecord(value) || !isRecord(value['receipt'])) return false
  const { record, version } = value['receipt']
  const isText = typeof value['keyId'] === 'string' && typeof value['signature'] === 'string'
  return version === 1 && isRecord(record) && typeof record['placedAt'] === 'string' && isText
}

/** Parses the text of a ticket's file; undefined for any other text. Its content is still to be checked. */
export const readTicketFile = (text: string): TicketFile | undefined => {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return undefined
  }
  if (!isRecord(value) || value['kind'] !== 'trevo.lottery.ticket') return undefined
  const { evidence, signed } = value
  const isWhole = isSigned(signed) && isRecord(evidence) && Array.isArray(evidence['keys'])
  // Checked above as far as the check needs it; any other invalid value makes it fail.
  return isWhole ? (value as TicketFile) : undefined
}
