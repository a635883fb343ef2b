/**
 * A claim is a row of the caller's own that decides, in the same commit, whether a command of a
 * batch is posted: the process that pays out a stake must be the one that decided to pay rather than return it.
 * One SQL function of the caller's schema claims for all commands of a batch that need it:
 *
 *   fn(at timestamptz, positions integer[], txn_ids text[], accounts bigint[], amounts bigint[],
 *      value_1 text[], …) returns integer[]
 *
 * Positions count from 1 and point into txn_ids, accounts and signed amounts of the whole batch; the
 * values are in the order of the positions. It returns the positions that lost: nothing of them is
 * posted, and their callers get `ClaimLost`. The guard of stakes returns those that it admitted as well, each
 * with a minus.
 *
 * A second function with the same arguments may claim for batches treated as new. It writes its rows
 * plainly, which costs about a fifth less, and returns none: where a row was there before, its key objects
 * (unique_violation), nothing is done, and the first function is asked.
 */
export type ClaimDefinition = {
  /** The function with its schema. */
  readonly call: string
  /** The one for batches treated as new; without it `call` claims for them too. */
  readonly callForNew?: string
  /** How many values a claim brings. */
  readonly valueCount: number
}

/** Names that may be put into a statement unquoted: schema and name. */
export const isFunctionName = (name: string): boolean => /^[a-z_]+\.[a-z_]+$/.test(name)

/** @throws Error if it is not a valid name. */
export const assertClaim = ({ call, callForNew = call, valueCount }: ClaimDefinition): void => {
  for (const name of [call, callForNew]) {
    if (!isFunctionName(name)) throw new Error(`wallet: ${name} is not a function name`)
  }
  if (!Number.isInteger(valueCount) || valueCount < 1)
    throw new Error(`wallet: ${call} needs values`)
}

/** Another caller made the claim: this one reads its own row to find out which. */
export class ClaimLost extends Error {
  override name = 'ClaimLost'
}
