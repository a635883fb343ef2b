import type { OwnListing } from '../title.ts'

export const listing: OwnListing = { nodeId: 1005, position: 5, isHot: true }
