import type { PlayableTitle } from '@trevo/titles/find-title.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import type { Dependencies } from '../../dependencies.ts'
import type { SessionRow } from '../../tables.ts'
import { walletTokenOf } from './wallet-token.ts'

/** An active session with the data for a call: the rules of its game and the platform's token. */
export type OpenSession = PlayableTitle & {
  readonly row: SessionRow
  readonly walletToken: string
}

/** Throws `rgs.session_invalid` if the token opens nothing. */
export const getOpenSession =
  (dependencies: Dependencies) =>
  async (token: string | undefined): Promise<OpenSession> => {
    const { findTitle, findSession } = dependencies
    const row = token ? await findSession(token) : null
    if (!row) throw new Refusal('rgs.session_invalid')
    const found = findTitle(row.game_code)
    if (!found) throw new Refusal('rgs.session_invalid')
    return { ...found, row, walletToken: walletTokenOf(dependencies, row) }
  }
