import type { OwnListing } from '../title.ts'

export const listing: OwnListing = { nodeId: 1003, position: 7, category: 'BGS' }
