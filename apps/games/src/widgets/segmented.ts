import './widgets.css'
import { h } from '../controls/h.ts'

export type Segmented<T> = {
  readonly element: HTMLElement
  readonly value: () => T
  readonly set: (value: T) => void
  readonly setLocked: (isLocked: boolean) => void
}

type SegmentedOptions<T> = {
  readonly label: string
  readonly options: readonly { readonly value: T; readonly label: string }[]
  readonly value: T
  readonly onChange: (value: T) => void
}

/** One of a few values, side by side. A value that is not among them leaves all unpressed. */
export const createSegmented = <T>(given: SegmentedOptions<T>): Segmented<T> => {
  let value = given.value
  const buttons = given.options.map((option) =>
    h('button', { type: 'button', click: () => choose(option.value) }, option.label),
  )
  const element = h(
    'div',
    { class: 'segmented', role: 'group', 'aria-label': given.label },
    ...buttons,
  )
  const set = (next: T): void => {
    value = next
    for (const [index, button] of buttons.entries()) {
      button.setAttribute('aria-pressed', String(given.options[index]?.value === next))
    }
  }
  const choose = (next: T): void => {
    set(next)
    given.onChange(next)
  }
  set(value)
  return {
    element,
    value: () => value,
    set,
    setLocked: (isLocked) => {
      for (const button of buttons) button.disabled = isLocked
    },
  }
}
