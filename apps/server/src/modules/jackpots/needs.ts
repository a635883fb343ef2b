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
  readonly wallet: Pick<Wallet, 'registerKinds' | 'registerHouse' | 'postInTx' | 'transferStream'>
  readonly identity: {
    /** Seals secrets of the database, for one owner. */
    sealSecret(text: string, owner: string): Buffer
    openSecret(sealed: Buffer, owner: string): string
  }
  readonly play: {
    /** The movement that takes a stake. */
    readonly stakeKind: string
    /**
     * Outcomes of stakes; undecided ones are absent. A vendor may still undo the payout of a settled one and then
     * return the stake.
     */
    settlementsOf(stakes: readonly StakeKey[]): Promise<
      ReadonlyMap<
        string,
        {
          readonly word: 'settled' | 'returned'
          /** For a settled stake, the part that was never at risk and contributes nothing. */
          readonly uncountedMinor: bigint
        }
      >
    >
    /** Locks the settlement of a stake and, if it is settled, refuses its return from this commit on. */
    makeStakeFinal(tx: Tx, stake: StakeKey): Promise<'final' | 'open' | 'returned'>
    keyOf(stake: StakeKey): string
  }
  readonly members: {
    findMaskedNames(memberIds: readonly bigint[]): Promise<ReadonlyMap<bigint, string>>
  }
  readonly environment: {
    readonly fillRandom: FillRandom
  }
}
