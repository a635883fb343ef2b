/** Checksums of earlier texts of a migration, by `module/number`. */
export type CorrectedMigrations = Readonly<Record<string, readonly string[] | undefined>>

/** Migrations that were corrected after some database had applied them, without another result. */
export const correctedMigrations: CorrectedMigrations = {
  // PostgreSQL 15.20 does not change a table whose row type a function takes.
  'limits/6': ['0dde15b9d3a629741de6990c72f71093f4f4a7bc1706c658112033eb8998834d'],
}
