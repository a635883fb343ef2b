// @vitest-environment happy-dom
import type { AloneOffers, CardSession, CardTableView } from '@trevo/contract/rgs/card-shapes.ts'
import { languages } from '@trevo/languages/languages.ts'
import { trucoPaulista } from '@trevo/titles/card-games/truco-paulista.ts'
import { openProfile } from '@trevo/vendor-kit/reference/open-profile.ts'
import { beforeEach, expect, test, vi } from 'vitest'
import { simulateClock } from '../../testing/simulate-clock.ts'
import { formatsOf } from '../../text/format.ts'
import { createCardClient } from '../common/card-client.ts'
import type { CardBoard, CardContext } from '../common/context.ts'
import { createScreen } from '../common/create-screen.ts'
import { cardWords } from '../common/words.ts'
import { runTable } from './run-table.ts'

simulateClock()

const seatOf = (seat: number, isHouse = false) => ({
  seat,
  place: null,
  name: seat === 0 ? 'fox' : 'owl',
  isAutomatic: isHouse,
  isHouse,
  stack: '2.00',
  bankMs: 60_000,
  missedMoves: 0,
  isSittingOut: false,
  isLeaving: false,
  commitment: null,
  hasShown: false,
  finish: null,
})

const waiting: CardTableView = {
  serverAt: '2030-01-07T15:00:00.000Z',
  tableId: 'a-table',
  revision: 1,
  state: 'gathering',
  entry: '2.00',
  prize: '3.80',
  sitAndGo: null,
  seatCount: 2,
  mySeat: 0,
  roundId: 'a-round',
  seats: [seatOf(0)],
  dealNumber: 0,
  commitment: null,
  commitmentNumber: null,
  play: null,
  moveNumber: 1,
  deadlineAt: '2030-01-07T15:10:00.000Z',
  isOnBank: false,
  payout: null,
  returned: null,
}

const lobby = ['2.00', '5.00'].map((entry) => ({ entry, sitAndGo: null, waiting: 0, playing: 0 }))

const sessionWith = (table: CardTableView | null): CardSession => ({
  sessionToken: 'a-session',
  game: {
    gameCode: trucoPaulista.gameCode,
    title: trucoPaulista.title,
    version: 1,
    seatCount: 2,
    rakeBp: 500,
    turnMs: 20_000,
    bankMs: 60_000,
  },
  profile: { ...openProfile, maxStake: '50.00' },
  language: 'PT',
  currency: 'BRL',
  balance: '8.00',
  entries: ['2.00', '5.00'],
  sitAndGos: [],
  lobbyUrl: '/pvp',
  depositUrl: '/deposit',
  historyUrl: '/records',
  startedAt: '2030-01-07T15:00:00.000Z',
  serverAt: '2030-01-07T15:00:00.000Z',
  table,
  lobby,
})

/** The game server as a player who is alone meets it: its answers, and what was sent to it. */
const createServer = () => {
  const server = {
    offers: { house: false, table: null } as AloneOffers,
    table: waiting as CardTableView | null,
    balance: '8.00',
    sent: [] as (readonly [path: string, body: unknown])[],
    /** The answer to every order; undefined if they are accepted. */
    refusal: undefined as object | undefined,
  }
  const joined = (): CardTableView => ({
    ...waiting,
    revision: 2,
    state: 'committing',
    seats: [seatOf(0), seatOf(1, true)],
  })
  const left = (): CardTableView => ({
    ...waiting,
    revision: 2,
    state: 'over',
    payout: '2.00',
    returned: 'left',
  })
  const answerTo = (path: string): unknown => {
    if (path === '/alone') return server.offers
    if (path === '/session') return { ...sessionWith(server.table), balance: server.balance }
    if (path === '/house') server.table = joined()
    if (path === '/leave') {
      server.table = left()
      server.balance = '10.00'
    }
    if (path === '/seats') {
      server.table = { ...waiting, roundId: 'another-round', entry: '5.00', tableId: 'another' }
      return { table: server.table, balance: '5.00' }
    }
    return { table: server.table, lobby, balance: null }
  }
  const send = (async (url: string, { body }: RequestInit = {}) => {
    const path = url.replace('/rgs/v1/cards', '')
    if (path === '/table/events') return new Response(null, { status: 503 })
    if (body !== undefined) {
      server.sent.push([path, JSON.parse(String(body))])
      if (server.refusal) return Response.json(server.refusal, { status: 409 })
    }
    return Response.json(answerTo(path))
  }) as typeof fetch
  return { server, send }
}

