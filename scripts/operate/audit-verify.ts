// npm run audit:verify Compares the operators' actions in the audit with their hashes and with the heads
// that were signed outside the database. DATABASE_URL names a database other than the demo's,
// AUDIT_HEADS_DIR and SECRETS_DIR the folders of the heads and of the key that signed them.
import path from 'node:path'
import { loadHeadKeys, verifyAudit } from '../../apps/server/src/modules/staff/commands.ts'
import { createDatabase, createPool } from '../../packages/database/src/connect.ts'
import { startEmbedded } from '../../packages/database/src/embedded.ts'
import { say } from '../common/say.ts'

const dataDir = process.env['TREVO_DATA'] ?? '.trevo/data'
const folder = path.resolve(process.env['AUDIT_HEADS_DIR'] ?? '.trevo/audit-heads')
const secretsDir = path.resolve(process.env['SECRETS_DIR'] ?? '.trevo/secrets')
const ownUrl = process.env['DATABASE_URL']

const server = ownUrl
  ? { url: ownUrl, stop: async () => undefined }
  : await startEmbedded({ dataDir: path.resolve(dataDir, 'postgres') })
const pool = createPool(server.url, { max: 1, work: 'reports', role: 'trevo_app' })
try {
  const keys = await loadHeadKeys(secretsDir, new Date())
  const verdicts = await verifyAudit(createDatabase(pool), { folder, keys })
  for (const { brandId, rows, heads, fault } of verdicts) {
    const seen = `brand ${brandId}: ${rows} rows, ${heads} signed heads`
    say(fault === undefined ? `${seen}: as they were written` : `${seen}: ${fault}`)
  }
  if (verdicts.length === 0) say('No operator has done anything yet.')
  if (verdicts.some(({ fault }) => fault !== undefined)) process.exitCode = 1
} finally {
  await pool.end()
  await server.stop()
}
