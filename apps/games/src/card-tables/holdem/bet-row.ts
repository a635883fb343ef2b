import './bet-row.css'
import type { CardTableView } from '@trevo/contract/rgs/card-shapes.ts'
import { h } from '../../controls/h.ts'
import type { CardContext } from '../common/context.ts'
import { dealOf, moneyOf, seatAndDeal } from './read-view.ts'
import type { HoldemWords } from './words.ts'

const chipMinor = 100n

type Range = {
  readonly leastMinor: bigint
  readonly mostMinor: bigint
  readonly stepMinor: bigint
  readonly halfMinor: bigint
  readonly potMinor: bigint
}

const between = (amount: bigint, least: bigint, most: bigint): bigint =>
  amount < least ? least : amount > most ? most : amount

/** The range of a raise, and what the presets come to; undefined if a raise is not allowed. */
const rangeOf = (view: CardTableView): Range | undefined => {
  const deal = dealOf(view)
  const legal = deal?.legal
  if (!deal || !legal || legal.leastMinor === null || legal.mostMinor === null) return undefined
  const leastMinor = BigInt(legal.leastMinor)
  const mostMinor = BigInt(legal.mostMinor)
  const bet = BigInt(legal.betMinor)
  const own = BigInt(seatAndDeal(view, view.mySeat).dealt?.betMinor ?? '0')
  const afterCall = BigInt(deal.potMinor) + bet - own
  const byPot = (parts: bigint): bigint => {
    const to = bet + (afterCall * parts) / 2n
    return between(to - (to % chipMinor), leastMinor, mostMinor)
  }
  return {
    leastMinor,
    mostMinor,
    stepMinor: BigInt(deal.bigBlindMinor) / 2n,
    halfMinor: byPot(1n),
    potMinor: byPot(2n),
  }
}

/** Chooses the size of a bet: presets, and a slider in steps of a small blind. */
export const createBetRow = (context: CardContext, words: HoldemWords, onChange: () => void) => {
  const money = moneyOf(context)
  let range: Range | undefined
  let chosenMinor = 0n
  let turn = ''
  const slider = h('input', { type: 'range', min: 0, 'aria-label': words.amount })
  const steps = (): bigint => {
    if (!range) return 0n
    const { leastMinor, mostMinor, stepMinor } = range
    return (mostMinor - leastMinor + stepMinor - 1n) / stepMinor
  }
  const amountAt = (step: bigint): bigint =>
    range
      ? between(range.leastMinor + step * range.stepMinor, range.leastMinor, range.mostMinor)
      : 0n
  const stepAt = (amount: bigint): bigint => {
    if (!range) return 0n
    return amount >= range.mostMinor ? steps() : (amount - range.leastMinor) / range.stepMinor
  }
  const choose = (amount: bigint): void => {
    if (!range) return
    chosenMinor = between(amount, range.leastMinor, range.mostMinor)
    slider.max = String(steps())
    slider.value = String(stepAt(chosenMinor))
    slider.setAttribute('aria-valuetext', money(chosenMinor))
    onChange()
  }
  slider.addEventListener('input', () => choose(amountAt(BigInt(slider.value))))
  const button = (label: string, act: () => void, name?: string): HTMLButtonElement =>
    h('button', { type: 'button', class: 'holdem-preset', 'aria-label': name, click: act }, label)
  const element = h(
    'div',
    { class: 'holdem-bets', role: 'group', 'aria-label': words.amount },
    h(
      'div',
      { class: 'holdem-presets' },
      button(words.presets.least, () => choose(range?.leastMinor ?? 0n)),
      button(words.presets.half, () => choose(range?.halfMinor ?? 0n)),
      button(words.presets.pot, () => choose(range?.potMinor ?? 0n)),
      button(words.presets.most, () => choose(range?.mostMinor ?? 0n)),
    ),
    h(
      'div',
      { class: 'holdem-slide' },
      button('−', () => choose(chosenMinor - (range?.stepMinor ?? 0n)), words.less),
      slider,
      button('+', () => choose(chosenMinor + (range?.stepMinor ?? 0n)), words.more),
    ),
  )
  return {
    element,
    /** Shows the possible bets; a choice lasts for one turn. */
    show: (view: CardTableView): void => {
      range = rangeOf(view)
      element.dataset['on'] = String(range !== undefined)
      element.inert = range === undefined
      const now = `${view.dealNumber}:${view.moveNumber}`
      if (now === turn || !range) return
      turn = now
      choose(range.leastMinor)
    },
    chosen: (): bigint => chosenMinor,
  }
}
