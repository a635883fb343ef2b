import type { Dependencies } from '../../dependencies.ts'
import type { SessionRow } from '../../tables.ts'

/** What the platform's token of a session is sealed to. */
export const boundTo = (tokenHash: Buffer): string => `wallet-token:${tokenHash.toString('hex')}`

/** The platform's token of a session, for its money calls. */
export const walletTokenOf = (
  { sealing }: Pick<Dependencies, 'sealing'>,
  row: Pick<SessionRow, 'wallet_token' | 'token_hash'>,
): string => sealing.open(row.wallet_token, boundTo(row.token_hash))
