import type { CardSession, CardTableView } from '@trevo/contract/rgs/card-shapes.ts'
import { languages, type LanguageCode } from '@trevo/languages/languages.ts'
import { findCardGame } from '@trevo/titles/card-games/find-card-game.ts'
import { roomsOf, type CardGame } from '@trevo/titles/card-games/card-game.ts'
import { formatMoney } from '@trevo/money/money.ts'
import { sheet } from 'virtual:card-seats'
import { parentOf } from '../play/context/post-to-parent.ts'
import { openSession } from '../rgs/open-session.ts'
import { sessionTokenIn } from '../rgs/read-start.ts'
import { loadAtlas, type Atlas } from '../runtime/atlas.ts'
import { wantsLessData } from '../runtime/wants-less-data.ts'
import { formatsOf } from '../text/format.ts'
import { createCardClient } from './common/card-client.ts'
import type { CardBoard, CardContext } from './common/context.ts'
import { createScreen } from './common/create-screen.ts'
import type { Offer } from './common/describe-offer.ts'
import { createHoldemBoard } from './holdem/create-board.ts'
import { openCardMenu } from './menu-sheet.ts'
import { runTable } from './seat/run-table.ts'
import { showTurn } from './seat/show-turn.ts'
import { createTrucoBoard } from './truco/create-board.ts'
import { openVerify } from './verify/verify-sheet.ts'
import { cardWords } from './common/words.ts'

type Start = {
  readonly root: HTMLElement
  readonly gameCode: string
  readonly launchToken: string | undefined
  readonly language: LanguageCode
  /** The table of the launch: its entry is selected. */
  readonly roomId: string | undefined
  /** A past match, to verify. */
  readonly roundId: string | undefined
}

/** The table of a room; undefined where this session is not offered it. */
const offerOfRoom = (
  game: CardGame,
  { entries, sitAndGos }: CardSession,
  roomId: string | undefined,
): Offer | undefined => {
  const room = roomsOf(game).find((one) => one.roomId === roomId)
  if (!room) return undefined
  const entry = formatMoney(room.entryMinor)
  const sitAndGo = room.sitAndGo?.code ?? null
  const isOffered =
    sitAndGo === null
      ? entries.includes(entry)
      : sitAndGos.some((one) => one.code === sitAndGo && one.entry === entry)
  return isOffered ? { entry, sitAndGo } : undefined
}

type CreateBoard = (context: CardContext, atlas: Atlas, onChoice: () => void) => CardBoard

/** The table of each family of card games. */
const boards: Readonly<Record<string, CreateBoard>> = {
  truco: createTrucoBoard,
  holdem: createHoldemBoard,
}

/**
 * Opens a card game between players. @returns false if we have no game with this code, or there is no session for
 * it.
 */
export const openCardTable = async (start: Start): Promise<boolean> => {
  const { root, gameCode, launchToken, roomId, roundId } = start
  const found = findCardGame(gameCode)
  const token = sessionTokenIn(window.sessionStorage, gameCode)
  if (!found || (launchToken === undefined && token.get() === null)) return false
  let { language } = start
  const client = createCardClient({
    fetch: window.fetch.bind(window),
    language: () => language,
    token,
  })
  const [session, atlas] = await Promise.all([
    openSession(client, launchToken, token.get() !== null),
    loadAtlas(sheet),
  ])
  language = session.language
  document.documentElement.lang = languages[language].htmlLang
  const { game } = found
  const createBoard = boards[game.family]
  if (!createBoard) throw new Error(`${gameCode}: there is no table for ${game.family}`)
  const words = cardWords[language]
  const parent = parentOf(window, session.lobbyUrl, gameCode)
  const skewMs = Date.parse(session.serverAt) - Date.now()
  const still = window.matchMedia('(prefers-reduced-motion: reduce)')
  const screen = createScreen({
    words,
    title: game.title[language],
    session,
    onLobby: (event) => {
      if (parent.tell({ type: 'lobby' })) event.preventDefault()
    },
    onMenu: () => openCardMenu(context),
  })
  const context: CardContext = {
    session,
    game,
    client,
    language,
    words,
    formats: formatsOf(languages[language]),
    motionMs: () => (still.matches || wantsLessData() ? 0 : 260),
    inChips: () => table.inChips(),
    serverNow: () => Date.now() + skewMs,
    announce: (sentence) => (screen.live.textContent = sentence),
    move: (move) => void table.move(move),
    sitOut: (isSittingOut) => void table.sitOut(isSittingOut),
  }
  const board = createBoard(context, atlas, () => table.showChoice())
  root.replaceChildren(...screen.elements)
  root.classList.add('card-table')
  root.style.setProperty('--hue', String(game.hue))
  const tellTurn = (view: CardTableView): void => showTurn(context, screen, view, board)
  const table = runTable({ context, screen, board, parent, tellTurn })
  const offer = offerOfRoom(game, session, roomId)
  if (offer) table.choose(offer)
  parent.listen(({ type }) => {
    if (type === 'refresh-balance') void table.refreshBalance().catch(() => undefined)
    if (type === 'hide-top') root.dataset['top'] = 'hidden'
  })
  root.setAttribute('aria-label', game.title[language])
  root.dataset['state'] = 'ready'
  parent.tell({ type: 'ready' })
  if (roundId !== undefined) void openVerify(context, roundId)
  return true
}
