import type { VerificationDb } from './tables.ts'

/** What a code is for, and whose number or address it proves. */
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

/** Takes the place of the code before. */
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

/** Counts a try and answers what it must equal; undefined when no code is left to try. */
export const takeTry = async (
  db: VerificationDb,
  key: CodeKey,
  now: Date,
): Promise<Buffer | undefined> => {
  const row = await db
    .updateTable('verification.code')
    .set((set) => ({ tries_left: set('tries_left', '-', 1) }))
    .where((where) => where.and(at(key)))
    .where('until', '>', now)
    .where('tries_left', '>', 0)
    .returning('code_hash')
    .executeTakeFirst()
  return row?.code_hash
}

/** False when somebody else was faster, or a new code was sent. */
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

/** False when the token was used before. */
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
