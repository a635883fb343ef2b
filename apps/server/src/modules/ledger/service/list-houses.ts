import type { Answer } from '@trevo/contract/endpoint.ts'
import type {
  listHouseMovements,
  listHouses,
  listLedgerProofs,
} from '@trevo/contract/ops/ledger/ledger.ts'
import { formatMoney } from '@trevo/money/money.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import type { LedgerNeeds } from '../needs.ts'
import { see, type Reader } from './find-holder.ts'
import { presentTransfers } from './present-transfers.ts'

/** Every house with its balance. */
export const createListHouses =
  (needs: LedgerNeeds) => async (): Promise<Answer<typeof listHouses>> => ({
    houses: (await needs.wallet.listHouses()).map(({ name, balanceMinor, entries }) => ({
      name,
      balance: formatMoney(balanceMinor),
      entries: Number(entries),
    })),
  })

/** The latest movements of a house. @throws Refusal `ledger.house_unknown` */
export const createListHouseMovements =
  (needs: LedgerNeeds) =>
  async (
    reader: Reader,
    house: string,
    limit: number,
  ): Promise<Answer<typeof listHouseMovements>> => {
    const entries = await needs.wallet.listHouseEntries(house, limit)
    if (entries.length === 0) {
      const houses = await needs.wallet.listHouses()
      if (!houses.some(({ name }) => name === house)) throw new Refusal('ledger.house_unknown')
    }
    const ids = [...new Set(entries.map(({ transferId }) => transferId))]
    const transfers = await needs.wallet.explainTransfers(ids)
    return { list: await presentTransfers(needs, transfers, see(reader)) }
  }

/** Proofs of the ledger, and what drifted. */
export const createListLedgerProofs =
  (needs: LedgerNeeds) =>
  async (limit: number): Promise<Answer<typeof listLedgerProofs>> => {
    const proofs = await needs.wallet.listProofs(limit)
    const drifts = await needs.wallet.listDrifts(limit)
    return {
      proofs: proofs.map((proof) => ({
        provedAt: proof.provedAt.toISOString(),
        accounts: Number(proof.accounts),
        entries: Number(proof.entries),
        archivedEntries: Number(proof.archivedEntries),
        total: formatMoney(proof.totalMinor),
        problemCount: proof.problemCount,
      })),
      drifts: drifts.map(({ accountId, foundAt, balanceMinor, entriesMinor }) => ({
        accountId: String(accountId),
        foundAt: foundAt.toISOString(),
        balance: formatMoney(balanceMinor),
        entries: formatMoney(entriesMinor),
        difference: formatMoney(balanceMinor - entriesMinor),
      })),
    }
  }
