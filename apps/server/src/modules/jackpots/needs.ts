import type { Database, Tx } from '@trevo/database/connect.ts'
import type { FillRandom } from '@trevo/fairness/seeds.ts'
import type { Clock } from '@trevo/platform/clock.ts'
import type { Wallet } from '../wallet/index.ts'
import type { JackpotTables } from './repository/tables.ts'

/** A stake as play knows it: its owner's id, and its own. */
export type StakeKey = { readonly vendor: string; readonly txnId: string }

/** A pool that was won. */
export type JackpotWon = {
  readonly brandId: number
  readonly code: string
  readonly memberId: bigint
  readonly nodeId: number
  readonly amountMinor: bigint
}

/** What jackpots needs from other modules. */
export type JackpotNeeds = {
  readonly database: Database<JackpotTables>
  readonly clock: Clock
  readonly wallet: Pick<Wallet, 'registerKinds' | 'registerHouse' | 'postInTx'>
  readonly identity: {
    /** Seals secrets of the database, for one owner. */
    sealSecret(text: string, owner: string): Buffer
    openSecret(sealed: Buffer, owner: string): string
  }
  readonly play: {
    /** The vendor whose ids a source in the ledger has. */
    vendorOf(source: string): string
    /**
     * Locks the settlement of a stake and, where it is settled, refuses from this commit on to give the
     * stake back.
     */
    makeStakeFinal(tx: Tx, stake: StakeKey): Promise<'final' | 'open' | 'returned'>
  }
  readonly members: {
    findMembers(
      memberIds: readonly bigint[],
      tx: Tx,
    ): Promise<readonly { readonly memberId: bigint; readonly brandId: number }[]>
    findMaskedNames(memberIds: readonly bigint[]): Promise<ReadonlyMap<bigint, string>>
  }
  readonly environment: {
    readonly fillRandom: FillRandom
  }
}
