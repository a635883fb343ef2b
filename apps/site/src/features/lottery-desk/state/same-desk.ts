import type { DeskState } from './use-desk.ts'

type WithDesk = { readonly desk: DeskState }

/**
 * For `memo`: a part of the desk re-renders when one of these fields or another prop has changed.
 * Pressing a ball changes what is marked, which most parts do not show.
 */
export const sameDesk =
  <Props extends WithDesk>(...fields: readonly (keyof DeskState)[]) =>
  ({ desk: before, ...propsBefore }: Props, { desk: after, ...propsAfter }: Props): boolean => {
    const rest: Readonly<Record<string, unknown>> = propsAfter
    return (
      fields.every((field) => before[field] === after[field]) &&
      Object.entries(propsBefore).every(([name, value]) => value === rest[name])
    )
  }
