import type { OwnListing } from '../title.ts'

export const listing: OwnListing = { nodeId: 1007, position: 3, isHot: true, classify: 'MEGAWAY' }
