/** A help topic as a new brand gets it; see `domain/help-blocks.ts` for how a body is written. */
export type SeededTopic = {
  readonly id: string
  readonly title: { readonly pt: string; readonly en: string }
  readonly body: { readonly pt: string; readonly en: string }
}
