import './racetrack.css'
import {
  callsOf,
  chipsOf,
  neighbourChips,
  pocketsOfChips,
  type CallChip,
  type CallName,
} from '@trevo/game-rules/roulette/call-bets.ts'
import { callTexts } from '@trevo/game-rules/roulette/texts.ts'
import type { WheelKind } from '@trevo/game-rules/roulette/types.ts'
import { colourOf, pocketText, pocketsOf } from '@trevo/game-rules/roulette/wheel.ts'
import type { LanguageCode } from '@trevo/languages/languages.ts'
import { h } from '../../controls/h.ts'
import { createNumberField } from '../../widgets/number-field.ts'
import type { Betting } from '../../widgets/table/create-betting.ts'
import { roveByArrows } from '../../widgets/table/rove-by-arrows.ts'
import { trackWords } from './track-words.ts'

type RacetrackOptions = {
  readonly wheel: WheelKind
  readonly betting: Betting
  readonly language: LanguageCode
}

/** A position along a stadium of this width and height, from 0 to 1 clockwise from its upper middle. */
const alongStadium = (
  part: number,
  width: number,
  height: number,
): { readonly x: number; readonly y: number } => {
  const radius = height / 2
  const straight = width - height
  const arc = Math.PI * radius
  const length = 2 * straight + 2 * arc
  let at = (part * length + straight / 2) % length
  if (at < straight) return { x: radius + at, y: 0 }
  at -= straight
  if (at < arc) {
    const angle = at / radius
    return { x: radius + straight + radius * Math.sin(angle), y: radius - radius * Math.cos(angle) }
  }
  at -= arc
  if (at < straight) return { x: radius + straight - at, y: height }
  const angle = (at - straight) / radius
  return { x: radius - radius * Math.sin(angle), y: radius + radius * Math.cos(angle) }
}

/** The wheel's order as a track: a press bets on a number with its neighbours, or on a sector. */
export const createRacetrack = (options: RacetrackOptions): HTMLElement => {
  const { wheel, betting, language } = options
  const words = trackWords[language]
  const order = pocketsOf(wheel)
  const numbers = new Map<number, HTMLButtonElement>()
  const show = (chips: readonly CallChip[] | undefined): void => {
    const covered = new Set(chips ? pocketsOfChips(wheel, chips) : [])
    for (const [pocket, button] of numbers) button.dataset['covered'] = String(covered.has(pocket))
  }
  const preview = (button: HTMLElement, chips: () => readonly CallChip[]): void => {
    for (const event of ['pointerenter', 'focus']) {
      button.addEventListener(event, () => show(chips()))
    }
    for (const event of ['pointerleave', 'blur']) {
      button.addEventListener(event, () => show(undefined))
    }
  }
  const eachSide = createNumberField({
    label: words.neighbours,
    lessLabel: words.less,
    moreLabel: words.more,
    min: 0,
    max: 8,
    value: 2,
    show: String,
    onChange: () => nameNumbers(),
  })
  const nameNumbers = (): void => {
    for (const [pocket, button] of numbers) {
      button.setAttribute('aria-label', words.neighboursOf(pocketText(pocket), eachSide.value()))
    }
  }
  for (const [index, pocket] of order.entries()) {
    const chips = (): readonly CallChip[] => neighbourChips(wheel, pocket, eachSide.value())
    const button = h(
      'button',
      { type: 'button', class: 'track-number', click: () => betting.lay(chips()) },
      pocketText(pocket),
    )
    const { x, y } = alongStadium(index / order.length, 2.44, 1)
    button.style.setProperty('--x', (x / 2.44).toFixed(4))
    button.style.setProperty('--y', y.toFixed(4))
    button.dataset['colour'] = colourOf(pocket)
    preview(button, chips)
    numbers.set(pocket, button)
  }
  nameNumbers()
  const calls = callsOf(wheel).map((call) => {
    const button = callButton(options, call)
    preview(button, () => chipsOf(call))
    return button
  })
  const track = h(
    'div',
    { class: 'track' },
    ...numbers.values(),
    h('div', { class: 'track-calls' }, ...calls),
  )
  roveByArrows(track, [...numbers.values()])
  return h('div', { class: 'racetrack' }, track, eachSide.element)
}

/** Bets on a sector of the wheel; its name lists its numbers. */
const callButton = (
  { wheel, betting, language }: RacetrackOptions,
  call: CallName,
): HTMLButtonElement => {
  const chips = chipsOf(call)
  const name = callTexts(call)[language]
  const covered = pocketsOfChips(wheel, chips).map(pocketText).join(', ')
  const label = `${name}, ${trackWords[language].covers(covered)}`
  const click = (): void => betting.lay(chips)
  return h('button', { type: 'button', class: 'track-call', 'aria-label': label, click }, name)
}
