import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import type { TestServer } from '../start-test-server.ts'

const program = fileURLToPath(new URL('../../../../rgs/src/main.ts', import.meta.url))

export type GameServer = { readonly baseUrl: string; close(): Promise<void> }

/** The in-house game server as a separate process, as production runs it, against this platform. */
export const startGameServer = async (
  platform: Pick<TestServer, 'databaseUrl' | 'baseUrl' | 'vendorKeysFile'>,
): Promise<GameServer> => {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', program], {
    env: {
      ...process.env,
      DATABASE_URL: platform.databaseUrl,
      PORT: '0',
      LOG_LEVEL: 'fatal',
      RGS_WALLET_URL: platform.baseUrl,
      RGS_VENDOR_KEY_FILE: platform.vendorKeysFile,
      RGS_SEALING_KEY: randomBytes(32).toString('base64'),
      TRUSTED_PROXIES: '127.0.0.1',
      GAMES_DIR: 'nothing-built',
      END_WITH_STDIN: '1',
    },
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  for await (const line of createInterface({ input: child.stdout })) {
    if (!line.startsWith('{"listening"')) continue
    const { address }: { address: string } = JSON.parse(line)
    child.stdout.resume()
    return {
      baseUrl: address,
      close: async () => {
        child.stdin.end()
        await ended
      },
    }
  }
  throw new Error('the game server did not start')
}
