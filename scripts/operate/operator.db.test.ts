import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import {
  startTestServer,
  type TestServer,
} from '../../apps/server/src/testing/start-test-server.ts'

// Each command is a separate process, and takes seconds to start on a busy machine.
vi.setConfig({ testTimeout: 120_000 })

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
}, 180_000)
afterAll(() => server.close())

const program = fileURLToPath(new URL('./operator.ts', import.meta.url))

/** The command in a separate process, with what is piped in. */
const operate = (words: readonly string[], input = '') =>
  new Promise<{ code: number; output: string }>((resolve) => {
    const env = {
      PATH: process.env['PATH'],
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
      DATABASE_URL: server.databaseUrl,
    }
    const child = execFile(process.execPath, [program, ...words], { env }, (error, out, err) =>
      resolve({ code: Number(error?.code ?? 0), output: out + err }),
    )
    child.stdin?.end(input)
  })
const list = async () => (await operate(['list'])).output

test('the first operator is created on the database, with a password that is piped in', async () => {
  const made = await operate(['create', 'regina'], 'Copo-Verde-Sobre-42\n')
  expect(made).toMatchObject({ code: 0, output: expect.stringContaining('grant-role regina') })
  expect(await list()).toMatch(/regina +NONE +NOT YET +0/)
  const grant = (role: string) => operate(['grant-role', 'regina', '--role', role])
  expect(await grant('payments')).toMatchObject({ code: 0 })
  expect(await list()).toMatch(/regina +payments +NOT YET +0/)
  expect(await grant('administrator')).toMatchObject({
    code: 1,
    output: expect.stringContaining('would manage staff and hold a right that moves money'),
  })
  expect(await operate(['create', 'outra'], 'curta\n')).toEqual({
    code: 1,
    output: 'The password needs 12 to 128 characters.\n',
  })
  expect(await operate(['create', 'outra'])).toMatchObject({ code: 1 })
})

test('break-glass opens an account, and is a significant event at once', async () => {
  expect(await operate(['remove-authenticator', 'operador.demo'])).toMatchObject({ code: 0 })
  const { rows } = await server.pool.query<{ subject: string; target: string }>(
    `select subject, facts ->> 'target' as target from reports.significant_event
     where kind = 'intervention'`,
  )
  expect(rows).toEqual([{ subject: 'terminal: remove-authenticator', target: 'operador.demo' }])
})

test('what a screen does is no command', async () => {
  for (const word of ['withdrawals', 'rounds', 'disable', 'reconcile']) {
    expect(await operate([word])).toMatchObject({ code: 2 })
  }
})
