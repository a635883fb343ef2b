/** What a macro's variables stand for. */
export type MacroValues = {
  readonly username: string
  readonly brand: string
  readonly operator: string
  readonly number: string
}

/** A prepared answer with its variables filled in; what is unknown stays in braces. */
export const fillMacro = (text: string, values: MacroValues): string =>
  text.replaceAll(/\{(username|brand|operator|number)\}/g, (whole, name: keyof MacroValues) =>
    values[name] === '' ? whole : values[name],
  )

/** The user name without its brand. */
export const nameOf = (account: string | null, sender = ''): string =>
  account?.split('@').at(-1) ?? sender
