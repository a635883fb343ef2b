// The server under test, a separate process: the whole platform over a generated catalogue, and next to it
// a bare Fastify with one empty route.
import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createPool } from '@trevo/database/connect.ts'
import { slotTitles } from '@trevo/titles/slot-titles.ts'
import { generateCatalogue } from '@trevo/testkit/catalogue/generate-titles.ts'
import { insertCatalogue } from '@trevo/testkit/catalogue/insert-catalogue.ts'
import { createHmacKey } from '@trevo/vendor-kit/signing/keys.ts'
import Fastify from 'fastify'
import { systemClock } from '@trevo/platform/clock.ts'
import { createLogger } from '@trevo/platform/logger.ts'
import { createServer } from '../../apps/server/src/compose/create-server.ts'
import { readConfig } from '../../apps/server/src/platform/config.ts'
import { keepObjectsYoung } from '../../apps/server/src/platform/engine.ts'

export type ServeOrder = { readonly databaseUrl: string; readonly titleCount: number }
export type Served = { readonly port: number; readonly emptyPort: number; readonly titles: number }

const openEmpty = async (): Promise<number> => {
  const empty = Fastify()
  empty.get('/empty', async () => ({ success: true }))
  return Number(new URL(await empty.listen({ port: 0, host: '127.0.0.1' })).port)
}

const serve = async ({ databaseUrl, titleCount }: ServeOrder): Promise<Served> => {
  const secrets = await mkdtemp(join(tmpdir(), 'trevo-bench-lobby-'))
  const keysFile = join(secrets, 'vendor-keys.json')
  await writeFile(keysFile, JSON.stringify({ vendor: 'BGS', keys: [createHmacKey('k1')] }))
  const config = readConfig({
    DATABASE_URL: databaseUrl,
    SECRETS_DIR: secrets,
    BUILD_DIR: join(secrets, 'nothing-built'),
    VENDOR_KEYS_FILE: keysFile,
    PORT: '0',
    DEMO: '1',
    RATE_LIMIT_PER_MINUTE: '100000000',
  })
  const logger = createLogger('error', 'bench')
  const server = await createServer({ config, logger, clock: systemClock, environment: {} })
  const pool = createPool(databaseUrl, { work: 'reports', max: 1 })
  const art = slotTitles.map(({ gameCode }) => gameCode)
  await insertCatalogue(pool, generateCatalogue({ titleCount: titleCount - art.length, art }))
  await pool.end()
  await server.modules.catalogue.reload()
  const { port } = new URL(await server.listen())
  return {
    port: Number(port),
    emptyPort: await openEmpty(),
    titles: server.modules.catalogue.lobby(1).games.length,
  }
}

keepObjectsYoung()
process.on('message', (order: ServeOrder) => {
  serve(order).then(
    (report) => process.send?.({ report }),
    (error: unknown) => process.send?.({ error: error instanceof Error ? error.stack : error }),
  )
})
process.on('disconnect', () => process.exit(0))
