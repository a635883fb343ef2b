import { resolve } from 'node:path'
import { createLogger } from '@trevo/platform/logger.ts'
import { openServer } from '../../apps/server/src/compose/create-server.ts'
import { readConfig } from '../../apps/server/src/platform/config.ts'

/** Another copy in this process, without listener and jobs, whose clock is ahead. */
export const openCopy = (databaseUrl: string, dataDir: string, aheadMs = 0) => {
  const environment = {
    DATABASE_URL: databaseUrl,
    SECRETS_DIR: resolve(dataDir, 'secrets'),
    AUDIT_HEADS_DIR: resolve(dataDir, 'audit-heads'),
    BUILD_DIR: dataDir,
    DEMO: '1',
    ROLES: 'live',
  }
  return openServer({
    config: readConfig(environment),
    logger: createLogger('error', 'bench'),
    clock: { now: () => new Date(Date.now() + aheadMs) },
    environment,
  })
}
