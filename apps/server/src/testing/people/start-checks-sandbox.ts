import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

/**
 * The parties of checks and the receiver of SIGAP in a separate process, called over HTTP like any other.
 * @param companies `<name>:<CNPJ>` of the companies that report, whose certificates it makes
 */
export const startChecksSandbox = async (companies?: string) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'trevo-checks-'))
  const file = path.join(folder, 'checks.json')
  const SIGAP_KEYS_DIR = path.join(folder, 'sigap')
  const program = fileURLToPath(new URL('../../../../checks-sandbox/src/main.ts', import.meta.url))
  const child = spawn(process.execPath, [program], {
    env: {
      ...process.env,
      CHECKS_PORT: '0',
      CHECKS_FILE: file,
      SIGAP_KEYS_DIR,
      ...(companies !== undefined && { SIGAP_COMPANIES: companies }),
      END_WITH_STDIN: '1',
    },
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const { url } = await new Promise<{ url: string }>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`the sandbox ended with ${code}`)))
    createInterface({ input: child.stdout }).once('line', (line) => resolve(JSON.parse(line)))
  })
  return {
    url,
    /** For the server. */
    environment: { CHECKS_FILE: file },
    sigapEnvironment: { SIGAP_URL: url, SIGAP_KEYS_DIR },
    setFaults: async (faults: readonly object[]): Promise<void> => {
      const answer = await fetch(`${url}/sandbox/faults`, {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(faults),
      })
      if (!answer.ok) throw new Error(await answer.text())
    },
    stop: async (): Promise<void> => {
      await new Promise<void>((resolve) => {
        child.once('exit', () => resolve())
        child.kill('SIGTERM')
      })
      await rm(folder, { recursive: true })
    },
  }
}
export type ChecksSandbox = Awaited<ReturnType<typeof startChecksSandbox>>
