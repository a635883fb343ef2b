import type { OwnListing } from '../title.ts'

export const listing: OwnListing = { nodeId: 1209, position: 309, isNew: true }
