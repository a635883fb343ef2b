import { createHash } from 'node:crypto'

/** What entry 1 is chained to. */
export const chainStart = '0'.repeat(64)

/** Each entry covers the one before it, so none can be changed without changing all later ones. */
export const chainOf = (
  previous: string,
  entry: { readonly number: bigint; readonly commitment: string; readonly committedAt: Date },
): string =>
  createHash('sha256')
    .update(`${previous}:${entry.number}:${entry.commitment}:${entry.committedAt.toISOString()}`)
    .digest('hex')
