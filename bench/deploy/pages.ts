import { connectLive, type LiveConnection } from '../../apps/site/src/core/live/connect-live.ts'

/** An open page of a member, with the site's own client of the live socket. */
export type OpenPage = {
  readonly member: number
  /** How often each numbered message was received. */
  readonly heard: Map<number, number>
  /** How often it was told that it may have missed something. */
  resyncs: number
  returns: number
  longestAwayMs: number
  close(): void
}

export const openPage = (origin: string, member: number, token: string): OpenPage => {
  let awaySince: number | undefined
  const page: OpenPage = {
    member,
    heard: new Map(),
    resyncs: 0,
    returns: 0,
    longestAwayMs: 0,
    close: () => connection.close(),
  }
  const isBack = () => {
    if (awaySince === undefined) return
    page.longestAwayMs = Math.max(page.longestAwayMs, performance.now() - awaySince)
    page.returns += 1
    awaySince = undefined
  }
  const connection: LiveConnection = connectLive({
    token,
    openSocket: (after) => {
      const path = after ? `/live?after=${encodeURIComponent(after)}` : '/live'
      const socket = new WebSocket(origin.replace('http', 'ws') + path)
      socket.addEventListener('close', () => (awaySince ??= performance.now()))
      return socket
    },
    onCovered: () => undefined,
    onEvent: (event) => {
      isBack()
      if (event.topic === 'resync') page.resyncs += 1
      if (event.topic !== 'prize') return
      const number = Number(event.numero)
      page.heard.set(number, (page.heard.get(number) ?? 0) + 1)
    },
    onConnected: () => undefined,
    onRejected: () => {
      throw new Error('the server does not know the token')
    },
  })
  return page
}

/** Of the messages to each member, those that one of their pages did not receive, and those received twice. */
export const judgePages = (
  pages: readonly OpenPage[],
  sentTo: readonly (readonly number[])[],
): { readonly lost: number; readonly repeated: number } => {
  let lost = 0
  let repeated = 0
  for (const { member, heard } of pages) {
    for (const number of sentTo[member] ?? []) {
      const times = heard.get(number) ?? 0
      if (times === 0) lost += 1
      else repeated += times - 1
    }
  }
  return { lost, repeated }
}
