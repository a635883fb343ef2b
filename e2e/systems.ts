import path from 'node:path'
import { writeVendorsFile, type CoinPlace } from './law/coin-place.ts'

/** A complete system for each worker alone, because journeys change settings and the catalogue. */
type SystemUnderTest = {
  readonly origin: string
  /** Contains the address and the database, once the system is running. */
  readonly systemFile: string
  /** Of the vendor that a journey starts beside it. */
  readonly coin: CoinPlace
  readonly env: Readonly<Record<string, string>>
}

const usualPort = 4300
const firstPort = Number(process.env['E2E_PORT'] ?? usualPort)
const trevoFolder = path.resolve(import.meta.dirname, '../.trevo')
/** Folders of another port have different names, so that two concurrent runs do not collide. */
const folderOf = (name: string, port: number): string =>
  path.join(trevoFolder, port === usualPort ? name : `${name}-${port}`)

/** Names a running system; then there is one worker, and nothing is started. */
export const running = process.env['E2E_BASE']
export const workerCount = running ? 1 : Number(process.env['E2E_WORKERS'] ?? 2)
export const resultsFolder = folderOf('test', firstPort)

const plan = (index: number): SystemUnderTest => {
  const port = firstPort + 10 * index
  const folder = folderOf('e2e', port)
  const coin = { file: `${folder}-coin.json`, port: port + 8 }
  return {
    origin: running ?? `http://127.0.0.1:${port}`,
    systemFile: process.env['E2E_SYSTEM'] ?? path.join(folder, 'system.json'),
    coin,
    env: {
      PORT: String(port),
      RGS_PORT: String(port + 1),
      PSP_PORT: String(port + 2),
      TREVO_DATA: folder,
      VENDORS_FILE: writeVendorsFile(coin),
      // Playwright holds its input open, so that killing Playwright leaves no system behind.
      END_WITH_STDIN: '1',
      LOG_LEVEL: 'warn',
      DEMO_LIFE: '0',
      SPORTS_SPEED: '12',
      // Pricing matches four times a second was half of an idle system's work.
      SPORTS_POLL_MS: '2000',
      RATE_LIMIT_PER_MINUTE: '100000',
      HUMAN_CHALLENGE_MAX: '2000',
    },
  }
}

/** Several times the duration of a first start on a busy machine. */
export const startMaxMs = 180_000

/** One for each worker, in parallel. */
export const systems = Array.from({ length: workerCount }, (_, index) => plan(index))

/** The system of the worker that this runs in. */
export const ownSystem = plan(Number(process.env['TEST_PARALLEL_INDEX'] ?? 0))
