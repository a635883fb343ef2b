// Some of the bench's pages, in a separate process; its parent sends commands.
import { setTimeout as pause } from 'node:timers/promises'
import type { Person } from './add-people.ts'
import { openPage, type Heard, type Page } from './open-page.ts'

/** Commands of the parent to a process of pages. */
export type ListenOrder =
  | { readonly do: 'open'; readonly people: readonly Person[]; readonly messages: number }
  /** Copies that accept new connections. */
  | { readonly do: 'choose'; readonly copies: readonly string[] }
  | { readonly do: 'report' }

/** The state of a process's pages. */
export type ListenState = {
  /** Connected pages of each copy. */
  readonly connected: ReadonlyMap<string, number>
}
export type ListenResult = Heard & { readonly missed: number; readonly repeated: number }
export type ListenAnswer = { readonly state: ListenState } | { readonly report: ListenResult }

const openedAtOnce = 50
const openEveryMs = 25
const tellEveryMs = 50

const pages: Page[] = []
const heard: Heard = {
  delays: [],
  caughtUp: 0,
  others: 0,
  resyncs: 0,
  ends: new Map(),
  returnsMs: [],
}
let copies: readonly string[] = []
let chosen = 0

/** Nobody receives it if the parent has just ended. */
const answer = (told: ListenAnswer) => process.send?.(told, undefined, undefined, () => undefined)

const open = async (people: readonly Person[], messages: number): Promise<void> => {
  for (let number = 0; number < messages; number += 1) heard.delays.push([])
  const chooseCopy = () => copies[(chosen += 1) % copies.length] ?? ''
  for (const [index, person] of people.entries()) {
    if (index > 0 && index % openedAtOnce === 0) await pause(openEveryMs)
    pages.push(openPage({ person, messages, heard, chooseCopy }))
  }
}

const tell = () => {
  const connected = new Map<string, number>()
  for (const { isConnected, copy } of pages) {
    if (isConnected) connected.set(copy, (connected.get(copy) ?? 0) + 1)
  }
  answer({ state: { connected } })
}

const report = () => {
  let missed = 0
  let repeated = 0
  for (const { times } of pages) {
    for (const count of times) {
      if (count === 0) missed += 1
      else repeated += count - 1
    }
  }
  answer({ report: { ...heard, missed, repeated } })
}

process.on('message', (order: ListenOrder) => {
  if (order.do === 'open') void open(order.people, order.messages)
  else if (order.do === 'choose') copies = order.copies
  else report()
})
process.once('disconnect', () => process.exit(0))
setInterval(tell, tellEveryMs)
