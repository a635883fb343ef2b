import { spawn } from 'node:child_process'
import { resolve } from 'node:path'
import type { Tool } from '../tools/find-tool.ts'

export type Load = {
  readonly port: number
  /** What signPairs wrote. */
  readonly pairsFile: string
  readonly connectionCount: number
  readonly seconds: number
}
export type LoadReport = {
  readonly pairsPerSec: number
  /** Processor time of the generator, once it had read its requests. */
  readonly cpuSeconds: number
  readonly p50Ms: number
  readonly p99Ms: number
  readonly pairs: number
}
type Told = {
  readonly pairs: number
  readonly seconds: number
  readonly cpuSeconds: number
  readonly p50Ms: number
  readonly p99Ms: number
  readonly failures: number
}

const script = resolve(import.meta.dirname, 'play-pairs.lua')

const run = ({ path, env }: Tool, args: readonly string[]): Promise<string> =>
  new Promise((settle, reject) => {
    const child = spawn(path, args, { env, stdio: ['ignore', 'pipe', 'inherit'] })
    let said = ''
    child.stdout.setEncoding('utf8').on('data', (text: string) => (said += text))
    child.on('error', reject)
    child.on('close', (code) =>
      code === 0 ? settle(said) : reject(new Error(`wrk ended with ${code}: ${said}`)),
    )
  })

/** Plays prepared pairs on kept-alive connections, one request at a time on each. @throws when one fails or none ends */
export const playPairs = async (wrk: Tool, load: Load): Promise<LoadReport> => {
  const { port, pairsFile, connectionCount, seconds } = load
  const plan = ['-t', '1', '-c', String(connectionCount), '-d', `${seconds}s`, '-s', script]
  const said = await run(wrk, [...plan, `http://127.0.0.1:${port}/`, '--', pairsFile])
  const [, line, failure] = /^(\{"pairs".*\})\n(.*)$/m.exec(said) ?? []
  if (!line) throw new Error(`wrk told no figures: ${said}`)
  const { failures, ...told } = JSON.parse(line) as Told
  if (failures > 0 || told.pairs === 0) {
    throw new Error(`${failures} calls failed: the figures would mean nothing: ${failure}`)
  }
  return { pairsPerSec: told.pairs / told.seconds, ...told }
}
