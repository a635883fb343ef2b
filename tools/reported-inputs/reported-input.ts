/** A small input that was mishandled by a system like this one, as publicly reported by its operators. */
export type ReportedInput = {
  readonly id: string
  /** The class of fault; `kinds/` has one file for each. */
  readonly kind: string
  readonly input: unknown
  /** The correct result. */
  readonly right: unknown
  /** What Trevo did when the input was first tried. */
  readonly was: string
}

/** A file in `kinds/`: tries the input on the product and expects the correct result. */
export type KindOfInput = {
  readonly check: (entry: ReportedInput) => Promise<void> | void
}

/** `due day that is no business day` is checked by `kinds/due-day-that-is-no-business-day.ts`. */
export const fileOfKind = (kind: string): string =>
  `${kind
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')}.ts`
