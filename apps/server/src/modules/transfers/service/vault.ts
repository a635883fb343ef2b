import { randomUUID } from 'node:crypto'
import { dayMs } from '@trevo/calendar/durations.ts'
import { tables } from '@trevo/database/connect.ts'
import { vaultPartsMax, type Vault, type VaultPart } from '@trevo/contract/wps/cashier/vault.ts'
import { formatMoney } from '@trevo/money/money.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { readAmount } from '../domain/read-amount.ts'
import { vaultClosed } from '../domain/transfers.ts'
import type { TransfersNeeds } from '../needs.ts'
import type { TransfersTables, VaultPartRow } from '../repository/tables.ts'
import {
  findVaultPart,
  insertVaultPart,
  listAway,
  listReturned,
} from '../repository/vault-parts.ts'

type VaultOrder = {
  readonly memberId: bigint
  readonly clientId: string
  readonly amount: string
  readonly days: number
}

const returnedShown = 10

const partOf = (row: VaultPartRow): VaultPart => ({
  id: row.id,
  amount: formatMoney(row.amount_minor),
  putAt: row.put_at.toISOString(),
  opensAt: row.opens_at.toISOString(),
  returnedAt: row.returned_at?.toISOString() ?? null,
})

/**
 * Money that members put away from themselves for some days: held in the ledger, and returned at its moment, or
 * before it where the law ends the account.
 */
export const createVault = (needs: TransfersNeeds) => {
  const { database, wallet, clock } = needs

  const getVault = async (memberId: bigint): Promise<Vault> => {
    const away = await listAway(database.db, memberId)
    const returned = await listReturned(database.db, memberId, returnedShown)
    return {
      total: formatMoney(away.reduce((sum, { amount_minor }) => sum + amount_minor, 0n)),
      parts: [...away, ...returned].map(partOf),
    }
  }

  /** The same order again puts nothing away a second time. @throws Refusal `vault.full` */
  const putInVault = async (order: VaultOrder): Promise<Vault> => {
    const { memberId, clientId, days } = order
    const amountMinor = readAmount(order.amount)
    await database.inTx(async (tx) => {
      await wallet.claimClientId(tx, 'transfers.vault', { memberId, clientId })
      const known = await findVaultPart(tx, memberId, clientId)
      if (known) {
        const isSame =
          known.amount_minor === amountMinor &&
          known.opens_at.getTime() - known.put_at.getTime() === days * dayMs
        if (!isSame) throw new Refusal('request.id_reused', { id: clientId })
        return
      }
      const at = clock.now()
      const row: VaultPartRow = {
        member_id: memberId,
        id: randomUUID(),
        client_id: clientId,
        amount_minor: amountMinor,
        put_at: at,
        opens_at: new Date(at.getTime() + days * dayMs),
        returned_at: null,
      }
      // The balance is locked from here on: of two orders at once the second counts the first's part.
      await wallet.hold(tx, vaultClosed(row))
      const away = await listAway(tables<TransfersTables>(tx), memberId)
      if (away.length >= vaultPartsMax) throw new Refusal('vault.full', { max: vaultPartsMax })
      await insertVaultPart(tx, row)
    })
    return getVault(memberId)
  }

  return {
    getVault,
    putInVault,
  }
}
