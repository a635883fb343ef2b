import type { BoardButton, BoardButtons } from '../families/board.ts'
import type { Game } from '../play/context/game-context.ts'
import { isAboveMax } from '../play/money/is-above-max.ts'
import { fill, h, icon } from './h.ts'

/** The board's buttons beside the large one; if it has none, turbo and auto are shown. */
export const renderMoves = (game: Game, { left, right, row }: BoardButtons): void => {
  const { hud, state, board } = game
  const { turbo, autoplay } = state.session.profile
  const isAuto = state.auto !== undefined
  hud.turboButton.setAttribute('aria-pressed', String(state.turbo))
  hud.autoButton.disabled = !isAuto && (state.phase !== 'idle' || isUnplayable(game))
  hud.autoButton.setAttribute('aria-pressed', String(isAuto))
  place(hud.left, left, turbo ? hud.turboButton : undefined)
  place(hud.right, right, autoplay && !board.isInSteps ? hud.autoButton : undefined)
  renderRow(hud.moves, row ?? [])
}

const place = (
  element: HTMLElement,
  offered: BoardButton | undefined,
  own: HTMLElement | undefined,
): void => {
  if (!offered) return replace(element, own)
  const known = element.firstElementChild
  if (known instanceof HTMLButtonElement && known.dataset['move'] === keyOf(offered)) {
    known.disabled = offered.isOff === true
    return undefined
  }
  return replace(element, moveButton(offered))
}

/** Leaves existing buttons in place, so that they keep the focus. */
const replace = (element: HTMLElement, child: HTMLElement | undefined): void => {
  if (element.firstElementChild !== (child ?? null)) fill(element, ...(child ? [child] : []))
}

const renderRow = (element: HTMLElement, row: readonly BoardButton[]): void => {
  const keys = row.map((button) => `${keyOf(button)}${button.isOff === true}`).join('|')
  if (element.dataset['row'] === keys) return
  element.dataset['row'] = keys
  fill(element, ...row.map(moveButton))
}

const keyOf = ({ label, note = '', tone = 'go' }: BoardButton): string => `${label}·${note}·${tone}`

/** The press handler of a kept button is the one it was created with: a board's handlers read the current state. */
const moveButton = (offered: BoardButton): HTMLButtonElement => {
  const { label, note, icon: path, tone, press } = offered
  const button = h(
    'button',
    { type: 'button', class: 'pill', ...(press && { click: press }) },
    path ? icon(path) : undefined,
    h('span', {}, label),
    note ? h('small', {}, note) : undefined,
  )
  button.dataset['move'] = keyOf(offered)
  if (tone) button.dataset['tone'] = tone
  button.disabled = offered.isOff === true
  return button
}

/** A choice is missing, or the chosen wager costs too much. */
const isUnplayable = (game: Game): boolean => {
  const wager = game.board.wager()
  return wager === undefined || isAboveMax(game, wager.stakeMinor)
}
