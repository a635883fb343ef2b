import { randomUUID } from 'node:crypto'
import { Refusal } from '@trevo/platform/refusal.ts'
import type { Clock } from '@trevo/platform/clock.ts'
import { addressKey } from '@trevo/vendor-kit/http/address.ts'
import { isAliveAt } from '../domain/session-life.ts'
import { rememberAddress } from '../repository/known-addresses.ts'
import { insertSecurityEvent } from '../../common/repository/security-events.ts'
import type { Device } from '../../common/repository/device.ts'
import { insertSession, lockParent } from '../repository/sessions.ts'
import type { IdentityDb, LoginMethod, RequiredAction, SessionKind } from '../../tables.ts'
import { makeToken } from './session-token.ts'

export type SessionOrder = {
  readonly memberId: bigint
  readonly brandId: number
  readonly kind: SessionKind
  readonly method: LoginMethod
  /** Its required action. */
  readonly requiredActions?: readonly RequiredAction[]
  readonly device: Device
  /** For a session opened by a ticket: the one that requested it, and with which this one ends. */
  readonly parentId?: string | undefined
}

// Trial sessions share a user, and a ticket opens where its address is used: neither makes a place known.
const makesKnown = ({ kind, method }: SessionOrder) => kind !== 'trial' && method !== 'ticket'

const keepAddress = async (db: IdentityDb, order: SessionOrder, at: Date): Promise<void> => {
  if (!makesKnown(order)) return
  const { memberId, brandId, device } = order
  const isNew = await rememberAddress(db, memberId, addressKey(device.address), at)
  if (!isNew) return
  await insertSecurityEvent(db, { memberId, brandId, kind: 'address_registered', device, at })
}

/**
 * Opens a session and returns its token, which is stored nowhere. Refuses `ticket.invalid` if the session whose
 * ticket opens it is over.
 */
export const createOpenSession =
  (clock: Clock) =>
  async (db: IdentityDb, order: SessionOrder): Promise<{ token: string; sessionId: string }> => {
    const { token, tokenHash } = makeToken()
    const id = randomUUID()
    const at = clock.now()
    const parent = order.parentId === undefined ? undefined : await lockParent(db, order.parentId)
    const isOrphan = order.parentId !== undefined && !(parent && isAliveAt(parent, at))
    if (isOrphan) throw new Refusal('ticket.invalid')
    await insertSession(db, { ...order, id, tokenHash, at, parent })
    await keepAddress(db, order, at)
    return { token, sessionId: id }
  }
