/** Whether a write failed because another account has the unique value. */
export const isTakenBy = (error: unknown, indexes: readonly string[]): boolean =>
  error instanceof Error &&
  'constraint' in error &&
  typeof error.constraint === 'string' &&
  indexes.includes(error.constraint)