/** A table without drawings: what the dock offers is not the board's. */
const board: CardBoard = {
  element: document.createElement('div'),
  show: () => Promise.resolve(),
  actions: () => [],
  endOf: () => ({ title: '', hasWon: false }),
  turnWords: {
    yourTurn: '',
    yourAnswer: '',
    pairAnswers: '',
    turnOf: () => '',
    answerOf: () => '',
  },
  turnsOf: () => ({ toMove: [], isAnswer: false }),
}

/** Opens a session of a player who has just sat down alone. */
const open = () => {
  const { server, send } = createServer()
  const session = sessionWith(waiting)
  const words = cardWords.PT
  const screen = createScreen({
    words,
    title: 'Truco Paulista',
    session,
    onLobby: () => undefined,
    onMenu: () => undefined,
  })
  const context: CardContext = {
    session,
    game: trucoPaulista,
    client: createCardClient({
      fetch: send,
      language: () => 'PT',
      token: { get: () => 'a-session', set: () => undefined },
    }),
    language: 'PT',
    words,
    formats: formatsOf(languages.PT),
    motionMs: () => 0,
    inChips: () => false,
    serverNow: () => Date.parse(waiting.serverAt),
    announce: (sentence) => (screen.live.textContent = sentence),
    move: () => undefined,
    sitOut: () => undefined,
  }
  document.body.replaceChildren(...screen.elements)
  const parent = { tell: () => true, listen: () => undefined }
  runTable({ context, screen, board, parent, tellTurn: () => undefined })
  return { server }
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)
const buttons = () =>
  [...document.querySelectorAll<HTMLButtonElement>('.card-action')].map((one) =>
    (one.textContent ?? '').replaceAll('\u00a0', ' '),
  )
const press = async (label: string): Promise<void> => {
  const found = [...document.querySelectorAll<HTMLButtonElement>('.card-action')].find((one) =>
    one.textContent?.includes(label),
  )
  if (!found) throw new Error(`nobody can press ${label}`)
  found.click()
  await pass(0)
}

beforeEach(() => document.body.replaceChildren())

test('who sits alone sees the house opponent as soon as the server offers it, within ten seconds', async () => {
  const { server } = open()
  await pass(2_500)
  expect(buttons()).toEqual([])
  // The server offers it after five seconds.
  server.offers = { house: true, table: null }
  await pass(2_600)
  expect(buttons()).toEqual(['Jogar com a casaum programa da casa'])
  expect(document.querySelector('[role=status].hidden')?.textContent).toContain(
    'Ninguém chegou ainda',
  )
  await press('Jogar com a casa')
  expect(server.sent).toEqual([['/house', { roundId: 'a-round' }]])
  await pass(2_600)
  // With the house at the table nothing is offered any more.
  expect(buttons()).toEqual([])
})

test('one press changes to another table: the entry comes back first, then the seat is taken there', async () => {
  const { server } = open()
  server.offers = {
    house: true,
    table: { entry: '5.00', sitAndGo: null, players: 1, freeSeats: 1 },
  }
  await pass(2_600)
  expect(buttons()[1]).toBe('Ir para R$ 5,001 lugar livre')
  await press('Ir para')
  await pass(1_000)
  expect(server.sent.map(([path]) => path)).toEqual(['/leave', '/seats'])
  expect(server.sent[1]?.[1]).toMatchObject({ entry: '5.00', table: '5.00' })
  const purse = document.querySelector('.purse')?.textContent?.replaceAll('\u00a0', ' ')
  expect(purse).toBe('SaldoR$ 5,00EntradaR$ 5,00')
})

test('a table that the player cannot pay is not named', async () => {
  const { server } = open()
  server.offers = {
    house: false,
    table: { entry: '50.00', sitAndGo: null, players: 2, freeSeats: 4 },
  }
  await pass(2_600)
  expect(buttons()).toEqual([])
})

test('when somebody came at the same moment the refusal is told, and the seat is kept', async () => {
  const { server } = open()
  server.offers = { house: true, table: null }
  await pass(2_600)
  server.refusal = { errorCode: 'rgs.action_not_legal', message: 'Alguém acabou de chegar.' }
  await press('Jogar com a casa')
  expect(document.querySelector('[role=alert]')?.textContent).toBe('Alguém acabou de chegar.')
  expect(
    document.querySelector('.card-controls [aria-label=Levantar]')?.hasAttribute('hidden'),
  ).toBe(false)
  server.offers = { house: false, table: null }
  await pass(2_600)
  expect(buttons()).toEqual([])
})
