import type { CardSession } from '@trevo/contract/rgs/card-shapes.ts'
import { fill, h, icon, icons } from '../controls/h.ts'
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

/** The frame of a card table: the top bar, the stage, money, the dock. It never moves. */
export const createScreen = ({ words, title, session, onLobby, onMenu }: Options) => {
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
  const top = h('header', { class: 'top' }, back, h('h1', { class: 'title' }, title), clock)
  const notice = h('p', { class: 'banner', role: 'alert', hidden: true })
  const stage = h('section', { class: 'card-stage' })
  const turn = h('b', {})
  const time = h('span', { class: 'card-time' })
  const bar = h('i', {})
  const status = h(
    'div',
    { class: 'card-status' },
    turn,
    time,
    h('span', { class: 'card-bar', 'aria-hidden': 'true' }, bar),
  )
  const balance = boxOf(words.balance)
  const stake = boxOf(words.entry)
  const purse = h('section', { class: 'purse' }, balance.box, stake.box)
  const actions = h('div', { class: 'card-actions' })
  const menu = h(
    'button',
    { type: 'button', class: 'round', 'aria-label': words.menu, click: onMenu },
    icon(icons.menu),
  )
  const leave = h('button', { type: 'button', class: 'round', 'aria-label': words.leave }, '')
  leave.append(icon(icons.close))
  const controls = h('div', { class: 'card-controls' }, menu, actions, leave)
  const footText = h('span', {})
  const verify = h('button', { type: 'button', class: 'link' }, words.verify)
  const foot = h('footer', { class: 'foot' }, footText, verify)
  const live = h('p', { class: 'hidden', 'aria-live': 'polite', role: 'status' })

  let offered: readonly CardAction[] = []
  /** Buttons stay while their labels do, so that the focus is not lost. */
  const showActions = (wanted: readonly CardAction[]): void => {
    offered = wanted
    const key = wanted.map(({ label, note }) => `${label}|${note ?? ''}`).join('#')
    if (actions.dataset['key'] !== key) {
      actions.dataset['key'] = key
      fill(
        actions,
        ...wanted.map(({ label, note, look }, index) =>
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
          ),
        ),
      )
    }
    for (const [index, { isDisabled = false }] of wanted.entries()) {
      const button = actions.children[index]
      if (button instanceof HTMLButtonElement) button.disabled = isDisabled
    }
  }
  return {
    elements: [top, notice, stage, status, purse, controls, foot, live],
    clock,
    stage,
    leave,
    verify,
    live,
    footText,
    showActions,
    say: (sentence: string) => {
      notice.textContent = sentence
      notice.hidden = sentence === ''
    },
    showMoney: (own: string, { label, value }: { label: string; value: string }) => {
      balance.value.textContent = own
      stake.name.textContent = label
      stake.value.textContent = value
    },
    showTurn: (
      sentence: string,
      left: { text: string; share: number; isShort: boolean } | null,
    ) => {
      turn.textContent = sentence
      time.textContent = left?.text ?? ''
      status.dataset['short'] = String(left?.isShort === true)
      bar.style.setProperty('transform', `scaleX(${left?.share ?? 0})`)
      status.hidden = sentence === ''
    },
  }
}

export type Screen = ReturnType<typeof createScreen>
