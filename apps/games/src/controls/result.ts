/** The text of the result line. */
export type ShownResult = {
  /** `turn`: a round waits for its player; the detail is under the text. */
  readonly kind: 'idle' | 'turn' | 'none' | 'won' | 'returned'
  readonly label: string
  readonly amount?: string
  readonly detail?: string
}
