import type { Text } from '../text/pt.ts'
import { fill, h, icon, icons } from './h.ts'

export type HudActions = {
  readonly lobby: (event: Event) => void
  readonly main: () => void
  readonly stakeStep: (step: 1 | -1) => void
  readonly stakeList: () => void
  readonly turbo: () => void
  readonly auto: () => void
  readonly sound: () => void
  readonly menu: () => void
  readonly verify: () => void
}

export type HudOptions = {
  readonly text: Text
  readonly title: string
  readonly lobbyUrl: string
  readonly sessionClock: boolean
  readonly actions: HudActions
}

/** The controls as elements; `render-hud.ts` puts values into them. */
export type Hud = ReturnType<typeof createHud>

/** Builds every control once. All of them are real buttons, at least 44 px in both directions. */
export const createHud = (options: HudOptions) => {
  const { text, actions } = options
  const clock = h('time', { class: 'clock', 'aria-label': text.sessionTime })
  const back = h(
    'a',
    { class: 'back', href: options.lobbyUrl, 'aria-label': text.backToLobby, click: actions.lobby },
    icon(icons.back),
    h('span', {}, text.lobby),
  )
  const top = h(
    'header',
    { class: 'top' },
    back,
    h('h1', { class: 'title' }, options.title),
    options.sessionClock ? clock : h('span', { class: 'clock' }),
  )
  return {
    top,
    clock,
    ...createPurse(options),
    ...createResult(),
    ...createControls(options),
    ...createFoot(options),
  }
}

const createPurse = ({ text, actions }: HudOptions) => {
  const balance = h('b', { class: 'money' })
  const stake = h('b', { class: 'money' })
  const stakeLabel = h('small', {}, text.stake)
  const less = h(
    'button',
    {
      type: 'button',
      class: 'step',
      'aria-label': text.stakeLess,
      click: () => actions.stakeStep(-1),
    },
    icon(icons.minus),
  )
  const more = h(
    'button',
    {
      type: 'button',
      class: 'step',
      'aria-label': text.stakeMore,
      click: () => actions.stakeStep(1),
    },
    icon(icons.plus),
  )
  const choose = h(
    'button',
    { type: 'button', class: 'choose', click: actions.stakeList },
    stakeLabel,
    stake,
  )
  // Its name is its visible text; its title is what a press does.
  choose.title = text.stakeChoose
  choose.setAttribute('aria-haspopup', 'dialog')
  const purse = h(
    'section',
    { class: 'purse' },
    h('div', { class: 'box balance' }, h('small', {}, text.balance), balance),
    h('div', { class: 'box stake' }, less, choose, more),
  )
  return { purse, balance, stake, stakeLabel, less, more, choose }
}

const createResult = () => {
  const label = h('p', { class: 'result-label' })
  const amount = h('p', { class: 'result-amount' })
  const detail = h('p', { class: 'result-detail' })
  const result = h('section', { class: 'result', 'aria-hidden': 'true' }, label, amount, detail)
  const live = h('p', { class: 'hidden', 'aria-live': 'polite', role: 'status' })
  return { result, label, amount, detail, live }
}

const createControls = ({ text, actions }: HudOptions) => {
  const spinIcon = h('span', { class: 'spin-icon' }, icon(icons.spin))
  const spin = h('button', {
    type: 'button',
    class: 'spin',
    'aria-label': text.spinHint,
    click: actions.main,
  })
  const wait = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  wait.setAttribute('viewBox', '0 0 100 100')
  wait.setAttribute('class', 'wait')
  const ring = document.createElementNS('http://www.w3.org/2000/svg', 'circle')
  for (const [name, value] of Object.entries({ cx: 50, cy: 50, r: 46, pathLength: 100 })) {
    ring.setAttribute(name, String(value))
  }
  wait.append(ring)
  const autoCount = h('b', { class: 'auto-count' })
  const spinLabel = h('b', { class: 'spin-label' })
  const spinNote = h('span', { class: 'spin-note' })
  // The space parts words and amount for assistive technology that compares them with the button's
  // name.
  spin.append(spinIcon, spinLabel, ' ', spinNote, autoCount, wait)
  const turboButton = pill(text.turbo, icons.turbo, actions.turbo)
  turboButton.setAttribute('aria-pressed', 'false')
  const autoButton = pill(text.auto, icons.auto, actions.auto)
  const menu = disc(text.menu, icons.menu, actions.menu)
  menu.setAttribute('aria-haspopup', 'dialog')
  const sound = disc(text.soundOn, icons.soundOff, actions.sound)
  sound.setAttribute('aria-pressed', 'false')
  // Turbo and autoplay, or the board's own buttons.
  const left = h('span', { class: 'pill-space' })
  const right = h('span', { class: 'pill-space' })
  const moves = h('section', { class: 'moves' })
  const controls = h('section', { class: 'controls' }, menu, left, spin, right, sound)
  return {
    moves,
    controls,
    spin,
    spinIcon,
    spinLabel,
    spinNote,
    ring,
    autoCount,
    left,
    right,
    turboButton,
    autoButton,
    menu,
    sound,
  }
}

const pill = (label: string, path: string, click: () => void): HTMLButtonElement =>
  h('button', { type: 'button', class: 'pill', click }, icon(path), h('span', {}, label))

const disc = (label: string, path: string, click: () => void): HTMLButtonElement =>
  h('button', { type: 'button', class: 'round', 'aria-label': label, click }, icon(path))

const createFoot = ({ text, actions }: HudOptions) => {
  const rtp = h('span', {})
  const round = h('span', {})
  const net = h('span', { class: 'net' })
  const verify = h('button', { type: 'button', class: 'link', click: actions.verify }, text.verify)
  const foot = h('footer', { class: 'foot' }, rtp, round, verify, net)
  return { foot, rtp, roundNumber: round, verify, net }
}

/** Changes a button's drawing and name. */
export const setButton = (
  button: HTMLButtonElement,
  { label, path, pressed }: { label: string; path: string; pressed?: boolean },
): void => {
  button.setAttribute('aria-label', label)
  if (pressed !== undefined) button.setAttribute('aria-pressed', String(pressed))
  fill(button, icon(path))
}
