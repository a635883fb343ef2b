import { randomBytes } from 'node:crypto'
import type { Tx } from '@trevo/database/connect.ts'
import type { SessionReply } from '@trevo/contract/vendor/shapes.ts'
import type { Dependencies } from '../../dependencies.ts'
import type { SessionRow } from '../../tables.ts'
import { insertSession, tokenHashOf } from '../repository/sessions.ts'
import { boundTo } from './wallet-token.ts'

export type Swapped = NonNullable<SessionReply['session']>

export const sessionMs = 12 * 3_600_000

/** Stores the session of a launch. @returns its row, and the token that opens it. */
export const saveSession = async (
  { clock, sealing }: Pick<Dependencies, 'clock' | 'sealing'>,
  tx: Tx,
  swapped: Swapped,
): Promise<{ readonly token: string; readonly row: SessionRow }> => {
  const token = randomBytes(32).toString('base64url')
  const tokenHash = tokenHashOf(token)
  const now = clock.now()
  const row = await insertSession(tx, {
    token_hash: tokenHash,
    player_ref: swapped.playerRef,
    game_code: swapped.gameCode,
    wallet_token: sealing.seal(swapped.sessionToken, boundTo(tokenHash)),
    language: swapped.language,
    currency: 'BRL',
    profile: JSON.stringify(swapped.profile),
    lobby_url: swapped.lobbyUrl,
    deposit_url: swapped.depositUrl,
    history_url: swapped.historyUrl,
    started_at: now,
    expires_at: new Date(now.getTime() + sessionMs),
  })
  return { token, row }
}
