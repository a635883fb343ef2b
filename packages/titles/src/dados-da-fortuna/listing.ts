import type { OwnListing } from '../title.ts'

export const listing: OwnListing = { nodeId: 1210, position: 310, isNew: true }
