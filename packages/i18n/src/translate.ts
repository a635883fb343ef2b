/** A sentence, or its forms by plural category; `other` is used for every missing category. */
export type Message = string | { readonly one?: string; readonly other: string }

export type Values = Readonly<Record<string, string | number>> | readonly (string | number)[]

const places = /\{(\w+)\}|\((\w+)\)/g

/**
 * Fills in `{0}`, `{name}` and the `(min)`-`(max)` of the field rules. A placeholder without a value
 * stays as written, so that ordinary brackets survive.
 */
export const interpolate = (text: string, values: Values): string => {
  // A list is read by position: as a record it has the keys "0", "1", …
  const byName = values as Readonly<Record<string, string | number | undefined>>
  return text.replaceAll(places, (place, braced?: string, bracketed?: string) =>
    String(byName[braced ?? bracketed ?? ''] ?? place),
  )
}

export type Translate<Key extends string> = (key: Key, values?: Values) => string

/**
 * The texts of one language. A form is chosen by `values.count`. An unknown key returns itself,
 * silently (LANG-4); the compiler already rejects one.
 */
export const createTranslate = <Key extends string>(
  catalog: Readonly<Partial<Record<Key, Message>>>,
  locale: string,
): Translate<Key> => {
  const plural = new Intl.PluralRules(locale)
  return (key, values) => {
    const message = catalog[key]
    if (message === undefined) return key
    const text = typeof message === 'string' ? message : formOf(message, plural, values)
    return values ? interpolate(text, values) : text
  }
}

const formOf = (
  message: Exclude<Message, string>,
  plural: Intl.PluralRules,
  values: Values | undefined,
): string => {
  const count =
    values && !Array.isArray(values) ? Number((values as { count?: unknown }).count) : NaN
  return (plural.select(count) === 'one' ? message.one : undefined) ?? message.other
}
