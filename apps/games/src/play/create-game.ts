import { parseMoney } from '@trevo/money/money.ts'
import { createAnnouncement } from '../controls/announcement.ts'
import { createBanner } from '../controls/banner.ts'
import { createHud, type HudActions } from '../controls/create-hud.ts'
import { fill } from '../controls/h.ts'
import { createPlaque } from '../controls/plaque.ts'
import { renderClock, renderHud, showResult } from '../controls/render-hud.ts'
import { listenToKeys } from '../controls/keys.ts'
import { loadAtlas } from '../runtime/atlas.ts'
import { createSound } from '../runtime/sound.ts'
import { browserTicker } from '../runtime/ticker.ts'
import type { GameSession, RgsPort } from '../rgs/rgs-port.ts'
import { createStage } from '../stage/create-stage.ts'
import { createStageElements } from '../stage/stage-elements.ts'
import type { LanguageCode } from '@trevo/languages/languages.ts'
import { formatsOf } from '../text/format.ts'
import type { Text } from '../text/pt.ts'
import type { Title } from '../titles.ts'
import { gameActions } from './game-actions.ts'
import { endAutoplay } from './drive-autoplay.ts'
import type { Game, GameState } from './game-context.ts'
import { pendingOrderIn } from './pending-order.ts'
import { watchReality } from './reality-check.ts'
import { applyTheme } from './apply-theme.ts'
import { parentOf } from './post-to-parent.ts'
import { refreshSession } from './refresh-session.ts'
import { adoptSession, resumeSession, showOpenRound } from './resume-session.ts'

export type GameOptions = {
  readonly root: HTMLElement
  readonly port: RgsPort
  readonly title: Title
  readonly session: GameSession
  readonly text: Text
  readonly language: LanguageCode
}

/** Builds the whole game into the page and shows a round that was left open, if there is one. */
export const createGame = async (options: GameOptions): Promise<Game> => {
  const { root, title, session } = options
  const [atlas] = await Promise.all([
    loadAtlas(title.sheet, import.meta.env.BASE_URL),
    document.fonts.ready,
  ])
  const game = assemble(options, atlas)
  applyTheme(root, title.theme, session)
  window.addEventListener('resize', game.stage.resize)
  window.addEventListener('orientationchange', game.stage.resize)
  listenToKeys(game)
  game.stage.resize()
  adoptSession(game, session)
  showIdle(game)
  renderClock(game)
  setInterval(() => renderClock(game), 1_000)
  watchReality(game)
  game.parent.listen(({ type }) => {
    if (type === 'refresh-balance') refreshSession(game)
    if (type === 'pause') endAutoplay(game, 'stopped')
    if (type === 'hide-top') {
      root.dataset['top'] = 'hidden'
      game.stage.resize()
    }
  })
  root.setAttribute('aria-label', title.maths.title[session.language])
  root.dataset['state'] = 'ready'
  game.parent.tell({ type: 'ready' })
  await showOpenRound(game)
  return game
}

const assemble = (options: GameOptions, atlas: Awaited<ReturnType<typeof loadAtlas>>): Game => {
  const { root, port, title, session, text, language } = options
  const ticker = browserTicker()
  const elements = createStageElements()
  const sound = createSound(title.theme.rootHz, title.theme.scale)
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  const stage = createStage({
    title,
    maths: title.maths,
    theme: title.theme,
    atlas,
    ticker,
    elements,
    still,
    onRest: (reel) => sound.land(reel),
  })
  const later: { game?: Game } = {}
  const hud = createHud({
    text,
    title: title.maths.title[language],
    lobbyUrl: session.lobbyUrl,
    turbo: session.profile.turbo,
    autoplay: session.profile.autoplay,
    sessionClock: session.profile.sessionClock,
    actions: lateActions(() => later.game),
  })
  const plaque = createPlaque()
  const banner = createBanner(stage.resize)
  const announcement = createAnnouncement()
  elements.box.append(plaque.element, announcement.element)
  fill(
    root,
    elements.ground,
    hud.top,
    banner.element,
    elements.box,
    hud.result,
    hud.purse,
    hud.controls,
    hud.foot,
    hud.live,
  )
  const game: Game = {
    port,
    title,
    text,
    language,
    formats: formatsOf(text),
    ticker,
    atlas,
    stage,
    sound,
    hud,
    plaque,
    banner,
    announcement,
    parent: parentOf(window, session.lobbyUrl, title.maths.gameCode),
    pending: pendingOrderIn(window.sessionStorage, title.maths.gameCode),
    newId: () => crypto.randomUUID(),
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    serverNow: serverClock(session),
    state: newState(session),
    resume: () => resumeSession(game),
  }
  later.game = game
  announcement.element.addEventListener('click', () => game.state.skip?.())
  return game
}

/** The hud's buttons exist before the game that they act upon. */
const lateActions = (game: () => Game | undefined): HudActions => {
  const act =
    <Args extends unknown[]>(action: (game: Game, ...args: Args) => void) =>
    (...args: Args): void => {
      const current = game()
      if (current) action(current, ...args)
    }
  return {
    lobby: act(gameActions.lobby),
    spin: act(gameActions.spin),
    stakeStep: act(gameActions.stakeStep),
    stakeList: act(gameActions.stakeList),
    turbo: act(gameActions.turbo),
    auto: act(gameActions.auto),
    sound: act(gameActions.sound),
    menu: act(gameActions.menu),
    verify: act(gameActions.verify),
  }
}

/** The server's clock as it was at the session's answer, carried on by our own steady one. */
const serverClock = (session: GameSession): (() => number) => {
  const offsetMs = Date.parse(session.serverAt) - performance.now()
  return () => performance.now() + offsetMs
}

/** R$ 1, or the nearest below, is where a new player begins. */
const FIRST_STAKE = '1.00'

const newState = (session: GameSession): GameState => {
  const first = session.stakes.findLastIndex(
    (stake) => parseMoney(stake) <= parseMoney(FIRST_STAKE),
  )
  return {
    session,
    phase: 'idle',
    stakeIndex: Math.max(0, first),
    balanceMinor: parseMoney(session.balance),
    stakeTotalMinor: 0n,
    payoutTotalMinor: 0n,
    roundCount: 0,
    lastRoundId: undefined,
    unfinishedRoundId: undefined,
    nextRoundAtMs: 0,
    isRefreshDue: false,
    turbo: false,
    auto: undefined,
    skip: undefined,
    calm: undefined,
  }
}

const showIdle = (game: Game): void => {
  const { cascades } = game.title.maths.features
  if (cascades) game.plaque.ladder(cascades.multipliers, 0)
  showResult(game, { kind: 'idle', label: game.text.pressToSpin })
  renderHud(game)
}
