/** First part of the key of every query that depends on the catalogue. */
export const catalogueKey = 'catalogue'
