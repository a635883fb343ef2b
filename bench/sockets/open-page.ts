import { connectLive, type LiveSocket } from '../../apps/site/src/core/live/connect-live.ts'
import type { Person } from './add-people.ts'
import { openSocket } from './open-socket.ts'

/** Milliseconds on the clock that all processes of this machine share. */
export const nowMs = (): number => performance.timeOrigin + performance.now()

/** Everything that the pages of a process have received. */
export type Heard = {
  /** By message: the delay from publication to each page connected at the time, in milliseconds. */
  readonly delays: number[][]
  /** Messages that a page received after reconnecting. */
  caughtUp: number
  /** Events that the server sends by itself: about matches, jackpots, balances. */
  others: number
  resyncs: number
  /** How often a socket ended with each close code. */
  readonly ends: Map<number, number>
  /** When a page was connected again. */
  readonly returnsMs: number[]
}

/** An open page of a member, with the site's own client of the live socket. */
export type Page = {
  /** How often each message was received. */
  readonly times: Uint8Array
  isConnected: boolean
  /** When it was last connected: the first event of its socket arrived. */
  connectedMs: number
  /** The copy that its last socket connected to. */
  copy: string
}

type Options = {
  readonly person: Person
  readonly messages: number
  readonly heard: Heard
  /** Address of a copy that accepts sockets, as a proxy chooses one for each connection. */
  chooseCopy(): string
}

/** Opens the socket of one page; it reconnects by the site's own rules. */
export const openPage = ({ person, messages, heard, chooseCopy }: Options): Page => {
  const { token, address } = person
  const connect = (after: string | undefined): LiveSocket => {
    const path = after ? `/live?after=${encodeURIComponent(after)}` : '/live'
    page.copy = chooseCopy()
    const socket = openSocket(page.copy + path, address)
    socket.addEventListener('close', ({ code }) => {
      page.isConnected = false
      heard.ends.set(code, (heard.ends.get(code) ?? 0) + 1)
    })
    return socket
  }
  const page: Page = {
    times: new Uint8Array(messages),
    isConnected: false,
    connectedMs: 0,
    copy: '',
  }
  connectLive({
    token,
    openSocket: connect,
    onCovered: () => undefined,
    onEvent: (event) => {
      const atMs = nowMs()
      if (!page.isConnected) {
        page.isConnected = true
        if (page.connectedMs > 0) heard.returnsMs.push(atMs)
        page.connectedMs = atMs
      }
      if (event.topic === 'resync') heard.resyncs += 1
      if (event.topic !== 'draw' || event.gameCode !== benchCode) return void (heard.others += 1)
      const number = Number(event.numero)
      const sentMs = Number(event.winningNumber)
      page.times[number] = (page.times[number] ?? 0) + 1
      if (sentMs < page.connectedMs) heard.caughtUp += 1
      else heard.delays[number]?.push(atMs - sentMs)
    },
    onConnected: () => undefined,
    onRejected: () => {
      throw new Error('the server does not know the token')
    },
  })
  return page
}

/** The game of the draws that the bench publishes. */
export const benchCode = 'BENCH'
