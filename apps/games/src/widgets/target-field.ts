import { minorPerCentavo } from '@trevo/money/money.ts'
import { readTypedMoney, type DecimalSign } from '@trevo/money/read-typed-money.ts'
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

/** A multiplier typed as a number of the language; text that is not a number leaves the last one. */
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
    const typed = readHundredths(input.value, formats.decimalSign)
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

/** A typed number in hundredths, parsed like an amount of money; undefined if invalid. */
export const readHundredths = (typed: string, decimalSign: DecimalSign): number | undefined => {
  const read = readTypedMoney(typed, decimalSign)
  return read.kind === 'amount' ? Number(read.minor / minorPerCentavo) : undefined
}
