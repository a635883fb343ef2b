import { randomUUID } from 'node:crypto'
import type { Clock } from '../../../platform/clock.ts'
import { insertSession, type Device } from '../repository/sessions.ts'
import type { IdentityDb, LoginMethod, SessionDemand, SessionKind } from '../repository/tables.ts'
import { makeToken } from './session-token.ts'

export type SessionOrder = {
  readonly memberId: bigint
  readonly brandId: number
  readonly kind: SessionKind
  readonly method: LoginMethod
  /** What it must do before it may go on. */
  readonly demands?: readonly SessionDemand[]
  readonly device: Device
}

/** Opens a session and answers its token, which exists nowhere else afterwards. */
export const createOpenSession =
  (clock: Clock) =>
  async (db: IdentityDb, order: SessionOrder): Promise<{ token: string; sessionId: string }> => {
    const { token, tokenHash } = makeToken()
    const id = randomUUID()
    await insertSession(db, { ...order, id, tokenHash, at: clock.now() })
    return { token, sessionId: id }
  }
