/** The first characters of a text; an emoji of two code units is one of them. */
export const firstCharacters = (text: string, max: number): string =>
  [...text].slice(0, max).join('')

/** RULE-9: the words of a text, separated by spaces. */
export const countWords = (text: string): number => text.split(/\s+/).filter(Boolean).length
