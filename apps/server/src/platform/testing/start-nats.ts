import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export type NatsServer = {
  readonly url: string
  start(): Promise<void>
  /** SIGKILL, as if its machine went; what it kept stays. */
  kill(): Promise<void>
  stop(): Promise<void>
}

const freePort = async (): Promise<number> => {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo // listening on TCP
  probe.close()
  await once(probe, 'close')
  return port
}

/** A NATS server with JetStream on a free port of loopback. @param program path of `nats-server` */
export const startNats = async (program: string): Promise<NatsServer> => {
  const folder = await mkdtemp(join(tmpdir(), 'trevo-nats-'))
  const port = await freePort()
  let child: ChildProcess | undefined

  const start = async (): Promise<void> => {
    const args = ['--addr', '127.0.0.1', '--port', String(port), '-js', '--store_dir', folder]
    const started = spawn(program, args, { stdio: ['ignore', 'ignore', 'pipe'] })
    child = started
    for await (const part of started.stderr) {
      if (String(part).includes('Server is ready')) break
    }
    started.stderr.resume()
  }
  const kill = async (): Promise<void> => {
    if (!child || child.exitCode !== null) return
    const ended = once(child, 'exit')
    child.kill('SIGKILL')
    await ended
  }
  await start()
  return {
    url: `nats://127.0.0.1:${port}`,
    start,
    kill,
    stop: async () => {
      await kill()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
