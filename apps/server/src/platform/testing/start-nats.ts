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
  /** SIGKILL, like a crashed machine; its data stay. */
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

const startServer = async (
  program: string,
  port: number,
  more: readonly string[] = [],
): Promise<NatsServer> => {
  const folder = await mkdtemp(join(tmpdir(), 'trevo-nats-'))
  let child: ChildProcess | undefined

  const start = async (): Promise<void> => {
    const listen = ['--addr', '127.0.0.1', '--port', String(port)]
    const args = [...listen, '-js', '--store_dir', folder, ...more]
    const started = spawn(program, args, { stdio: ['ignore', 'ignore', 'pipe'] })
    child = started
    // Read to the end: a program that cannot write its output dies.
    await new Promise<void>((resolve, reject) => {
      started.stderr.on('data', (part) => String(part).includes('Server is ready') && resolve())
      started.on('error', reject)
      started.on('exit', () => reject(new Error('NATS ended before it was ready')))
    })
  }
  const kill = async (): Promise<void> => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return
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

/**
 * A NATS server with JetStream on a free port of loopback.
 * @param program path of `nats-server`
 * @param more further arguments
 */
export const startNats = async (
  program: string,
  more: readonly string[] = [],
): Promise<NatsServer> => startServer(program, await freePort(), more)

/** Three of them that know each other, as `startNats`. */
export const startThreeNats = async (program: string): Promise<readonly NatsServer[]> => {
  const three = [0, 1, 2]
  const ports = await Promise.all(three.map(freePort))
  const routes = (await Promise.all(three.map(freePort))).map((port) => `nats://127.0.0.1:${port}`)
  return Promise.all(
    three.map((at) => {
      const [own = ''] = routes.slice(at)
      const others = routes.filter((route) => route !== own).join(',')
      const name = ['--name', `nats${at}`, '--cluster_name', 'trevo']
      return startServer(program, ports[at] ?? 0, [...name, '--cluster', own, '--routes', others])
    }),
  )
}
