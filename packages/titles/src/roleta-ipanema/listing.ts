import type { OwnListing } from '../title.ts'

export const listing: OwnListing = { nodeId: 1201, position: 301, isHot: true, isNew: true }
