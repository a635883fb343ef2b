import type { Pick, PicksShown } from '@trevo/game-rules/reels/types.ts'
import type { PicksTitle } from '@trevo/game-rules/picks/types.ts'
import { h } from '../../controls/h.ts'
import type { AtlasSheet } from '../../runtime/atlas.ts'
import { showPicture } from './symbol-picture.ts'
import type { Words } from './words.ts'

export type PickScreen = {
  readonly element: HTMLElement
  readonly show: (picks: PicksShown) => void
  /** Offers the lids to the player; none if it is not the player's turn. */
  readonly offer: (lids: ReadonlySet<number>) => void
  readonly hide: () => void
}

type Options = {
  readonly title: PicksTitle
  readonly sheet: AtlasSheet
  readonly words: Words
  readonly amountOf: (units: number) => string
  readonly press: (lid: number) => void
}

/** The drawing's part of its lid, and its least size in pixels. */
const PART = 0.62
const SIDE_MIN = 40

/** The pick bonus over the reels: a button for each lid. */
export const createPickScreen = ({ title, sheet, words, amountOf, press }: Options): PickScreen => {
  const { icons } = title.picks
  const heading = h('p', { class: 'pick-title' })
  const field = h('div', { class: 'pick-field' })
  const element = h('div', { class: 'pick-screen' }, heading, field)
  element.hidden = true
  const count = title.picks.lids.reduce((sum, { lidCount }) => sum + lidCount, 0)
  const lids = Array.from({ length: count }, (_, lid) => {
    const picture = h('i', { class: 'reel-symbol' })
    const label = h('b')
    const button = h(
      'button',
      { type: 'button', class: 'pick-lid', click: () => press(lid) },
      picture,
      label,
    )
    field.append(button)
    return { button, picture, label }
  })
  const columns = count < 15 ? 4 : 5
  field.style.setProperty('--pick-columns', String(columns))
  const sideNow = (): number => {
    const { clientWidth, clientHeight } = field
    const lid = Math.min(clientWidth / columns, clientHeight / Math.ceil(count / columns))
    return Math.max(SIDE_MIN, Math.round(lid * PART))
  }

  const iconOf = ({ multiplier, ends }: Pick): string =>
    ends ? icons.end : multiplier > 1 ? icons.multiplier : icons.prize
  const textOf = ({ units, multiplier, ends }: Pick): string =>
    [
      ...(units > 0 ? [amountOf(units)] : []),
      ...(multiplier > 1 ? [`×${multiplier}`] : []),
      ...(ends ? [words.lidEnds] : []),
    ].join(' · ')

  return {
    element,
    show: (picks) => {
      element.hidden = false
      const side = sideNow()
      const known = new Map([...picks.opened, ...picks.rest].map((pick) => [pick.lid, pick]))
      const opened = new Set(picks.opened.map(({ lid }) => lid))
      heading.textContent =
        picks.opened.length === 0
          ? words.picksTitle
          : words.picked(amountOf(picks.units * picks.multiplier))
      for (const [index, { button, picture, label }] of lids.entries()) {
        const pick = known.get(index)
        showPicture(picture, sheet, pick ? iconOf(pick) : icons.closed, side)
        label.textContent = pick ? textOf(pick) : ''
        const state = !pick ? 'closed' : opened.has(index) ? 'open' : 'shown'
        if (state === 'open' && button.dataset['state'] === 'closed') {
          button.animate(
            [{ transform: 'scale(0.6)' }, { transform: 'scale(1.12)' }, { transform: 'none' }],
            320,
          )
        }
        button.dataset['state'] = state
        button.setAttribute('aria-label', pick ? textOf(pick) : words.lid(index + 1))
      }
    },
    offer: (offered) => {
      for (const [index, { button }] of lids.entries()) button.disabled = !offered.has(index)
    },
    hide: () => {
      element.hidden = true
    },
  }
}
