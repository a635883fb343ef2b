import { fill, h } from '../../controls/h.ts'

export type Plaque = {
  readonly element: HTMLElement
  /** The ladder of cascade multipliers, one lit. */
  readonly ladder: (steps: readonly number[], lit: number) => void
  readonly multiplier: (value: number, lively: boolean) => void
  /** The multiplier reel while it turns. */
  readonly turning: () => void
  readonly freeSpins: (text: string | undefined) => void
}

/** The small plate at the foot of the frame: free spins left and active multipliers. */
export const createPlaque = (): Plaque => {
  const spins = h('span', { class: 'plaque-spins' })
  const chips = h('span', { class: 'plaque-chips' })
  const element = h('div', { class: 'plaque', 'aria-hidden': 'true' }, spins, chips)
  spins.hidden = true
  return {
    element,
    ladder: (steps, lit) => {
      fill(
        chips,
        ...steps.map((step, index) =>
          h('i', { class: index === lit ? 'chip lit' : 'chip' }, `×${step}`),
        ),
      )
    },
    multiplier: (value, lively) => {
      fill(chips, h('i', { class: lively ? 'chip lit lively' : 'chip lit' }, `×${value}`))
    },
    turning: () => fill(chips, h('i', { class: 'chip' }, '× ?')),
    freeSpins: (text) => {
      spins.hidden = text === undefined
      spins.textContent = text ?? ''
    },
  }
}
