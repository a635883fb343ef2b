import { spawn } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Tool } from '../tools/find-tool.ts'

const run = ({ path, env }: Tool, args: readonly string[], cwd = '/'): Promise<string> =>
  new Promise((resolve, reject) => {
    const child = spawn(path, args, { env, cwd, stdio: ['ignore', 'pipe', 'pipe'] })
    let said = ''
    child.stdout.on('data', (text: Buffer) => (said += text.toString()))
    child.stderr.on('data', (text: Buffer) => (said += text.toString()))
    child.on('error', reject)
    child.on('exit', (code) =>
      code === 0 ? resolve(said) : reject(new Error(`pgbench failed: ${said.slice(-1000)}`)),
    )
  })

export const initTpcb = async (pgbench: Tool, url: string): Promise<void> => {
  await run(pgbench, ['-i', '-s', '50', '-q', url])
}

export type TpcbResult = { readonly perSec: number; readonly p99Ms: number }

// Each line of the log: client, transaction, latency in microseconds, …
const readP99 = async (folder: string): Promise<number> => {
  const latencies: number[] = []
  for (const name of await readdir(folder)) {
    const text = await readFile(join(folder, name), 'utf8')
    for (const line of text.split('\n')) {
      const us = Number(line.split(' ', 3)[2])
      if (us > 0) latencies.push(us)
    }
  }
  const sorted = Float64Array.from(latencies).sort()
  return (sorted[Math.floor(sorted.length * 0.99)] ?? 0) / 1000
}

/** pgbench's TPC-B: prepared statements, without the initial vacuum, two threads. */
export const runTpcb = async (
  pgbench: Tool,
  url: string,
  { clients, seconds }: { readonly clients: number; readonly seconds: number },
): Promise<TpcbResult> => {
  const folder = await mkdtemp(join(tmpdir(), 'trevo-pgbench-'))
  try {
    const args = ['-n', '-M', 'prepared', '-c', String(clients), '-j', '2', '-T', String(seconds)]
    const said = await run(pgbench, [...args, '-l', '--log-prefix=log', url], folder)
    const perSec = Number(/tps = ([\d.]+) \(without/.exec(said)?.[1])
    // If no transaction finished on a busy machine, pgbench prints no rate.
    if (/actually processed: 0$/m.test(said)) return { perSec: 0, p99Ms: seconds * 1000 }
    if (!(perSec > 0)) throw new Error(`pgbench answered no rate: ${said.slice(-500)}`)
    return { perSec, p99Ms: await readP99(folder) }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
