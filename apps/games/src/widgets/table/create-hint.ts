import './table.css'
import { h } from '../../controls/h.ts'

export type Hint = {
  readonly element: HTMLElement
  readonly isOn: () => boolean
  /** The best move now in words; undefined if there is no decision. */
  readonly show: (move: string | undefined) => void
}

type HintOptions = {
  /** The storage key for whether it is on. */
  readonly key: string
  readonly words: {
    readonly hint: string
    readonly hintOff: string
    readonly hintIs: (move: string) => string
  }
  readonly onSwitch: (isOn: boolean) => void
}

const readSwitch = (key: string): boolean => {
  try {
    return localStorage.getItem(key) !== 'off'
  } catch {
    return true
  }
}

/** A line with the hint, and the switch that turns it off permanently on this device. */
export const createHint = ({ key, words, onSwitch }: HintOptions): Hint => {
  let isOn = readSwitch(key)
  let move: string | undefined
  const line = h('span', { class: 'hint-line', 'aria-live': 'polite' })
  const toggle = h('button', {
    type: 'button',
    class: 'hint-switch',
    role: 'switch',
    'aria-label': words.hint,
    click: () => {
      isOn = !isOn
      try {
        localStorage.setItem(key, isOn ? 'on' : 'off')
      } catch {
        // Without storage it lasts until the page is left.
      }
      render()
      onSwitch(isOn)
    },
  })
  const render = (): void => {
    toggle.setAttribute('aria-checked', String(isOn))
    line.textContent = isOn ? (move ? words.hintIs(move) : words.hint) : words.hintOff
  }
  render()
  return {
    element: h('div', { class: 'hint' }, line, toggle),
    isOn: () => isOn,
    show: (next) => {
      move = next
      render()
    },
  }
}
