import { h } from '../controls/h.ts'
import type { Formats } from '../text/format.ts'

type TargetOptions = {
  readonly label: string
  readonly formats: Formats
  readonly min: number
  readonly max: number
  readonly onChange: (target: number) => void
}

export type TargetField = {
  readonly element: HTMLElement
  readonly set: (target: number) => void
  readonly setLocked: (isLocked: boolean) => void
}

/** A multiplier typed as a number; commas and points both part the decimals. */
export const createTargetField = (options: TargetOptions): TargetField => {
  const { label, formats, min, max, onChange } = options
  let value = min
  const input = h('input', {
    type: 'text',
    inputmode: 'decimal',
    autocomplete: 'off',
    'aria-label': label,
    change: () => read(),
    focus: () => input.select(),
  })
  const set = (target: number): void => {
    value = Math.min(max, Math.max(min, target))
    input.value = formats.hundredths(value)
  }
  const read = (): void => {
    const typed = readHundredths(input.value)
    set(typed ?? value)
    if (typed !== undefined) onChange(value)
  }
  const element = h(
    'label',
    { class: 'target-field' },
    h('small', { 'aria-hidden': 'true' }, label),
    h('span', {}, input, '×'),
  )
  return {
    element,
    set,
    setLocked: (isLocked) => {
      input.disabled = isLocked
    },
  }
}

/** "1.234,5", "1,234.50" and "12" as hundredths; undefined where it is no number. */
export const readHundredths = (typed: string): number | undefined => {
  const [, whole = '', decimals = ''] = /^([\d.,\s]*?)(?:[.,](\d{1,2}))?$/.exec(typed.trim()) ?? []
  const digits = whole.replaceAll(/\D/g, '')
  if (digits === '' && decimals === '') return undefined
  return Number(digits || '0') * 100 + Number(decimals.padEnd(2, '0') || '0')
}
