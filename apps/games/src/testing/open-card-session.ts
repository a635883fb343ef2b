import type { AloneOffers, CardSession, CardTableView } from '@trevo/contract/rgs/card-shapes.ts'
import { languages, toWireTexts } from '@trevo/languages/languages.ts'
import { trucoPaulista } from '@trevo/titles/card-games/truco-paulista.ts'
import { openProfile } from '@trevo/vendor-kit/reference/open-profile.ts'
import { createCardClient } from '../card-tables/common/card-client.ts'
import type { CardBoard, CardContext } from '../card-tables/common/context.ts'
import { createScreen } from '../card-tables/common/create-screen.ts'
import { cardWords } from '../card-tables/common/words.ts'
import { runTable } from '../card-tables/seat/run-table.ts'
import { formatsOf } from '../text/format.ts'

/** A seat before the deal. */
export const seatOf = (seat: number, isHouse = false) => ({
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
  said: null,
  finish: null,
})

/** The table of a player who has just sat down alone. */
export const waiting: CardTableView = {
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
    title: toWireTexts(trucoPaulista.title),
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

/** Opens the real session of a player who has just sat down alone, against answers of a game server. */
export const openWaiting = () => {
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
