import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { resolve } from 'node:path'

export type Rgs = {
  readonly url: string
  readonly pid: number
  stop(): Promise<void>
}

type RgsOrder = {
  readonly databaseUrl: string
  readonly walletPort: number
  readonly keys: unknown
  readonly sealingKey: Buffer
}

const program = resolve(import.meta.dirname, '../../apps/rgs/src/main.ts')

/** The game server as production runs it, a separate process. */
export const startRgs = async (order: RgsOrder): Promise<Rgs> => {
  const args = ['--disable-warning=ExperimentalWarning']
  // A profile shows where the time of a round is spent.
  if (process.argv.includes('--profile')) args.push('--cpu-prof', '--cpu-prof-dir=.trevo/profile')
  const child = spawn(process.execPath, [...args, program], {
    env: {
      ...process.env,
      DATABASE_URL: order.databaseUrl,
      PORT: '0',
      LOG_LEVEL: 'error',
      RGS_WALLET_URL: `http://127.0.0.1:${order.walletPort}`,
      RGS_VENDOR_KEY: JSON.stringify(order.keys),
      RGS_SEALING_KEY: order.sealingKey.toString('base64'),
      TRUSTED_PROXIES: '127.0.0.1',
      GAMES_DIR: 'nothing-built',
      END_WITH_STDIN: '1',
    },
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  const stop = async (): Promise<void> => {
    child.stdin.end()
    await ended
  }
  for await (const line of createInterface({ input: child.stdout })) {
    if (!line.startsWith('{"listening"')) continue
    const { address }: { address: string } = JSON.parse(line)
    child.stdout.resume()
    return { url: address, pid: child.pid ?? 0, stop }
  }
  throw new Error('the game server did not start')
}
