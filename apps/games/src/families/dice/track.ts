import { h } from '../../controls/h.ts'
import type { DiceChoice } from '@trevo/game-rules/dice/types.ts'

export type Track = {
  readonly element: HTMLElement
  readonly setChoice: (choice: DiceChoice, spoken: string) => void
  /** Moves the pin to the number drawn, in hundredths. */
  readonly point: (roll: number, ms: number) => void
  readonly setResult: (result: 'won' | 'lost' | undefined) => void
  readonly setLocked: (isLocked: boolean) => void
}

type TrackOptions = {
  readonly label: string
  readonly chanceMin: number
  readonly chanceMax: number
  /** The chance that the handle was dragged to. */
  readonly onChance: (chance: number) => void
}

const marks = [0, 25, 50, 75, 100] as const

/** The line of all numbers: the winning part is green, the handle sets its end, a pin shows the draw. */
export const createTrack = ({ label, chanceMin, chanceMax, onChance }: TrackOptions): Track => {
  let { side }: Pick<DiceChoice, 'side'> = { side: 'under' }
  const handle = h('input', { type: 'range', min: 0, max: 100, step: 1, 'aria-label': label })
  const pin = h('span', { class: 'dice-pin', 'aria-hidden': 'true' })
  const bar = h('div', { class: 'dice-bar' }, handle, pin)
  const scale = h('div', { class: 'dice-scale', 'aria-hidden': 'true' })
  scale.append(...marks.map((mark) => h('span', {}, String(mark))))
  const element = h('div', { class: 'dice-track' }, bar, scale)
  handle.addEventListener('input', () => {
    const at = Number(handle.value)
    const chance = side === 'under' ? at : 100 - at
    onChance(Math.min(chanceMax, Math.max(chanceMin, chance)))
  })
  pin.hidden = true
  let pointed = 50
  return {
    element,
    setChoice: (choice, spoken) => {
      side = choice.side
      const at = side === 'under' ? choice.chance : 100 - choice.chance
      handle.value = String(at)
      handle.setAttribute('aria-valuetext', spoken)
      bar.dataset['side'] = side
      bar.style.setProperty('--edge', `${at}%`)
    },
    point: (roll, ms) => {
      pin.hidden = false
      const to = roll / 100
      pin.style.left = `${to}%`
      if (ms > 0) {
        const swing = to > pointed ? to - 9 : to + 9
        pin.animate(
          [{ left: `${pointed}%` }, { left: `${swing}%`, offset: 0.55 }, { left: `${to}%` }],
          { duration: ms, easing: 'cubic-bezier(0.3, 0.7, 0.2, 1)' },
        )
      }
      pointed = to
    },
    setResult: (result) => {
      if (result) pin.dataset['result'] = result
      else {
        delete pin.dataset['result']
        pin.hidden = true
      }
    },
    setLocked: (isLocked) => {
      handle.disabled = isLocked
    },
  }
}
