import type { InEachLanguage } from '@trevo/languages/languages.ts'

/** A new brand's help topic; see `domain/help-blocks.ts` for the format of a body. */
export type SeededTopic = {
  readonly id: string
  readonly title: InEachLanguage<string>
  readonly body: InEachLanguage<string>
}
