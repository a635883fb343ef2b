import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { findPrograms } from '../../packages/database/src/testing/cluster/find-programs.ts'
import { startCluster } from '../../packages/database/src/testing/cluster/start-cluster.ts'
import { listenForStop } from '../common/listen-for-stop.ts'
import { makeSecrets } from '../common/make-secrets.ts'
import { say, step } from '../common/say.ts'
import { startProcess, type Running } from '../common/start-process.ts'

// npm run cluster: PostgreSQL with two standbys under Patroni, etcd, NATS, HAProxy and two copies of the
// server, as real processes on the loopback address; all of it is deleted at the end (Ctrl+C). PORT is the
// first of 22 ports.
const programs = findPrograms()
if ('missing' in programs) {
  say(`A cluster needs these packages of Debian: ${programs.missing.join(' ')}`)
  say('(apt-get install --no-install-recommends …). Where the address of a database is known,')
  say('npm start with DATABASE_URL needs none of them.')
  process.exit(2)
}
const signal = listenForStop()
const firstPort = Number(process.env['PORT'] ?? 5_700)
const cluster = await step('database, etcd, NATS, proxy', () => startCluster(programs, firstPort))
const copies: Running[] = []
try {
  signal.throwIfAborted()
  const buildDir = resolve('.trevo')
  const secretsDir = join(cluster.folder, 'secrets')
  const secrets = await makeSecrets(secretsDir)
  for (const [index, port] of cluster.places.copies.entries()) {
    const environment = {
      DATABASE_URL: cluster.url,
      NATS_URL: cluster.natsUrl,
      SECRETS_DIR: secretsDir,
      PICTURES_DIR: join(cluster.folder, 'pictures'),
      BUILD_DIR: buildDir,
      VENDOR_KEYS_FILE: secrets.vendorKeys,
      PORT: String(port),
      OPS_PORT: '0',
      SITE_ORIGIN: cluster.origin,
      TRUSTED_PROXIES: '127.0.0.1',
      DRAIN_SECONDS: '2',
      LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'warn',
      DEMO: '1',
    }
    const program = resolve('apps/server/src/main.ts')
    copies.push(
      await step(`copy ${index + 1}`, () =>
        startProcess('server', program, environment, () => undefined, signal),
      ),
    )
  }
  if (!existsSync(join(buildDir, 'site'))) say('The site is not built: npm run build.')
  say(`site      ${cluster.origin}`)
  say(`database  ${cluster.url}`)
  say(`Patroni   http://127.0.0.1:${cluster.places.patroni[0]}/cluster`)
  say(`logs      ${cluster.folder}`)
  await new Promise((done) => signal.addEventListener('abort', done, { once: true }))
} catch (error) {
  if (!signal.aborted) throw error
} finally {
  await Promise.all(copies.map((copy) => copy.stop()))
  await cluster.stop()
}
