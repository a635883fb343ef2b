/** First part of the key of every query whose answer is made of the catalogue. */
export const catalogueKey = 'catalogue'
