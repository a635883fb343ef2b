import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as pause } from 'node:timers/promises'
import { findTakenPort } from '../../common/find-taken-port.ts'
import { findProcesses } from './find-processes.ts'

export type Place = { readonly dataDir: string; readonly ports: Readonly<Record<string, number>> }

/** Consecutive ports from `first` on, under the names that `npm start` reads. */
export const placeAt = (dataDir: string, first: number): Place => {
  const names = ['PORT', 'RGS_PORT', 'PSP_PORT', 'PSP_API_PORT']
  return { dataDir, ports: Object.fromEntries(names.map((name, index) => [name, first + index])) }
}

export type Started = {
  readonly pid: number
  /** Everything it has printed so far. */
  said(): string
  /** Resolves when it prints the text, or has ended. */
  until(words: string): Promise<void>
  /** Its exit code; null when a signal ended it. */
  readonly ended: Promise<number | null>
}

/** Runs `npm start` as a terminal would: in a separate process group. */
export const npmStart = ({ dataDir, ports }: Place, args: readonly string[] = []): Started => {
  const env = Object.entries(ports).map(([name, port]) => [name, String(port)])
  const child = spawn('npm', ['start', '--', ...args], {
    cwd: path.resolve(import.meta.dirname, '../../..'),
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, TREVO_DATA: dataDir, DEMO_LIFE: '0', ...Object.fromEntries(env) },
  })
  const ended = once(child, 'exit').then(([code]) => (typeof code === 'number' ? code : null))
  let text = ''
  const heard = new EventTarget()
  for (const output of [child.stdout, child.stderr]) {
    createInterface({ input: output }).on('line', (line) => {
      text += `${line}\n`
      heard.dispatchEvent(new Event('line'))
    })
  }
  const until = async (words: string) => {
    const saidSo = new Promise<void>((resolve) => {
      const look = () => text.includes(words) && resolve()
      heard.addEventListener('line', look)
      look()
    })
    await Promise.race([saidSo, ended])
  }
  return { pid: child.pid ?? 0, said: () => text, until, ended }
}

/**
 * What is left of a system half a second after npm has ended: processes and ports in use. Empty if
 * everything ended. Linux only.
 */
export const findLeftovers = async ({ dataDir, ports }: Place): Promise<string[]> => {
  await pause(500)
  const taken = await findTakenPort(ports)
  return [
    ...findProcesses({ folders: [dataDir], environment: `TREVO_DATA=${dataDir}` }),
    ...(taken ? [`port ${taken.port} (${taken.name})`] : []),
  ]
}

export const stops = {
  'SIGTERM to npm': async (pid: number) => {
    process.kill(pid, 'SIGTERM')
  },
  'Ctrl+C': async (pid: number) => {
    process.kill(-pid, 'SIGINT')
  },
  'Ctrl+C twice': async (pid: number) => {
    process.kill(-pid, 'SIGINT')
    await pause(150)
    try {
      process.kill(-pid, 'SIGINT')
    } catch {
      // It has already stopped.
    }
  },
  'SIGKILL to npm': async (pid: number) => {
    process.kill(pid, 'SIGKILL')
  },
} satisfies Record<string, (pid: number) => Promise<void>>
export type Stop = keyof typeof stops
