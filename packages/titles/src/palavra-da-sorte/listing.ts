import type { OwnListing } from '../title.ts'

export const listing: OwnListing = { nodeId: 1113, position: 112, isNew: true }
