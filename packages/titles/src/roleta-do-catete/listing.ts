import type { OwnListing } from '../title.ts'

export const listing: OwnListing = { nodeId: 1203, position: 303, isNew: true }
