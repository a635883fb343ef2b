/** A word that the code no longer uses, and its replacement. */
export type RetiredWord = {
  /** As a person says it. */
  readonly word: string
  readonly use: string
  /**
   * Parts of names and their replacements, in kebab case for every spelling: `take-back` is found in
   * `takeBack`, `TakeBackOrder` and `take-back.ts`. With `-*` at the end it must begin a name. The
   * first rule that matches applies.
   */
  readonly names: readonly (readonly [from: string, to: string])[]
  /** In sentences of comments and messages: a pattern and its replacement. */
  readonly phrases?: readonly (readonly [from: RegExp, to: string])[]
  /** Where the word has this meaning; everywhere if absent. */
  readonly where?: RegExp
  /** Lines that may keep it: names of tables, of the wire, of another thing. */
  readonly except?: RegExp
  /** Still found in the code; to be set to false with the last renaming. */
  readonly isPending: boolean
}
