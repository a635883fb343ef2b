import { createHmac } from 'node:crypto'

/**
 * What a page sends once the PIN was typed there: of this session and this PIN, so that another session, another PIN
 * or a guess does not have it. Nothing is stored. @param pinHash salted, and known to the database alone
 */
export const pinProofOf = (pinHash: string, sessionId: string): string =>
  createHmac('sha256', pinHash).update(sessionId).digest('base64url')
