import type { VerificationDb } from './tables.ts'

/** A code's purpose, and the number or address it proves. */
export type CodeKey = {
  readonly brandId: number
  readonly purpose: string
  readonly target: Buffer
}

const at = ({ brandId, purpose, target }: CodeKey) => ({
  brand_id: brandId,
  purpose,
  target,
})

export type NewCode = CodeKey & {
  readonly codeHash: Buffer
  readonly triesMax: number
  readonly until: Date
}

/** Replaces the previous code. */
export const saveCode = async (db: VerificationDb, code: NewCode): Promise<void> => {
  const fresh = { code_hash: code.codeHash, tries_left: code.triesMax, until: code.until }
  await db
    .insertInto('verification.code')
    .values({ ...at(code), ...fresh })
    .onConflict((conflict) =>
      conflict.columns(['brand_id', 'purpose', 'target']).doUpdateSet(fresh),
    )
    .execute()
}

export type TriedCode = { readonly purpose: string; readonly codeHash: Buffer }

/**
 * Counts a try of the last code sent for any of the purposes, and returns its expected value; undefined if that
 * code is too old or has no tries left.
 */
export const takeTry = async (
  db: VerificationDb,
  { brandId, target }: Omit<CodeKey, 'purpose'>,
  purposes: readonly string[],
  now: Date,
): Promise<TriedCode | undefined> => {
  const row = await db
    .updateTable('verification.code')
    .set((set) => ({ tries_left: set('tries_left', '-', 1) }))
    .where((where) => where.and({ brand_id: brandId, target }))
    .where('purpose', '=', (last) =>
      last
        .selectFrom('verification.code as sent')
        .select('sent.purpose')
        .where((where) => where.and({ 'sent.brand_id': brandId, 'sent.target': target }))
        .where('sent.purpose', 'in', purposes)
        // Codes of a brand have the same lifetime, so the last one sent lives longest.
        .orderBy('sent.until', 'desc')
        .orderBy('sent.purpose')
        .limit(1),
    )
    .where('until', '>', now)
    .where('tries_left', '>', 0)
    .returning(['purpose', 'code_hash'])
    .executeTakeFirst()
  return row && { purpose: row.purpose, codeHash: row.code_hash }
}

/** False if another request was faster, or a new code was sent. */
export const deleteCode = async (
  db: VerificationDb,
  key: CodeKey,
  codeHash: Buffer,
): Promise<boolean> => {
  const result = await db
    .deleteFrom('verification.code')
    .where((where) => where.and(at(key)))
    .where('code_hash', '=', codeHash)
    .executeTakeFirst()
  return result.numDeletedRows === 1n
}

/** False if the token was used before. */
export const spendToken = async (
  db: VerificationDb,
  tokenHash: Buffer,
  until: Date,
): Promise<boolean> => {
  const result = await db
    .insertInto('verification.spent_token')
    .values({ token_hash: tokenHash, until })
    .onConflict((conflict) => conflict.column('token_hash').doNothing())
    .executeTakeFirst()
  return result.numInsertedOrUpdatedRows === 1n
}
