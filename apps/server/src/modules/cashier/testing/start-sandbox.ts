import { spawn } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { fetch } from 'undici'

export const sandboxClient = { clientId: 'trevo-test', clientSecret: 'a secret of the test' }
export const sandboxPixKey = '7d9f0335-8dcc-4054-9bf9-0dbd61d36906'

export type SandboxPix = { endToEndId: string; valor: string }
export type SandboxLine = {
  kind: 'received' | 'refunded' | 'sent' | 'sent_back'
  e2e_id: string
  txid: string | null
  payout_id: string | null
  amount: string
}

/** The real sandbox in a separate process, called over HTTP like any institution. */
export const startSandbox = async (databaseUrl: string, tlsFolder: string) => {
  const program = fileURLToPath(new URL('../../../../../psp-sandbox/src/main.ts', import.meta.url))
  const child = spawn(process.execPath, [program], {
    env: {
      // With the compiled modules that a run's programs share, and one clock set for all of them.
      ...process.env,
      DATABASE_URL: databaseUrl,
      PSP_TLS_DIR: tlsFolder,
      PSP_PORT: '0',
      PSP_API_PORT: '0',
      PSP_CLIENT_ID: sandboxClient.clientId,
      PSP_CLIENT_SECRET: sandboxClient.clientSecret,
      PSP_PIX_KEY: sandboxPixKey,
      PSP_REFUND_MS: '40',
      PSP_PAYOUT_MS: '40',
      PSP_NOTICE_EVERY_MS: '100',
      END_WITH_STDIN: '1',
    },
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const listening = await new Promise<{ apiUrl: string; pageUrl: string }>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`the sandbox ended with ${code}`)))
    createInterface({ input: child.stdout }).once('line', (line) => resolve(JSON.parse(line)))
  })

  const call = async (method: string, path: string, body?: unknown): Promise<unknown> => {
    const answer = await fetch(listening.pageUrl + path, {
      method,
      ...(body !== undefined && {
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    })
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
    return answer.json()
  }
  const tlsOf = async (role: string) => ({
    ca: await readFile(join(tlsFolder, 'authority.crt'), 'utf8'),
    cert: await readFile(join(tlsFolder, `${role}.crt`), 'utf8'),
    key: await readFile(join(tlsFolder, `${role}.key`), 'utf8'),
  })

  return {
    ...listening,
    tlsOf,
    /** Pays as a payer would; `force` bypasses the checks of the payer's bank. */
    pay: async (order: object): Promise<SandboxPix[]> => {
      const answer = (await call('POST', '/sandbox/payments', order)) as { pix: SandboxPix[] } // its contract
      return answer.pix
    },
    /** The payer's bank reverses a Pix, or a part of it (MED). */
    dispute: (order: { endToEndId: string; amount?: string }) =>
      call('POST', '/sandbox/disputes', order),
    /** The new owner of a Pix key. */
    putKey: (holder: { key: string; cpf: string; name: string }) =>
      call('PUT', '/sandbox/keys', holder),
    setFaults: (faults: readonly object[]) => call('PUT', '/sandbox/faults', faults),
    statement: async (): Promise<{ balance: string; lines: SandboxLine[] }> =>
      (await call('GET', '/sandbox/statement')) as { balance: string; lines: SandboxLine[] }, // its contract
    stop: () =>
      new Promise<void>((resolve) => {
        child.once('exit', () => resolve())
        child.kill('SIGTERM')
      }),
  }
}

export type Sandbox = Awaited<ReturnType<typeof startSandbox>>
