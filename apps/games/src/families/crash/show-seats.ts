import type { CrashTitle } from '@trevo/game-rules/crash/types.ts'
import { formatMoney } from '@trevo/money/money.ts'
import { h, icon, icons } from '../../controls/h.ts'
import type { BoardContext } from '../board.ts'
import { createNumberField } from '../../widgets/number-field.ts'
import type { AutoField } from './choose-auto.ts'
import type { Seat } from './create-seat.ts'
import type { Words } from './words.ts'

export type SecondSeat = {
  readonly element: HTMLElement
  readonly toggle: HTMLElement
  readonly stakeMinor: () => bigint
  readonly open: () => void
  /** Draws the button for what a press does now. */
  readonly draw: (seat: Seat) => void
}

type SecondOptions = {
  readonly context: BoardContext<CrashTitle>
  readonly words: Words
  readonly auto: AutoField
  readonly press: () => void
}

/** The row of the second bet: closed until the player opens it, with its own stake and button. */
export const createSecondSeat = ({ context, words, auto, press }: SecondOptions): SecondSeat => {
  const { formats } = context
  const stakes = context.stakesMinor()
  const stakeMinor = (): bigint => stakes[stake.value()] ?? 0n
  const stake = createNumberField({
    label: words.secondStake,
    lessLabel: words.stakeLess,
    moreLabel: words.stakeMore,
    min: 0,
    max: Math.max(0, stakes.length - 1),
    value: 0,
    show: (index) => formats.money(formatMoney(stakes[index] ?? 0n)),
    onChange: () => context.changed(),
  })
  const label = h('span')
  const note = h('small')
  const button = h(
    'button',
    { type: 'button', class: 'pill crash-bet', click: press },
    label,
    ' ',
    note,
  )
  const close = h(
    'button',
    { type: 'button', class: 'round', 'aria-label': words.removeSecond, click: () => show(false) },
    icon(icons.close),
  )
  const element = h(
    'section',
    { class: 'crash-second', 'aria-label': words.second },
    stake.element,
    auto.element,
    button,
    close,
  )
  const toggle = h(
    'button',
    { type: 'button', class: 'text-action', click: () => show(true) },
    words.addSecond,
  )
  const show = (isOpen: boolean): void => {
    const isFocused = document.activeElement === (isOpen ? toggle : close)
    element.hidden = !isOpen
    toggle.hidden = isOpen
    // If the pressed button disappears, the focus moves to its replacement.
    if (isFocused) (isOpen ? button : toggle).focus()
    window.dispatchEvent(new Event('resize'))
  }
  element.hidden = true
  return {
    element,
    toggle,
    stakeMinor,
    open: () => show(true),
    draw: (seat) => {
      const offered = seat.button()
      label.textContent = offered.label
      note.textContent = offered.note ?? ''
      button.disabled = offered.isOff === true
      button.dataset['tone'] = offered.tone ?? 'go'
      const spoken = offered.isNoteMoving ? '' : (offered.note ?? '')
      button.setAttribute('aria-label', `${words.second}: ${offered.label} ${spoken}`.trim())
      close.hidden = !seat.isFree()
    },
  }
}
