import type { LanguageCode } from '@trevo/languages/languages.ts'
import { createAnnouncement } from '../controls/announcement.ts'
import { createBanner } from '../controls/banner.ts'
import { createHud, type HudActions } from '../controls/create-hud.ts'
import { fill, h } from '../controls/h.ts'
import { listenToKeys } from '../controls/keys.ts'
import { renderClock, renderHud, showReady } from '../controls/render-hud.ts'
import { loadAtlas, type Atlas } from '../runtime/atlas.ts'
import { wantsLessData } from '../runtime/wants-less-data.ts'
import { createSound } from '../runtime/sound.ts'
import { browserTicker } from '../runtime/ticker.ts'
import type { GameSession, RgsPort } from '../rgs/rgs-port.ts'
import { createScene } from '../scene/create-scene.ts'
import { formatsOf } from '../text/format.ts'
import type { Text } from '../text/pt.ts'
import type { Title } from '../titles.ts'
import { applyTheme } from './apply-theme.ts'
import { boardContext } from './board-context.ts'
import { endAutoplay } from './autoplay/drive-autoplay.ts'
import { gameActions } from './game-actions.ts'
import type { Game } from './context/game-context.ts'
import { newState } from './new-state.ts'
import { pendingOrderIn } from './context/pending-order.ts'
import { playRound } from './rounds/play-round.ts'
import { parentOf } from './context/post-to-parent.ts'
import { watchReality } from './session/reality-check.ts'
import { setSilent } from './show/set-silent.ts'
import { refreshSession } from './session/refresh-session.ts'
import { adoptSession, resumeSession, showOpenRound } from './rounds/resume-session.ts'
import { watchTimeout } from './session/watch-timeout.ts'

export type GameOptions = {
  readonly root: HTMLElement
  readonly port: RgsPort
  readonly title: Title
  readonly session: GameSession
  readonly text: Text
  readonly language: LanguageCode
  /** The differences of a game with play money. */
  readonly instead?: Partial<Pick<Game, 'formats' | 'pending' | 'parent' | 'hasProof'>>
}

/** A game without its own fonts is still playable. */
const fontsWithinMs = 2_000

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** Builds the whole game into the page and shows a round that was left open, if there is one. */
export const createGame = async (options: GameOptions): Promise<Game> => {
  const { root, title, session } = options
  const [atlas] = await Promise.all([
    loadAtlas(title.sheet),
    // In a frame that the browser does not render, fonts never become ready.
    Promise.race([document.fonts.ready, wait(fontsWithinMs)]),
  ])
  const game = assemble(options, atlas)
  applyTheme(root, title.theme, session)
  window.addEventListener('resize', game.resize)
  window.addEventListener('orientationchange', game.resize)
  listenToKeys(game)
  game.resize()
  adoptSession(game, session)
  showReady(game)
  renderHud(game)
  renderClock(game)
  const followTimeout = watchTimeout(game)
  setInterval(() => {
    renderClock(game)
    followTimeout()
  }, 1_000)
  watchReality(game)
  game.parent.listen((message) => {
    const { type } = message
    if (type === 'refresh-balance') refreshSession(game)
    if (type === 'pause') endAutoplay(game, 'stopped')
    if ('told' in message) {
      void import('../jackpot/show-jackpots.ts').then((shown) =>
        shown.listenForJackpots(game, message),
      )
    }
    if (message.type === 'silent') setSilent(game, message.isOn)
    if (type === 'hide-top') {
      root.dataset['top'] = 'hidden'
      game.resize()
    }
  })
  root.setAttribute('aria-label', title.maths.title[session.language])
  root.dataset['state'] = 'ready'
  game.parent.tell({ type: 'ready' })
  await showOpenRound(game)
  return game
}

/** Only boards with several steps need it. They have it before the first round. */
const loadActions = () => import('./rounds/take-action.ts')

const assemble = (options: GameOptions, atlas: Atlas): Game => {
  const { root, port, title, session, text, language, instead = {} } = options
  const { gameCode } = title.maths
  const ticker = browserTicker()
  const still = wantsLessData() || window.matchMedia('(prefers-reduced-motion: reduce)').matches
  const scene = createScene(title.theme, { atlas, ticker, still })
  const sound = createSound(title.theme.rootHz, title.theme.scale)
  const announcement = createAnnouncement()
  const state = newState(session, title.maths.firstStakeMinor)
  const { formats = formatsOf(text), hasProof = true } = instead
  const later: { game?: Game } = {}
  const hud = createHud({
    text,
    title: title.maths.title[language],
    lobbyUrl: session.lobbyUrl,
    sessionClock: session.profile.sessionClock,
    actions: lateActions(() => later.game),
  })
  const game: Game = {
    port,
    title,
    text,
    language,
    formats,
    ticker,
    atlas,
    scene,
    board: title.createBoard(
      boardContext({
        title,
        text,
        language,
        formats,
        ticker,
        atlas,
        sound,
        scene,
        announcement,
        still,
        hud,
        state,
        port,
        game: () => later.game,
      }),
    ),
    sound,
    hud,
    banner: createBanner(() => later.game?.resize()),
    announcement,
    parent: instead.parent ?? parentOf(window, session.lobbyUrl, gameCode),
    pending: instead.pending ?? pendingOrderIn(window.sessionStorage, gameCode),
    hasProof,
    newId: () => crypto.randomUUID(),
    wait,
    serverNow: serverClock(session),
    state,
    resize: () => scene.paint(game.board.resize?.()),
    play: () => playRound(game),
    act: async (action) => (await loadActions()).takeAction(game, action),
    resume: () => resumeSession(game),
  }
  later.game = game
  hud.verify.hidden = !hasProof
  if (game.board.isInSteps) void loadActions()
  announcement.element.addEventListener('click', () => game.state.hasten?.())
  placeParts(root, game)
  return game
}

const placeParts = (root: HTMLElement, { scene, hud, banner, board, announcement }: Game): void => {
  const { stage, particles, ground } = scene
  stage.append(board.element, particles, announcement.element)
  root.dataset['stake'] = board.stakeBy ?? 'steps'
  root.dataset['family'] = board.tellsResult ? 'show' : 'board'
  fill(
    root,
    ground,
    hud.top,
    banner.element,
    stage,
    ...(board.options ? [h('section', { class: 'options' }, board.options)] : []),
    hud.result,
    hud.moves,
    hud.purse,
    hud.controls,
    hud.foot,
    hud.live,
  )
}

/** The hud's buttons are created before the game that they act on. */
const lateActions = (game: () => Game | undefined): HudActions => {
  const act =
    <Args extends unknown[]>(action: (game: Game, ...args: Args) => void) =>
    (...args: Args): void => {
      const current = game()
      if (current) action(current, ...args)
    }
  return {
    lobby: act(gameActions.lobby),
    main: act(gameActions.main),
    stakeStep: act(gameActions.stakeStep),
    stakeList: act(gameActions.stakeList),
    turbo: act(gameActions.turbo),
    auto: act(gameActions.auto),
    sound: act(gameActions.sound),
    menu: act(gameActions.menu),
    verify: act(gameActions.verify),
  }
}

/** The server's clock from the session's answer, advanced by our own monotonic clock. */
const serverClock = (session: GameSession): (() => number) => {
  const offsetMs = Date.parse(session.serverAt) - performance.now()
  return () => performance.now() + offsetMs
}
