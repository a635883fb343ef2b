import { tables, type Tx } from '@trevo/database/connect.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { isSameHash } from '../domain/hash-codes.ts'
import { deleteCode, takeTry } from '../repository/codes.ts'
import type { VerificationTables } from '../repository/tables.ts'
import type { CodeDependencies, CodePurpose } from './send-code.ts'

export type CodeCheck = {
  readonly brandId: number
  readonly purpose: CodePurpose
  /** The number it was sent to. */
  readonly to: string
  readonly code: string
}

/** A verified number or address. */
export type Proof = {
  /**
   * Uses the proof up in the transaction of its use, so that a refusal there leaves it for another try. Refuses
   * `code.expired` for a second use of the same one.
   */
  spend(tx: Tx): Promise<void>
}

/** The purposes whose codes serve this one. */
const purposesFor = (purpose: CodePurpose): readonly CodePurpose[] =>
  purpose === 'login' || purpose === 'recover' ? [purpose, 'loginOrRecover'] : [purpose]

/**
 * Checks a code; every check is a try, kept even if the caller's transaction fails. Refuses `code.missing`,
 * `code.wrong`, and `code.expired` for a code that is too old, tried too often, used or never sent.
 */
export const createCheckCode =
  ({ database, clock, hashes }: Pick<CodeDependencies, 'database' | 'clock' | 'hashes'>) =>
  async ({ brandId, purpose, to, code }: CodeCheck): Promise<Proof> => {
    if (code === '') throw new Refusal('code.missing')
    const place = { brandId, target: hashes.ofTarget(brandId, to) }
    const expected = await takeTry(database.db, place, purposesFor(purpose), clock.now())
    if (!expected) throw new Refusal('code.expired')
    const key = { ...place, purpose: expected.purpose }
    if (!isSameHash(expected.codeHash, hashes.ofCode(key, code))) throw new Refusal('code.wrong')
    return {
      spend: async (tx) => {
        const isFirst = await deleteCode(tables<VerificationTables>(tx), key, expected.codeHash)
        if (!isFirst) throw new Refusal('code.expired')
      },
    }
  }
