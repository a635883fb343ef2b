import { h } from '../../controls/h.ts'
import type { Words } from './words.ts'

export type HintSwitch = {
  readonly element: HTMLElement
  readonly isOn: () => boolean
  /** The move that basic strategy makes now; undefined when nothing is to be decided. */
  readonly show: (move: string | undefined) => void
}

const key = 'trevo-blackjack-hint'

const readSwitch = (): boolean => {
  try {
    return localStorage.getItem(key) !== 'off'
  } catch {
    return true
  }
}

/** A line with the hint, and the switch that turns it off for good on this device. */
export const createHintSwitch = (words: Words, onChange: () => void): HintSwitch => {
  let isOn = readSwitch()
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
      onChange()
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
