import type { Tx } from '@trevo/database/connect.ts'
import { sql } from 'kysely'
import { Refusal } from '@trevo/platform/refusal.ts'

/** The id from a member's device for an order. */
type ClientName = { readonly memberId: bigint; readonly clientId: string }

const keyOf = ({ memberId, clientId }: ClientName): string =>
  `${memberId} ${clientId.toLowerCase()}`

type Row = { member_id: bigint; client_id: string; kind: string }

/**
 * Claims client ids for one kind of movement, until the transaction ends under the lock of their keys: an order of
 * another kind under the same id waits for it. @returns by position, why one is refused
 */
const claimClientIds = async (
  tx: Tx,
  kind: string,
  names: readonly ClientName[],
): Promise<ReadonlyMap<number, Refusal>> => {
  if (names.length === 0) return new Map()
  const members = names.map(({ memberId }) => memberId)
  const ids = names.map(({ clientId }) => clientId)
  // In a fixed order, so that two sets never deadlock.
  const { rows: own } = await sql<Row>`
    insert into wallet.client_claim (member_id, client_id, kind)
    select n.member_id, n.client_id, ${kind}::text
    from unnest(${members}::bigint[], ${ids}::uuid[]) n (member_id, client_id)
    order by n.member_id, n.client_id
    on conflict do nothing
    returning member_id, client_id, kind`.execute(tx)
  if (own.length === names.length) return new Map()
  const { rows: claimed } = await sql<Row>`
    select c.member_id, c.client_id, c.kind from wallet.client_claim c
    where c.member_id = any(${members}::bigint[]) and c.client_id = any(${ids}::uuid[])`.execute(tx)
  const kinds = new Map(
    claimed.map((row) => [keyOf({ memberId: row.member_id, clientId: row.client_id }), row.kind]),
  )
  return new Map(
    [...names.entries()]
      .filter(([, name]) => kinds.get(keyOf(name)) !== kind)
      .map(([position, { clientId: id }]) => [position, new Refusal('request.id_reused', { id })]),
  )
}

/** The same for a set of one. @throws Refusal `request.id_reused` where it is claimed for another kind. */
const claimClientId = async (tx: Tx, kind: string, name: ClientName): Promise<void> => {
  const refusal = (await claimClientIds(tx, kind, [name])).get(0)
  if (refusal) throw refusal
}

export type ClientClaims = {
  /**
   * The id from a member's device for an order, for one kind of movement: in the order's transaction, before
   * anything is locked or moved. The same kind may claim it again. @throws Refusal `request.id_reused` if it names
   * a movement of another kind.
   */
  claimClientId(tx: Tx, kind: string, name: ClientName): Promise<void>
  /** The same for many. @returns by position, the refusal of one that names a movement of another kind */
  claimClientIds(
    tx: Tx,
    kind: string,
    names: readonly ClientName[],
  ): Promise<ReadonlyMap<number, Refusal>>
}

export const clientClaims: ClientClaims = { claimClientId, claimClientIds }
