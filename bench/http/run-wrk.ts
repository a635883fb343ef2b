import { spawn } from 'node:child_process'
import type { Tool } from '../tools/find-tool.ts'

export type WrkLoad = {
  readonly script: string
  readonly port: number
  /** Requests in the form that the script reads. */
  readonly file: string
  readonly connectionCount: number
  readonly seconds: number
}

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

/** Sends prepared requests on kept-alive connections, one at a time on each. @throws when one fails */
export const runWrk = async <Told extends object>(wrk: Tool, load: WrkLoad): Promise<Told> => {
  const { script, port, file, connectionCount, seconds } = load
  // A late answer is merely slow; wrk would count it as failed after two seconds.
  const patience = ['--timeout', '30s']
  const size = ['-t', '1', '-c', String(connectionCount), '-d', `${seconds}s`]
  const plan = [...size, ...patience, '-s', script]
  const said = await run(wrk, [...plan, `http://127.0.0.1:${port}/`, '--', file])
  const [, line, failure] = /^(\{".*\})\n(.*)$/m.exec(said) ?? []
  if (!line) throw new Error(`wrk told no figures: ${said}`)
  const { failures, ...told } = JSON.parse(line) as Told & { failures: number } // from our own script
  if (failures === 0) return told as unknown as Told
  throw new Error(`${failures} calls failed: the figures would mean nothing: ${failure}`)
}
