import './widgets.css'
import { h, icon, icons } from '../controls/h.ts'

export type NumberField = {
  readonly element: HTMLElement
  readonly value: () => number
  readonly set: (value: number) => void
  readonly setLocked: (isLocked: boolean) => void
}

type NumberFieldOptions = {
  readonly label: string
  readonly lessLabel: string
  readonly moreLabel: string
  readonly min: number
  readonly max: number
  readonly step?: number
  readonly value: number
  readonly show: (value: number) => string
  readonly onChange: (value: number) => void
}

/** A number with a button on either side; a spin button for keyboards and screen readers. */
export const createNumberField = (options: NumberFieldOptions): NumberField => {
  const { min, max, step = 1, show, onChange } = options
  let { value } = options
  let isLocked = false
  const shown = h('output', { role: 'spinbutton', tabindex: 0, 'aria-label': options.label })
  shown.setAttribute('aria-valuemin', String(min))
  shown.setAttribute('aria-valuemax', String(max))
  const less = stepButton(options.lessLabel, icons.minus, () => move(-step))
  const more = stepButton(options.moreLabel, icons.plus, () => move(step))
  const element = h(
    'div',
    { class: 'number-field' },
    h('small', { 'aria-hidden': 'true' }, options.label),
    h('div', { class: 'number-steps' }, less, shown, more),
  )
  const set = (next: number): void => {
    value = Math.min(max, Math.max(min, next))
    shown.textContent = show(value)
    shown.setAttribute('aria-valuenow', String(value))
    shown.setAttribute('aria-valuetext', show(value))
    less.disabled = isLocked || value <= min
    more.disabled = isLocked || value >= max
  }
  const move = (by: number): void => {
    const before = value
    set(value + by)
    if (value !== before) onChange(value)
  }
  const byKey: Readonly<Record<string, number>> = {
    ArrowUp: step,
    ArrowRight: step,
    ArrowDown: -step,
    ArrowLeft: -step,
    PageUp: step * 10,
    PageDown: -step * 10,
    Home: min - max,
    End: max - min,
  }
  shown.addEventListener('keydown', (event) => {
    const by = byKey[event.key]
    if (by === undefined || isLocked) return
    event.preventDefault()
    move(by)
  })
  set(value)
  return {
    element,
    value: () => value,
    set,
    setLocked: (locked) => {
      isLocked = locked
      set(value)
    },
  }
}

const stepButton = (label: string, path: string, click: () => void): HTMLButtonElement =>
  h('button', { type: 'button', class: 'number-step', 'aria-label': label, click }, icon(path))
