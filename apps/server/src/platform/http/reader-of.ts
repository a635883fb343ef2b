import type { Reader } from '@trevo/languages/texts.ts'
import type { Brand } from './brand.ts'

/** The reader of a request: its language, and the default of its brand for texts that lack it. */
export const readerOf = ({
  brand,
  language,
}: {
  readonly brand: Pick<Brand, 'defaultLanguage'>
  readonly language: Reader['language']
}): Reader => ({ language, brandLanguage: brand.defaultLanguage })
