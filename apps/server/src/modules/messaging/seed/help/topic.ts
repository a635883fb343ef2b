import type { InEachLanguage } from '@trevo/languages/languages.ts'

/** A help topic as a new brand gets it; see `domain/help-blocks.ts` for how a body is written. */
export type SeededTopic = {
  readonly id: string
  readonly title: InEachLanguage<string>
  readonly body: InEachLanguage<string>
}
