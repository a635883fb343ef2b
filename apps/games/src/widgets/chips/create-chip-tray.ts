import './chips.css'
import { formatMoney } from '@trevo/money/money.ts'
import { h, icon } from '../../controls/h.ts'
import type { Formats } from '../../text/format.ts'
import type { Text } from '../../text/pt.ts'
import type { Bets } from './bets.ts'
import { chipLabel, drawChip } from './draw-chip.ts'

export type ChipTray = {
  readonly element: HTMLElement
  /** The chip that a press on the table places. */
  readonly chosenMinor: () => bigint
  /** Renders what is possible now; call it when bets change or the table locks. */
  readonly render: (isLocked: boolean) => void
}

type TrayOptions = {
  readonly chipsMinor: readonly bigint[]
  readonly bets: Bets
  readonly text: Text
  readonly formats: Formats
  readonly onChoose?: (chipMinor: bigint) => void
}

const drawings = {
  undo: 'M9 7 4 11l5 4M4 11h10a5 5 0 0 1 0 10h-3',
  clear: 'M5 7h14M10 7V4.5h4V7M7 7l1 13h8l1-13',
  double: 'M7 4v13M3.5 7.5 7 4l3.5 3.5M17 20V7M13.5 16.5 17 20l3.5-3.5',
  repeat:
    'M17 3l3 3-3 3M4 11V9.5A3.5 3.5 0 0 1 7.5 6H20M7 21l-3-3 3-3M20 13v1.5a3.5 3.5 0 0 1-3.5 3.5H4',
} as const

/** Chips to choose from as radio buttons, and undo, clear, double, repeat beside them. */
export const createChipTray = (options: TrayOptions): ChipTray => {
  const { chipsMinor, bets, text, onChoose } = options
  let chosen = chipsMinor.find((chip) => chip >= 10_000n) ?? chipsMinor[0] ?? 0n
  const chips = chipsMinor.map((chip) => createChip(chip, options))
  const choose = (chip: bigint): void => {
    chosen = chip
    for (const [index, button] of chips.entries()) {
      button.setAttribute('aria-pressed', String(chipsMinor[index] === chip))
    }
    onChoose?.(chip)
  }
  for (const [index, button] of chips.entries()) {
    button.addEventListener('click', () => choose(chipsMinor[index] ?? 0n))
  }
  const { chips: words } = text
  const undo = tool(drawings.undo, words.undo, bets.undo)
  const clear = tool(drawings.clear, words.clear, bets.clear)
  const double = tool(drawings.double, words.double, bets.double)
  const repeat = tool(drawings.repeat, words.repeat, bets.repeat)
  const rack = h('div', { class: 'chip-rack', role: 'group', 'aria-label': words.choose }, ...chips)
  const element = h(
    'div',
    { class: 'chip-tray' },
    rack,
    h('div', { class: 'chip-tools' }, undo, clear, double, repeat),
  )
  const render = (isLocked: boolean): void => {
    for (const button of chips) button.disabled = isLocked
    undo.disabled = isLocked || !bets.canUndo()
    clear.disabled = isLocked || bets.totalMinor() === 0n
    double.disabled = isLocked || bets.totalMinor() === 0n
    repeat.disabled = isLocked || !bets.canRepeat()
  }
  choose(chosen)
  render(false)
  return { element, chosenMinor: () => chosen, render }
}

const createChip = (chip: bigint, { text, formats }: TrayOptions): HTMLButtonElement =>
  h(
    'button',
    { type: 'button', class: 'chip-choice', 'aria-label': formats.money(formatMoney(chip)) },
    drawChip(chip, chipLabel(chip, text.locale)),
  )

const tool = (path: string, label: string, click: () => void): HTMLButtonElement =>
  h('button', { type: 'button', class: 'chip-tool', click }, icon(path), h('span', {}, label))
