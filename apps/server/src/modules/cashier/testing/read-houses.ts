import type { Pool } from '@trevo/database/connect.ts'
import { cashierHouses } from '../deposits/common/domain/transfers.ts'

type House = (typeof cashierHouses)[number]

/** What stands in the houses of the cashier, read from the ledger's own rows. */
export const readHouses = async (pool: Pool): Promise<Record<House, bigint>> => {
  const { rows } = await pool.query<{ name: string; balance: bigint }>(
    `select house.name, sum(shard.balance)::bigint as balance
     from wallet.house join wallet.house_shard shard on shard.house = house.id
     where house.name = any ($1) group by house.name order by house.name`,
    [cashierHouses],
  )
  const balances = new Map(rows.map(({ name, balance }) => [name, balance]))
  const of = (house: House) => balances.get(house) ?? 0n
  return {
    institution: of('institution'),
    pix_returns: of('pix_returns'),
    pix_receivables: of('pix_receivables'),
    pix_unclaimed: of('pix_unclaimed'),
  }
}
