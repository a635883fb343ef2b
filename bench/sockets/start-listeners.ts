import { fork, type ChildProcess } from 'node:child_process'
import { resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Person } from './add-people.ts'
import type { ListenAnswer, ListenOrder, ListenResult, ListenState } from './listen.ts'

const lookEveryMs = 20

/** All pages, in the processes that they are divided among. */
export type Listeners = {
  /** Sets the copies that accept connections from now on. */
  choose(copies: readonly string[]): void
  /** Resolves when all pages are connected to copies that accept connections; throws when it takes too long. */
  waitForAll(withinMs: number): Promise<void>
  report(): Promise<ListenResult[]>
  stop(): void
}

type Started = { readonly child: ChildProcess; state: ListenState }

const sumOf = <One>(list: readonly One[], count: (one: One) => number): number =>
  list.reduce((sum, one) => sum + count(one), 0)

const send = (child: ChildProcess, order: ListenOrder) => void child.send(order)

const startOne = (argv: readonly string[]): Started => {
  const child = fork(resolve(import.meta.dirname, 'listen.ts'), {
    execArgv: ['--disable-warning=ExperimentalWarning', ...argv],
    serialization: 'advanced',
  })
  const started: Started = {
    child,
    state: { connected: new Map() },
  }
  child.on('message', (answer: ListenAnswer) => {
    if ('state' in answer) started.state = answer.state
  })
  return started
}

const reportOf = ({ child }: Started): Promise<ListenResult> =>
  new Promise((settle, reject) => {
    child.on('message', (answer: ListenAnswer) => {
      if ('report' in answer) settle(answer.report)
    })
    child.once('exit', (code) => reject(new Error(`a process of pages ended with ${code}`)))
    send(child, { do: 'report' })
  })

type Options = {
  readonly people: readonly Person[]
  readonly processes: number
  readonly messages: number
  readonly copies: readonly string[]
  /** Options of Node for each process. */
  readonly argv: readonly string[]
}

/** Opens a page for each person. */
export const startListeners = (options: Options): Listeners => {
  const { people, processes, messages, copies, argv } = options
  const started = Array.from({ length: processes }, () => startOne(argv))
  let chosen: readonly string[] = []
  const choose = (next: readonly string[]) => {
    chosen = next
    for (const { child } of started) send(child, { do: 'choose', copies: chosen })
  }
  choose(copies)
  for (const [own, { child }] of started.entries()) {
    const some = people.filter((_, index) => index % processes === own)
    send(child, { do: 'open', people: some, messages })
  }
  const countConnected = (): number =>
    sumOf(started, ({ state }) => sumOf(chosen, (copy) => state.connected.get(copy) ?? 0))
  return {
    choose,
    waitForAll: async (withinMs) => {
      const untilMs = performance.now() + withinMs
      while (countConnected() < people.length) {
        if (performance.now() > untilMs) {
          throw new Error(`${countConnected()} of ${people.length} pages are connected`)
        }
        await pause(lookEveryMs)
      }
    },
    report: () => Promise.all(started.map(reportOf)),
    stop: () => {
      for (const { child } of started) child.disconnect()
    },
  }
}
