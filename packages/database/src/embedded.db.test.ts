import { spawn } from 'node:child_process'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterEach, beforeEach, expect, inject, test } from 'vitest'
import { isAlive } from './embedded/postmaster-file.ts'
import { removeEmbedded, startEmbedded } from './embedded.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(inject('runFolder'), 'embedded-'))
  await chmod(folder, 0o755)
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const ask = async (url: string, text: string) => {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(text)).rows
  } finally {
    await client.end()
  }
}

// Starts a server in a separate process, so that the process can be killed without it.
const startInChild = async (dataDir: string): Promise<{ kill(): void; pid: number }> => {
  const script = `
    const { startEmbedded } = await import(${JSON.stringify(new URL('./embedded.ts', import.meta.url).href)})
    const server = await startEmbedded({ dataDir: ${JSON.stringify(dataDir)} })
    console.log(server.pid)
    setInterval(() => {}, 1000)`
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const pid = await new Promise<number>((resolve) =>
    child.stdout.once('data', (text: Buffer) => resolve(Number(text.toString()))),
  )
  return { pid, kill: () => child.kill('SIGKILL') }
}

test('data written before a kill -9 of PostgreSQL are there after the next start', async () => {
  const dataDir = join(folder, 'data')
  const first = await startEmbedded({ dataDir })
  await ask(first.url, 'create table kept (n int); insert into kept values (7)')
  process.kill(first.pid, 'SIGKILL')
  // The process that started it is notified within a second.
  await first.ended
  expect(isAlive(first.pid)).toBe(false)
  const second = await startEmbedded({ dataDir })
  expect(await ask(second.url, 'select n from kept')).toEqual([{ n: 7 }])
  expect(second.pid).not.toBe(first.pid)
  await second.stop()
  await second.ended
  expect(isAlive(second.pid)).toBe(false)
})

test('a server whose starter lives is shared, and ends with its starter, not with a guest', async () => {
  const dataDir = join(folder, 'data')
  const owner = await startInChild(dataDir)
  const guest = await startEmbedded({ dataDir })
  expect(guest.pid).toBe(owner.pid)
  await guest.stop()
  expect(await ask(guest.url, 'select 1 as n')).toEqual([{ n: 1 }])
  await expect(removeEmbedded(dataDir)).rejects.toThrow('in use')

  owner.kill()
  await expect.poll(() => isAlive(owner.pid)).toBe(false)
})

test('a server that is still shutting down, as its starter was killed, is waited for', async () => {
  const dataDir = join(folder, 'data')
  const owner = await startInChild(dataDir)
  owner.kill()
  const next = await startEmbedded({ dataDir })
  expect(next.pid).not.toBe(owner.pid)
  expect(isAlive(owner.pid)).toBe(false)
  await next.stop()
})

test('a pid file that names an unrelated process does not prevent the start', async () => {
  const dataDir = join(folder, 'data')
  await (await startEmbedded({ dataDir })).stop()
  await writeFile(
    join(dataDir, 'postmaster.pid'),
    `${process.pid}\n${dataDir}\n1\n1\n\n\n\nready\n`,
  )
  const server = await startEmbedded({ dataDir })
  expect(await ask(server.url, 'select 1 as n')).toEqual([{ n: 1 }])
  await server.stop()
})

test('durability is on, and only this machine can connect, with a password', async () => {
  const server = await startEmbedded({ dataDir: join(folder, 'data') })
  const shown = await ask(
    server.url,
    `select name, setting from pg_settings where name in
       ('fsync', 'full_page_writes', 'listen_addresses', 'synchronous_commit') order by name`,
  )
  expect(shown.map((row) => row['setting'])).toEqual(['on', 'on', '127.0.0.1', 'on'])
  const stranger = new URL(server.url)
  stranger.password = 'guess'
  await expect(ask(stranger.href, 'select 1')).rejects.toThrow('password authentication failed')
  await server.stop()
})

test.skipIf(process.getuid?.() !== 0)(
  'below a folder that the server cannot enter, data are stored elsewhere and found again',
  async () => {
    await chmod(folder, 0o700)
    const dataDir = join(folder, 'data')
    const first = await startEmbedded({ dataDir })
    expect(first.dataDir).toMatch(/^\/var\/lib\/trevo\/data-/)
    await ask(first.url, 'create table kept (n int)')
    await first.stop()
    const second = await startEmbedded({ dataDir })
    expect(await ask(second.url, 'select from kept')).toEqual([])
    await second.stop()
    await removeEmbedded(dataDir)
  },
)
