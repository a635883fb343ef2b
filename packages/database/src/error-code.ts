/** The code that PostgreSQL gave an error (SQLSTATE), or the system its own; empty for any other. */
export const errorCodeOf = (error: unknown): string =>
  error instanceof Error ? String((error as { code?: unknown }).code ?? '') : ''
