import './chips.css'
import { formatMoney } from '@trevo/money/money.ts'
import { fill, h } from '../../controls/h.ts'
import type { Formats } from '../../text/format.ts'
import { chipLabel, drawChip } from './draw-chip.ts'

export type BetSpot = {
  /** A button: pressing it places the chosen chip. */
  readonly element: HTMLButtonElement
  /** The stake here; 0 clears it. */
  readonly setStake: (stakeMinor: bigint) => void
  readonly mark: (mark: 'won' | 'lost' | undefined) => void
}

type SpotOptions = {
  /** The name for a screen reader; its visible text is in `content`. */
  readonly label: string
  readonly content: readonly (Node | string)[]
  readonly locale: string
  readonly formats: Formats
  readonly press: () => void
}

/** A place on the table that takes chips. */
export const createBetSpot = ({ label, content, locale, formats, press }: SpotOptions): BetSpot => {
  const pile = h('span', { class: 'bet-pile' })
  // Spaces separate the words, which must be found in the button's name.
  const parts = content.flatMap((part, index) => (index === 0 ? [part] : [' ', part]))
  const attributes = { type: 'button', class: 'bet-spot', click: press }
  const element = h('button', attributes, ...parts, ' ', pile)
  // Users of speech control say the visible text of the place.
  const shown = (element.textContent ?? '').trim()
  const name = label.includes(shown) ? label : `${label}, ${shown}`
  element.setAttribute('aria-label', name)
  // The chip's text follows that of the place, as on the screen.
  const nameWith = (written: string, money: string): string => {
    if (!label.startsWith(shown) || label === shown) return `${name}, ${written} (${money})`
    return `${shown}, ${written} (${money})${label.slice(shown.length)}`
  }
  return {
    element,
    setStake: (stakeMinor) => {
      const had = pile.childElementCount > 0
      const written = chipLabel(stakeMinor, locale)
      fill(pile, ...(stakeMinor > 0n ? [drawChip(stakeMinor, written)] : []))
      if (stakeMinor > 0n && !had) {
        pile.animate([{ transform: 'translateY(-14px) scale(1.25)', opacity: 0 }, {}], {
          duration: 160,
          easing: 'ease-out',
        })
      }
      const money = formats.money(formatMoney(stakeMinor))
      element.setAttribute('aria-label', stakeMinor > 0n ? nameWith(written, money) : name)
    },
    mark: (mark) => {
      if (mark) element.dataset['mark'] = mark
      else delete element.dataset['mark']
    },
  }
}
