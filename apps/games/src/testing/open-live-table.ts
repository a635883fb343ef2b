import { engineOf } from '@trevo/game-rules/engine/engines.ts'
import type { TableTitle, TitleData } from '@trevo/game-rules/engine/title-data.ts'
import type { GroundTheme } from '@trevo/titles/look/theme.ts'
import { vi } from 'vitest'
import { createDemoPort } from '../demo/demo-port.ts'
import type { CreateBoard } from '../families/board.ts'
import { createGame } from '../play/create-game.ts'
import type { RgsPort, RoomEvent } from '../rgs/rgs-port.ts'
import { fullProfile } from '../rgs/session-of.ts'
import { pt } from '../text/pt.ts'
import type { Title } from '../titles.ts'

export type TestedTable = {
  readonly name: string
  readonly maths: TitleData
  readonly theme: GroundTheme
  readonly createBoard: CreateBoard
  /** A place that takes a chip; a ticket needs none. */
  readonly place?: string
}

const anyFrames = new Proxy({}, { get: () => [0, 0, 64] as const, has: () => true })
const seeds = { serverSeed: '5a'.repeat(32), clientSeed: 'test' }

type Entering = {
  /** How long the table has run before the page opens. */
  readonly afterMs?: number
  /** What the answer with the player's own bets waits for. */
  readonly answer?: Promise<unknown>
}

/** The table with play money: its rules and its clock are the title's. */
export const openLiveTable = async (
  { maths, theme, createBoard, place }: TestedTable,
  { afterMs = 0, answer }: Entering = {},
) => {
  document.body.innerHTML = '<main id="game"></main>'
  const root = document.querySelector<HTMLElement>('#game')
  if (!root) throw new Error('no page')
  const engine = engineOf(maths)
  const nowMs = () => performance.now()
  const siteOrigin = 'http://site.test'
  const demo = createDemoPort({
    title: maths,
    engine,
    profile: fullProfile,
    language: 'PT',
    siteOrigin,
    seeds,
    nowMs,
  })
  let tell: (event: RoomEvent) => void = () => undefined
  const room: RgsPort['room'] = async () => {
    await answer
    return demo.room()
  }
  const port: RgsPort = {
    ...demo,
    room,
    watchRoom: (onEvent) => {
      tell = onEvent
      return demo.watchRoom(onEvent)
    },
  }
  const title: Title = {
    maths,
    theme,
    createBoard,
    loadEngine: async () => ({ engine }),
    sheet: { file: 'assets/test.webp', width: 1024, frames: anyFrames },
  }
  const pass = async (ms: number): Promise<void> => {
    for (let left = ms; left > 0; left -= 200) {
      await vi.advanceTimersByTimeAsync(Math.min(200, left))
      // A chunk that is loaded only now takes one turn of the real clock.
      await new Promise((resolve) => setImmediate(resolve))
      demo.drive()
    }
    await vi.advanceTimersByTimeAsync(5)
  }
  await pass(afterMs)
  const session = await port.resume()
  const made = createGame({ root, port, title, session, text: pt, language: 'PT' })
  await pass(400)
  const game = await made
  await pass(400)
  const { table } = maths as TableTitle
  const felt = () => document.querySelector<HTMLElement>('.felt.live')
  return {
    game,
    pass,
    table,
    /** The rounds that the room sends to a new viewer. */
    told: async () => (await demo.room()).room.past,
    /** The connection is lost and restored. */
    reconnect: async () => tell({ kind: 'room', room: (await demo.room()).room }),
    phase: () => felt()?.dataset['phase'],
    lay: () =>
      place && document.querySelector<HTMLButtonElement>(`[data-place="${place}"]`)?.click(),
    main: () => game.hud.spin,
    button: (label: string) =>
      [...document.querySelectorAll('button')].find((one) => one.textContent === label),
    balance: () => document.querySelector('.balance .money')?.textContent ?? '',
    result: () => document.querySelector('.result-label')?.textContent ?? '',
  }
}
