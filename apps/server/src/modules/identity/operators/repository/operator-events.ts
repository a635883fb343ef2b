import { randomUUID } from 'node:crypto'
import type { KnownOperator } from '../../../../platform/http/actor.ts'
import { plainAddress } from '@trevo/vendor-kit/http/address.ts'
import type { Device } from '../../common/repository/device.ts'
import type { IdentityDb, OperatorEventTable } from '../../tables.ts'

/** The origin of an operator's action, as sessions and the log store it. */
export const addressColumns = ({ address, userAgent }: Pick<Device, 'address' | 'userAgent'>) => ({
  address: plainAddress(address),
  user_agent: userAgent.slice(0, 400),
})

export type OperatorEvent = {
  /** Without a session it was a command on the operator's account. */
  readonly operator: Pick<KnownOperator, 'operatorId' | 'brandId'> & { readonly sessionId?: string }
  readonly kind: OperatorEventTable['kind']
  readonly device: Pick<Device, 'address' | 'userAgent'>
  readonly at: Date
}

/** Appends an event to the operators' log; events cannot be changed or removed. */
export const insertOperatorEvent = async (
  db: IdentityDb,
  { operator, kind, device, at }: OperatorEvent,
): Promise<void> => {
  await db
    .insertInto('identity.operator_event')
    .values({
      event_id: randomUUID(),
      at,
      brand_id: operator.brandId,
      operator_id: operator.operatorId,
      kind,
      session_id: operator.sessionId ?? null,
      ...addressColumns(device),
    })
    .execute()
}

/** What happened to these operators, the latest first. */
export const listOperatorEvents = (db: IdentityDb, operatorIds: readonly bigint[], max: number) =>
  db
    .selectFrom('identity.operator_event')
    .select(['at', 'operator_id', 'kind', 'address', 'user_agent'])
    .where('operator_id', 'in', [...operatorIds, 0n])
    .orderBy('at', 'desc')
    .limit(max)
    .execute()
