import { EventEmitter } from 'node:events'
import { PassThrough } from 'node:stream'
import type { WebSocket } from '@fastify/websocket'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { frameText } from './frame-text.ts'
import { createOpenSockets } from './open-sockets.ts'

const pageCount = 300

/** A socket that answers pings or not, and records them. */
const createPage = (answers: boolean) => {
  const emitter = new EventEmitter()
  const line = new PassThrough()
  const page = { line, pingsMs: [] as number[], isEnded: false }
  const socket = Object.assign(emitter, {
    OPEN: 1,
    readyState: 1,
    bufferedAmount: 0,
    ping: () => {
      page.pingsMs.push(Date.now())
      if (answers) emitter.emit('pong')
    },
    terminate: () => {
      page.isEnded = true
      emitter.emit('close')
    },
  })
  return { ...page, page, socket: socket as unknown as WebSocket } // what is asked of it
}

const open = (answers: boolean) => {
  const sockets = createOpenSockets(() => 'here.1')
  const pages = Array.from({ length: pageCount }, (_, index) => {
    const one = createPage(answers)
    const caller = { kind: 'member', memberId: BigInt(index), sessionId: 's', brandId: 1 } as const
    sockets.add(one.socket, one.line, caller)
    return one.page
  })
  return { sockets, pages }
}

beforeEach(() => vi.useFakeTimers({ now: 0 }))
afterEach(() => vi.useRealTimers())

it('every page is pinged once in 25 s, a few at a time, and gets the position', () => {
  const { pages } = open(true)
  vi.advanceTimersByTime(25_000)
  expect(pages.map(({ pingsMs }) => pingsMs.length)).toEqual(pages.map(() => 1))
  const atOnce = Map.groupBy(pages, ({ pingsMs }) => pingsMs[0])
  expect(Math.max(...[...atOnce.values()].map(({ length }) => length))).toBe(pageCount / 100)
  const position = frameText('{"topic":"position","at":"here.1"}')
  expect(pages.map(({ line }) => line.read())).toEqual(pages.map(() => position))
})

it('a page that does not answer a ping is closed at the next one; the others stay', () => {
  const silent = open(false)
  const lively = open(true)
  vi.advanceTimersByTime(50_000)
  expect(silent.pages.every(({ isEnded }) => isEnded)).toBe(true)
  expect(silent.sockets.count()).toBe(0)
  expect(lively.sockets.count()).toBe(pageCount)
})
