/** Readers of a brand whose default language is Portuguese. */
export const inEnglish = { language: 'EN', brandLanguage: 'PT' } as const
export const inPortuguese = { language: 'PT', brandLanguage: 'PT' } as const
