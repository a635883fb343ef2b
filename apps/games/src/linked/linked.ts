import type { LanguageCode } from '@trevo/languages/languages.ts'
import type { Text } from '../text/pt.ts'

/** A round or a seat that a link signed by the platform names. */
export type Linked = {
  readonly gameCode: string
  readonly roundId: string
  readonly proof: string
  readonly text: Text
  readonly language: LanguageCode
}
