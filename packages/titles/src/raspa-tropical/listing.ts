import type { OwnListing } from '../title.ts'

export const listing: OwnListing = { nodeId: 1111, position: 110, isNew: true }
