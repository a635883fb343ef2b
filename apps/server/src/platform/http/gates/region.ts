import type { Gate, RequestFacts } from './gate.ts'

/** A brand may be closed to countries and addresses; a visitor who is not located passes no restriction. */
export const region = {
  name: 'region',
  check: ({ endpoint, brand, brands, visitor }) => {
    if (!brand || endpoint.alwaysOpen) return undefined
    const isClosed = visitor
      ? brands.isRegionRestricted(brand, visitor)
      : !brands.restrictsNobody?.(brand)
    return isClosed ? 'system.region_restricted' : undefined
  },
} as const satisfies Gate<RequestFacts>
