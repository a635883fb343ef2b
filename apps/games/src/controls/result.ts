/** The words of the result line. */
export type ShownResult = {
  /** `turn`: a round waits for its player; the detail is under the words. */
  readonly kind: 'idle' | 'turn' | 'none' | 'won' | 'returned'
  readonly label: string
  readonly amount?: string
  readonly detail?: string
}
