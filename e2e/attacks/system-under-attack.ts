import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { createWalletClient, type WalletClient } from '@trevo/vendor-kit/client/wallet-client.ts'
import { openKeys, StoredKeys } from '@trevo/vendor-kit/signing/keys.ts'
import { removeData } from '../../scripts/common/remove-data.ts'
import { startSystem } from '../../scripts/common/start-system.ts'
import { readPorts } from '../../scripts/common/ports.ts'

export type Target = {
  readonly siteUrl: string
  readonly opsUrl: string
  readonly rgsUrl: string
  readonly pspUrl: string
  /** Signs as the in-house game server does. */
  readonly vendor: WalletClient
  stop(): Promise<void>
}

const portsFrom = (site: number) => ({
  ...readPorts(),
  site,
  rgs: site + 1,
  pspPage: site + 2,
  pspApi: site + 3,
  ops: site + 4,
})

/** Everything that `npm start` starts, on a new database; the site is not built for it. */
export const startTarget = async (firstPort: number): Promise<Target> => {
  const dataDir = path.resolve('.trevo/attacks')
  await removeData(dataDir)
  // Inherited by the apps: each attack sets the address that it appears to come from.
  process.env['TRUSTED_PROXIES'] = '127.0.0.1'
  const ports = portsFrom(firstPort)
  const system = await startSystem({
    ports,
    dataDir,
    buildDir: path.resolve('.trevo'),
    build: async () => undefined,
    databaseUrl: undefined,
    hasDemoLife: false,
    signal: new AbortController().signal,
    onLine: () => undefined,
  })
  const stored: unknown = JSON.parse(
    await readFile(path.join(dataDir, 'secrets/vendor-bgs.json'), 'utf8'),
  )
  const vendor = createWalletClient({
    baseUrl: system.siteUrl,
    keys: openKeys(StoredKeys.parse(stored), 'vendor'),
    nowMs: Date.now,
    timeoutMs: 60_000,
    connectionCount: 208,
  })
  return {
    siteUrl: system.siteUrl,
    opsUrl: system.opsUrl,
    pspUrl: system.pspUrl,
    rgsUrl: `http://127.0.0.1:${ports.rgs}`,
    vendor,
    stop: async () => {
      await vendor.close()
      await system.stop()
    },
  }
}
