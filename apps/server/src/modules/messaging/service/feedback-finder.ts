import type { Finder } from '../../../platform/search/finder.ts'
import { findFeedback } from '../repository/tickets.ts'
import type { MessagingNeeds } from '../needs.ts'

/** Feedback by the reference number that its sender was told, for the search box. */
export const feedbackFinder = ({ database }: Pick<MessagingNeeds, 'database'>): Finder => ({
  kind: 'feedback',
  right: 'desk.read',
  accepts: (text) => /^F[0-9A-Z]{6,19}$/i.test(text),
  find: async (brandId, text) => {
    const found = await findFeedback(database.db, brandId, text.toUpperCase())
    return found ? [{ id: found.reference_number, label: found.reference_number }] : []
  },
})
