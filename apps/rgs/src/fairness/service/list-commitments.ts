import type { Dependencies } from '../../dependencies.ts'
import { listCommitmentsFrom } from '../repository/seeds.ts'

const pageSize = 500

/** A page of the public log, in order. */
export const listCommitments =
  ({ database }: Dependencies) =>
  async (from: number) => {
    const rows = await listCommitmentsFrom(database.db, BigInt(from), pageSize)
    const last = rows.length === pageSize ? rows.at(-1) : undefined
    return {
      entries: rows.map((row) => ({
        number: Number(row.number),
        commitment: row.commitment,
        committedAt: row.committed_at.toISOString(),
        chain: row.chain,
      })),
      nextFrom: last ? Number(last.number) + 1 : null,
    }
  }
