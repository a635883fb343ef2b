import { useSearchParams } from 'react-router'

/** Reads one parameter of the address; undefined if its text is not valid. */
export type Reader<Value> = (text: string) => Value | undefined

type Readers = Readonly<Record<string, Reader<unknown>>>
type Values<Of extends Readers> = {
  readonly [Name in keyof Of]?: Exclude<ReturnType<Of[Name]>, undefined>
}

const dayForm = /^\d{4}-\d\d-\d\d$/
const amountForm = /^\d{1,12}(\.\d{1,2})?$/

export const readOneOf =
  <Value extends string>(all: readonly Value[]): Reader<Value> =>
  (text) =>
    all.find((value) => value === text)

/** Free text without spaces around it, at most `max` characters. */
export const readText =
  (max: number): Reader<string> =>
  (text) => {
    const typed = text.trim()
    return typed === '' || typed.length > max ? undefined : typed
  }

/** A calendar day, `2026-11-28`. */
export const readDay: Reader<string> = (text) =>
  dayForm.test(text) && !Number.isNaN(Date.parse(text)) ? text : undefined

/** Money as the server reads it, `1000.50`. */
export const readAmount: Reader<string> = (text) => (amountForm.test(text) ? text : undefined)

export const readId =
  (form: RegExp): Reader<string> =>
  (text) =>
    form.test(text) ? text : undefined

/** The id of most records. */
export const readUuid = readId(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)

/**
 * Filters, tab and open record of a page, all in the address. Invalid parameters are left
 * out, and `isIgnored` says so. A change with an empty text removes the parameter.
 */
export const useAddress = <const Of extends Readers>(readers: Of) => {
  const [params, setParams] = useSearchParams()
  const names: readonly (keyof Of & string)[] = Object.keys(readers)
  const textOf = (name: string): string => params.get(name) ?? ''
  const read = names.flatMap((name) => {
    const value = textOf(name) === '' ? undefined : readers[name]?.(textOf(name))
    return value === undefined ? [] : [[name, value] as const]
  })
  const known = new Set<string>(read.map(([name]) => name))
  const change = (changes: Readonly<Partial<Record<keyof Of & string, string>>>): void =>
    setParams(
      (current) => {
        const next = new URLSearchParams(current)
        for (const [name, value] of Object.entries(changes)) {
          if (value === undefined || value === '') next.delete(name)
          else next.set(name, value)
        }
        return next
      },
      { replace: true },
    )
  return {
    values: Object.fromEntries(read) as Values<Of>,
    isIgnored: names.some((name) => textOf(name).trim() !== '' && !known.has(name)),
    change,
    search: params.toString(),
  }
}
