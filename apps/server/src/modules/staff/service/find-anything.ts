import type { Finding } from '@trevo/contract/ops/everywhere/search.ts'
import type { Operator } from '../../../platform/http/actor.ts'
import type { Finder } from '../../../platform/search/finder.ts'

const perKindMax = 10

/** The search box: asks every module whose records the operator may read. */
export const createFindAnything = () => {
  const finders: Finder[] = []
  return {
    /** Adds the finders of a module; at the start, before any request. */
    register: (added: readonly Finder[]): void => {
      finders.push(...added)
    },
    findAnything: async (
      { brandId, rights }: Pick<Operator, 'brandId' | 'rights'>,
      typed: string,
    ): Promise<Finding[]> => {
      const text = typed.trim()
      const asked = finders.filter(({ right, accepts }) => rights.has(right) && accepts(text))
      const found = await Promise.all(
        asked.map(async ({ kind, find }) =>
          (await find(brandId, text)).slice(0, perKindMax).map((one) => ({ kind, ...one })),
        ),
      )
      return found.flat()
    },
  }
}
