import { rm } from 'node:fs/promises'
import path from 'node:path'
import { startEmbedded } from '@trevo/database/embedded.ts'
import { createPool } from '@trevo/database/connect.ts'
import { slotTitles } from '@trevo/titles/slot-titles.ts'
import { generateCatalogue } from '@trevo/testkit/catalogue/generate-titles.ts'
import { insertCatalogue } from '@trevo/testkit/catalogue/insert-catalogue.ts'
import { makeSecrets } from '../../scripts/common/make-secrets.ts'
import { startProcess } from '../../scripts/common/start-process.ts'

export type OpenSite = { readonly origin: string; readonly titles: number; stop(): Promise<void> }

const repository = path.resolve(import.meta.dirname, '../..')

/** Waits until the server shows the catalogue that was just written. */
const untilListed = async (origin: string, titles: number): Promise<void> => {
  const deadline = Date.now() + 60_000
  while (Date.now() < deadline) {
    const answer = await fetch(`${origin}/wps/relay/GCSGAME_gameList?pageNo=1&pageSize=20`, {
      headers: { Merchant: 'trevo', Language: 'PT', ModuleId: 'GAMELO3' },
    })
    const { value } = (await answer.json()) as { value?: { totalCount: number } }
    if ((value?.totalCount ?? 0) >= titles) return
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
  throw new Error('The server does not show the generated titles.')
}

/** The platform on a fresh database with `titleCount` generated titles, from the production build. */
export const openSite = async (titleCount: number, port: number): Promise<OpenSite> => {
  const folder = path.join(repository, '.trevo', `bench-web-${port}`)
  await rm(folder, { recursive: true, force: true })
  const database = await startEmbedded({ dataDir: path.join(folder, 'postgres') })
  const secretsDir = path.join(folder, 'secrets')
  const { vendorKeys } = await makeSecrets(secretsDir)
  const origin = `http://127.0.0.1:${port}`
  const server = await startProcess(
    'server',
    path.join(repository, 'apps/server/src/main.ts'),
    {
      DATABASE_URL: database.url,
      SECRETS_DIR: secretsDir,
      PSP_TLS_DIR: path.join(secretsDir, 'pix'),
      VENDOR_KEYS_FILE: vendorKeys,
      BUILD_DIR: path.resolve(process.env['BUILD_DIR'] ?? path.join(repository, '.trevo')),
      SITE_ORIGIN: origin,
      PORT: String(port),
      LOG_LEVEL: 'warn',
      NODE_ENV: 'production',
      RATE_LIMIT_PER_MINUTE: '100000',
      DEMO: '1',
      // A production start requires providers; nothing is sent here.
      SMTP_URL: 'smtp://127.0.0.1:9',
      MAIL_FROM: 'bench@example.com',
      SMS_GATEWAY_URL: 'http://127.0.0.1:9',
      SMS_GATEWAY_TOKEN: 'none',
    },
    () => undefined,
  )
  const stop = async () => {
    await server.stop()
    await database.stop()
    await rm(folder, { recursive: true, force: true })
  }
  try {
    const pool = createPool(database.url, { work: 'reports', max: 1 })
    const art = slotTitles.map(({ gameCode }) => gameCode)
    const catalogue = generateCatalogue({ titleCount, art })
    await insertCatalogue(pool, catalogue)
    await pool.end()
    await untilListed(origin, titleCount)
  } catch (error) {
    await stop()
    throw error
  }
  return { origin, titles: titleCount, stop }
}
