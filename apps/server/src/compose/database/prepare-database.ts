import { spreadTables } from '@trevo/database/citus/spread-tables.ts'
import { migrate } from '@trevo/database/migrate.ts'
import type { Logger } from '@trevo/platform/logger.ts'
import { serverMigrations } from '../../modules/module-folders.ts'
import { spreadPlan } from '../../modules/wallet/index.ts'
import type { Config } from '../../platform/config.ts'
import { seedDemoData } from './seed-demo.ts'

/** Brings the database up to date and, for the demo, adds the data of its brand. */
export const prepareDatabase = async ({
  config,
  logger,
}: {
  readonly config: Config
  readonly logger: Logger
}): Promise<void> => {
  const applied = await migrate(config.DATABASE_URL, serverMigrations)
  if (applied.length > 0) logger.info({ applied }, 'database migrated')
  const spread = await spreadTables(config.DATABASE_URL, spreadPlan())
  if (spread > 0) logger.info({ statements: spread }, 'tables spread over the cluster')
  if (config.DEMO === '1') await seedDemoData(config)
}
