import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

const program = fileURLToPath(new URL('../main.ts', import.meta.url))

type ProcessOptions = {
  readonly databaseUrl: string
  readonly walletUrl: string
  /** The stored key set. */
  readonly keys: unknown
  readonly sealingKey: Buffer
}

export type RgsProcess = {
  readonly baseUrl: string
  /** Kills it like a power cut: without a message and without finishing anything. */
  readonly kill: () => Promise<void>
}

/** The game server as a separate process, as production runs it. */
export const startRgsProcess = async (options: ProcessOptions): Promise<RgsProcess> => {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', program], {
    env: {
      PATH: process.env['PATH'],
      DATABASE_URL: options.databaseUrl,
      PORT: '0',
      LOG_LEVEL: 'error',
      RGS_WALLET_URL: options.walletUrl,
      RGS_VENDOR_KEY: JSON.stringify(options.keys),
      RGS_SEALING_KEY: options.sealingKey.toString('base64'),
      GAMES_DIR: 'nothing-built',
      END_WITH_STDIN: '1',
    },
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  for await (const line of createInterface({ input: child.stdout })) {
    if (!line.startsWith('{"listening"')) continue
    const { address }: { address: string } = JSON.parse(line)
    child.stdout.pipe(process.stderr)
    return {
      baseUrl: address,
      kill: async () => {
        child.kill('SIGKILL')
        await ended
      },
    }
  }
  throw new Error('the game server did not start')
}
