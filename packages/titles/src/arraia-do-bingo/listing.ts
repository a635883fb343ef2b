import type { OwnListing } from '../title.ts'

export const listing: OwnListing = { nodeId: 1114, position: 113, isHot: true, isNew: true }
