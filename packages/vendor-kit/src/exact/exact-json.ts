/** A number in a JSON text as it was spelled: no amount passes through a floating-point number. */
export class ExactNumber {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

type SourceOf = { readonly source?: string }

/** Parses JSON, with numbers as `ExactNumber`; undefined for invalid JSON. */
export const parseExactJson = (text: string): unknown => {
  const keep = (_key: string, value: unknown, context?: SourceOf): unknown =>
    typeof value === 'number' ? new ExactNumber(context?.source ?? '') : value
  try {
    return JSON.parse(text, keep)
  } catch {
    return undefined
  }
}

// The type library does not know it yet; the pinned Node has it.
const rawJson = (JSON as unknown as { rawJSON(text: string): unknown }).rawJSON

/** Writes JSON; each `ExactNumber` as it is spelled. */
export const writeExactJson = (value: unknown): string =>
  JSON.stringify(value, (_key, one: unknown) =>
    one instanceof ExactNumber ? rawJson(one.text) : one,
  )

const whole = /^(0|[1-9]\d{0,18})$/
const decimal = /^(0|[1-9]\d*)(?:\.(\d{1,12}))?$/

/** A non-negative whole number, digits only; otherwise undefined. */
export const wholeOf = (value: ExactNumber): bigint | undefined =>
  whole.test(value.text) ? BigInt(value.text) : undefined

/**
 * A non-negative decimal, without trailing zeros; otherwise undefined. An exponent is refused: no
 * vendor of ours writes money that way.
 */
export const decimalOf = (value: ExactNumber): string | undefined => {
  const match = decimal.exec(value.text)
  if (!match) return undefined
  const [, real = '', fraction = ''] = match
  const rest = fraction.replace(/0+$/, '')
  return rest === '' ? real : `${real}.${rest}`
}
