import type { OwnListing } from '../title.ts'

export const listing: OwnListing = { nodeId: 1106, position: 105, isHot: true, isNew: true }
