/** The words of the result line. */
export type ShownResult = {
  readonly kind: 'idle' | 'none' | 'won' | 'returned'
  readonly label: string
  readonly amount?: string
  readonly detail?: string
}
