import { parseMoney } from '@trevo/money/money.ts'
import type { Hud } from '../controls/create-hud.ts'
import { renderHud, showResult } from '../controls/render-hud.ts'
import type { BoardContext } from '../families/board.ts'
import type { RgsPort } from '../rgs/rgs-port.ts'
import type { Scene } from '../scene/create-scene.ts'
import type { Game, GameState } from './context/game-context.ts'

type Parts = Pick<BoardContext, SharedPart> & {
  readonly scene: Scene
  readonly hud: Hud
  readonly state: GameState
  readonly port: Pick<RgsPort, 'watchRoom' | 'pond'>
  /** Undefined during construction. */
  readonly game: () => Game | undefined
}

type SharedPart =
  | 'title'
  | 'text'
  | 'language'
  | 'formats'
  | 'ticker'
  | 'atlas'
  | 'sound'
  | 'announcement'
  | 'still'

const TURBO_PART = 0.4

/** What the board may use, from the parts of the game. */
export const boardContext = ({ scene, hud, state, game, port, ...shared }: Parts): BoardContext => {
  let roomBets: ReturnType<BoardContext['loadRoomBets']> | undefined
  const loadRoomBets = async () => {
    const { createRoomBets } = await import('./rooms/room-bets.ts')
    const current = game()
    if (!current) throw new Error('the game is being built')
    return createRoomBets(current)
  }
  let volleys: ReturnType<BoardContext['loadVolleys']> | undefined
  const loadVolleys = async () => {
    const { createVolleys } = await import('./rooms/fire-volley.ts')
    const current = game()
    if (!current) throw new Error('the game is being built')
    return createVolleys(current)
  }
  const profile = (): GameState['session']['profile'] => state.session.profile
  const isTurbo = (): boolean => state.turbo && profile().turbo
  const ms = (normalMs: number): number =>
    shared.still ? 0 : normalMs * (isTurbo() ? TURBO_PART : 1)
  return {
    ...shared,
    fx: scene.fx,
    watchRoom: port.watchRoom,
    loadRoomBets: () => (roomBets ??= loadRoomBets()),
    pond: port.pond,
    loadVolleys: () => (volleys ??= loadVolleys()),
    box: scene.stage,
    profile,
    stakeMinor: () => parseMoney(state.session.stakes[state.stakeIndex] ?? '0.00'),
    stakesMinor: () => state.session.stakes.map(parseMoney),
    balanceMinor: () => state.balanceMinor,
    isTurbo,
    isSilent: () => state.isSilent,
    ms,
    changed: () => {
      const current = game()
      if (current) renderHud(current)
    },
    say: (sentence) => {
      hud.live.textContent = sentence
    },
    showResult: (result) => showResult({ hud }, result),
    setAmount: (amount) => {
      hud.amount.textContent = amount
    },
    setDetail: (detail) => {
      hud.detail.textContent = detail
    },
  }
}
