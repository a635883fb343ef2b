import type { OwnListing } from '../title.ts'

export const listing: OwnListing = { nodeId: 1208, position: 308, isNew: true }
