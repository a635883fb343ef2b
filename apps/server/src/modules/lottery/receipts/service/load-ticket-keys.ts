import path from 'node:path'
import {
  createSigningKeys,
  loadSigningKeys,
  type SigningKeys,
} from '../../../../platform/signing/signing-keys.ts'

/** Keys under which receipts of tickets are signed. */
export type TicketKeys = SigningKeys

/** Keys that nobody keeps, for tests and measurements. */
export const createTicketKeys = (now: Date): TicketKeys => createSigningKeys('ticket', now)

/** The keys of `<secretsDir>/lottery-tickets.json`; generated at the first start. */
export const loadTicketKeys = (secretsDir: string, now: Date): Promise<TicketKeys> =>
  loadSigningKeys(path.join(secretsDir, 'lottery-tickets.json'), 'ticket', now)
