import type { CrashTitle, Hundredths } from '@trevo/game-rules/crash/types.ts'
import { h } from '../../controls/h.ts'
import type { Formats } from '../../text/format.ts'
import { createTargetField } from '../../widgets/target-field.ts'
import type { Words } from './words.ts'

export type AutoField = {
  readonly element: HTMLElement
  /** Where the next bet cashes out automatically; null: it does not. */
  readonly value: () => Hundredths | null
  readonly set: (at: Hundredths | null) => void
}

const LEAST: Hundredths = 101
const FIRST: Hundredths = 200

/** A switch, and the multiplier at which a bet cashes out while it is on. */
export const createAutoField = (
  title: CrashTitle,
  { words, formats }: { readonly words: Words; readonly formats: Formats },
): AutoField => {
  let at: Hundredths = FIRST
  let isOn = false
  const button = h(
    'button',
    {
      type: 'button',
      class: 'text-action',
      'aria-label': `${words.autoShort}: ${words.auto}`,
      click: () => turn(!isOn),
    },
    words.autoShort,
  )
  const field = createTargetField({
    label: words.autoAt,
    formats,
    min: LEAST,
    max: title.multiplierMax,
    onChange: (next) => {
      at = next
    },
  })
  const turn = (on: boolean): void => {
    isOn = on
    button.setAttribute('aria-pressed', String(on))
    field.setLocked(!on)
  }
  field.set(at)
  turn(false)
  return {
    element: h('div', { class: 'crash-auto' }, button, field.element),
    value: () => (isOn ? at : null),
    set: (next) => {
      at = next ?? at
      field.set(at)
      turn(next !== null)
    },
  }
}
