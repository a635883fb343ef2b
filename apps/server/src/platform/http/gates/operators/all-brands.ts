import type { CallerFacts, Gate } from '../gate.ts'

/** What all brands share is not for an operator of one brand. */
export const allBrands = {
  name: 'all brands',
  check: ({ endpoint, actor }) =>
    endpoint.allBrands && actor.kind === 'operator' && !actor.isForAllBrands
      ? 'operator.all_brands_required'
      : undefined,
} as const satisfies Gate<CallerFacts>
