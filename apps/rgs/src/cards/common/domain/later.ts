/** The instant this many milliseconds later. */
export const later = (at: Date, ms: number): Date => new Date(at.getTime() + ms)
