/** The words of plays in one language: label and description. */
export type PlayWords = {
  /** By a play's name: what it is called, and how a sentence names the numbers it is about. */
  readonly names: Readonly<Record<string, readonly [label: string, phrase: string]>>
  /** By a play's rule: what it is called, and how it wins; `{of}` is the phrase of the name. */
  readonly rules: Readonly<Record<string, readonly [label: string, sentence: string]>>
  /** "1 × 10": one place against another. */
  readonly against: (left: string, right: string) => readonly [label: string, phrase: string]
  /** Names of the lottery's own numbers: "Any 3", "Any 8". */
  readonly any: (size: string) => readonly [label: string, phrase: string]
  readonly normal: (index: string) => readonly [label: string, phrase: string]
}
