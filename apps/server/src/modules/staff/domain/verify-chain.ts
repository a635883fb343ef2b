import { firstHash, hashAfter, type AuditedRow } from './audit-record.ts'

/** The end of a chain at some moment, as it was signed or as the database has it. */
export type ChainHead = { readonly position: bigint; readonly hash: Buffer }

/** The first row that is not as it was written. */
export type ChainFault = {
  readonly position: bigint
  readonly fault: 'edited' | 'missing' | 'cut' | 'replaced'
  readonly text: string
}

/**
 * Walks the chain of a brand by position, one row at a time. `heads` are those that were signed outside of
 * the database, ascending: a chain that was written again as a whole, or that a backup restored, agrees with
 * itself but not with them. The walk begins after the row `start`, whose hash is taken as it is; `heads` are then
 * those after it.
 */
export const createChainCheck = (
  heads: readonly ChainHead[],
  start: ChainHead = { position: 0n, hash: firstHash },
) => {
  let last = start
  let signed = start.position
  let next = 0

  const checkHead = (): ChainFault | undefined => {
    const head = heads[next]
    if (head?.position !== last.position) return undefined
    next += 1
    if (head.hash.equals(last.hash)) {
      signed = head.position
      return undefined
    }
    const first = signed + 1n
    const text = `rows ${first} to ${head.position} are not those that were signed`
    return { position: first, fault: 'replaced', text }
  }

  return {
    /** The fault that this row shows. */
    add: (row: AuditedRow): ChainFault | undefined => {
      const position = last.position + 1n
      if (row.position !== position) {
        return { position, fault: 'missing', text: `row ${position} is missing` }
      }
      const hash = hashAfter(last.hash, position, row)
      if (!hash.equals(row.hash)) {
        return { position, fault: 'edited', text: `row ${position} is not as it was written` }
      }
      last = { position, hash }
      return checkHead()
    },

    /** The fault that shows once there are no more rows. `end` is what the database says of the end. */
    end: (end: ChainHead | undefined): ChainFault | undefined => {
      const expected = [...heads.slice(next), ...(end ? [end] : [])].find(
        (head) => head.position > last.position || !head.hash.equals(last.hash),
      )
      if (!expected) return undefined
      const position = last.position + 1n
      const text = `the chain ends before row ${position}, and went on to row ${expected.position}`
      return { position, fault: 'cut', text }
    },

    length: (): bigint => last.position,
  }
}

/** The first fault of a whole chain; undefined where it is sound. */
export const findFault = (
  rows: readonly AuditedRow[],
  heads: readonly ChainHead[],
  end?: ChainHead,
): ChainFault | undefined => {
  const check = createChainCheck(heads)
  for (const row of rows) {
    const fault = check.add(row)
    if (fault) return fault
  }
  return check.end(end)
}
