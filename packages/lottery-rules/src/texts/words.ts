/** The texts of plays in one language: label and description. */
export type PlayWords = {
  /** By a play's name: its label, and how a sentence refers to its numbers. */
  readonly names: Readonly<Record<string, readonly [label: string, phrase: string]>>
  /** By a play's rule: its label, and how it wins; `{of}` is the phrase of the name. */
  readonly rules: Readonly<Record<string, readonly [label: string, sentence: string]>>
  /** "1 × 10": one place against another. */
  readonly against: (left: string, right: string) => readonly [label: string, phrase: string]
  /** Names of the lottery's own numbers: "Any 3", "Any 8". */
  readonly any: (size: string) => readonly [label: string, phrase: string]
  readonly normal: (index: string) => readonly [label: string, phrase: string]
}
