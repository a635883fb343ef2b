import { sql } from 'kysely'
import type { Claim } from '../domain/bound.ts'
import type { AgentsDb, ContractRow } from '../../tables.ts'

/** A signed contract with the place of its receiver. */
export type SignedClaim = Claim & {
  readonly contractId: string
  readonly receiverId: bigint
  /** For the receiver: everybody above from the top, itself last. */
  readonly path: readonly bigint[]
}

type Row = Pick<
  ContractRow,
  'contract_id' | 'receiver_id' | 'contract_type' | 'product' | 'rate_bp'
> & {
  readonly path: bigint[]
}

const claimOf = (row: Row): SignedClaim => ({
  contractId: row.contract_id,
  receiverId: row.receiver_id,
  contractType: row.contract_type,
  product: row.product,
  rateBp: row.rate_bp,
  path: row.path,
})

/** Signed contracts of an agent, its uplines and its downline. */
export const listSignedAround = async (
  db: AgentsDb,
  brandId: number,
  memberId: bigint,
): Promise<readonly (SignedClaim & { readonly isAbove: boolean })[]> => {
  const { rows } = await sql<Row & { is_above: boolean }>`
    select c.contract_id, c.receiver_id, c.contract_type, c.product, c.rate_bp, n.path,
      not n.path @> array[${memberId}::bigint] as is_above
    from agents.contract c join agents.node n on n.member_id = c.receiver_id
    where c.brand_id = ${brandId} and c.status in ('A', 'V')
      and (n.path @> array[${memberId}::bigint] or c.receiver_id in (select unnest(path) from agents.node where member_id = ${memberId}))`.execute(
    db,
  )
  return rows.map((row) => ({ ...claimOf(row), isAbove: row.is_above }))
}

/** All signed contracts of a brand. */
export const listSigned = async (
  db: AgentsDb,
  brandId: number,
): Promise<readonly SignedClaim[]> => {
  const { rows } = await sql<Row>`
    select c.contract_id, c.receiver_id, c.contract_type, c.product, c.rate_bp, n.path
    from agents.contract c join agents.node n on n.member_id = c.receiver_id
    where c.brand_id = ${brandId} and c.status in ('A', 'V')
    order by cardinality(n.path), c.receiver_id, c.contract_type, c.product`.execute(db)
  return rows.map(claimOf)
}
