import type { LanguageCode } from '@trevo/languages/languages.ts'
import type { Text } from '../text/pt.ts'

/** A round or a seat named by a link that the platform signed. */
export type Linked = {
  readonly gameCode: string
  readonly roundId: string
  readonly proof: string
  readonly text: Text
  readonly language: LanguageCode
}
