/** The code that PostgreSQL (SQLSTATE) or the system gave an error; empty for any other. */
export const errorCodeOf = (error: unknown): string =>
  error instanceof Error ? String((error as { code?: unknown }).code ?? '') : ''
