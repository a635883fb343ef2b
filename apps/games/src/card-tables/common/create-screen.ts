import type { CardSession } from '@trevo/contract/rgs/card-shapes.ts'
import { fill, h, icon, icons } from '../../controls/h.ts'
import type { CardAction } from './context.ts'
import type { CardWords } from './words.ts'

type Options = {
  readonly words: CardWords
  readonly title: string
  readonly session: CardSession
  readonly onLobby: (event: Event) => void
  readonly onMenu: () => void
}

const boxOf = (label: string): { box: HTMLElement; value: HTMLElement; name: HTMLElement } => {
  const value = h('b', { class: 'money' })
  const name = h('small', {}, label)
  return { box: h('div', { class: 'box balance' }, name, value), value, name }
}

/** The bar above the stage: the back link, the title, the session time. */
const createTop = ({ words, title, session, onLobby }: Omit<Options, 'onMenu'>) => {
  const clock = h('time', { class: 'clock', 'aria-label': words.sessionTime })
  const back = h(
    'a',
    {
      class: 'back',
      href: session.lobbyUrl,
      'aria-label': words.backToLobby,
      click: onLobby,
    },
    icon(icons.back),
    h('span', {}, words.lobby),
  )
  const element = h('header', { class: 'top' }, back, h('h1', { class: 'title' }, title), clock)
  return { element, clock }
}

/** Whose turn it is, in words, seconds and a bar. */
const createTurnLine = () => {
  const turn = h('b', {})
  const time = h('span', { class: 'card-time' })
  const bar = h('i', {})
  const element = h(
    'div',
    { class: 'card-status' },
    turn,
    time,
    h('span', { class: 'card-bar', 'aria-hidden': 'true' }, bar),
  )
  const show = (
    sentence: string,
    left: { text: string; share: number; isShort: boolean } | null,
  ): void => {
    turn.textContent = sentence
    time.textContent = left?.text ?? ''
    element.dataset['short'] = String(left?.isShort === true)
    bar.style.setProperty('transform', `scaleX(${left?.share ?? 0})`)
    element.hidden = sentence === ''
  }
  return { element, show }
}

/** The balance, and what is at stake. */
const createPurse = (words: CardWords) => {
  const balance = boxOf(words.balance)
  const stake = boxOf(words.entry)
  const show = (own: string, { label, value }: { label: string; value: string }): void => {
    balance.value.textContent = own
    stake.name.textContent = label
    stake.value.textContent = value
  }
  return { element: h('section', { class: 'purse' }, balance.box, stake.box), show }
}

/** The available moves. Buttons stay while their labels do, so that the focus is not lost. */
const createActionRow = () => {
  const element = h('div', { class: 'card-actions' })
  let offered: readonly CardAction[] = []
  const buttonOf = ({ label, note, look }: CardAction, index: number): HTMLElement =>
    h(
      'button',
      {
        type: 'button',
        class: 'card-action',
        'data-look': look,
        click: () => offered[index]?.act(),
      },
      h('b', {}, label),
      note === undefined ? '' : h('small', {}, note),
    )
  const show = (wanted: readonly CardAction[]): void => {
    offered = wanted
    const key = wanted.map(({ label, note }) => `${label}|${note ?? ''}`).join('#')
    if (element.dataset['key'] !== key) {
      element.dataset['key'] = key
      fill(element, ...wanted.map(buttonOf))
    }
    for (const [index, { isDisabled = false }] of wanted.entries()) {
      const button = element.children[index]
      if (button instanceof HTMLButtonElement) button.disabled = isDisabled
    }
  }
  return { element, show }
}

/** The frame of a card table: the top bar, the stage, money, the dock. It never moves. */
export const createScreen = ({ onMenu, ...options }: Options) => {
  const { words } = options
  const top = createTop(options)
  const notice = h('p', { class: 'banner', role: 'alert', hidden: true })
  const stage = h('section', { class: 'card-stage' })
  const turnLine = createTurnLine()
  const purse = createPurse(words)
  const actions = createActionRow()
  const menu = h(
    'button',
    { type: 'button', class: 'round', 'aria-label': words.menu, click: onMenu },
    icon(icons.menu),
  )
  const leave = h(
    'button',
    { type: 'button', class: 'round', 'aria-label': words.leave },
    icon(icons.close),
  )
  const controls = h('div', { class: 'card-controls' }, menu, actions.element, leave)
  const footText = h('span', {})
  const verify = h('button', { type: 'button', class: 'link' }, words.verify)
  const foot = h('footer', { class: 'foot' }, footText, verify)
  const live = h('p', { class: 'hidden', 'aria-live': 'polite', role: 'status' })
  return {
    elements: [top.element, notice, stage, turnLine.element, purse.element, controls, foot, live],
    clock: top.clock,
    stage,
    leave,
    verify,
    live,
    footText,
    showActions: actions.show,
    say: (sentence: string) => {
      notice.textContent = sentence
      notice.hidden = sentence === ''
    },
    showMoney: purse.show,
    showTurn: turnLine.show,
  }
}

export type Screen = ReturnType<typeof createScreen>
