import { describeCatalogue } from '@trevo/database/describe-catalogue.ts'
import { createTestDatabase } from '@trevo/database/testing/create-test-database.ts'
import { expect, it } from 'vitest'
import { serverMigrations } from '../modules/module-folders.ts'

// After a new migration: `npx vitest run --project db -u database-description` writes it again; the
// difference in the file is what a reviewer reads.
it('the migrated database is the one that database.txt describes', async () => {
  const database = await createTestDatabase(serverMigrations)
  try {
    await expect(await describeCatalogue(database.pool)).toMatchFileSnapshot('../../database.txt')
  } finally {
    await database.drop()
  }
})
