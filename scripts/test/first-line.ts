import { stripVTControlCharacters } from 'node:util'

/** The first line of an error's text, without colours. */
export const firstLineOf = (text: string): string =>
  stripVTControlCharacters(text.split('\n', 1)[0] ?? '')
