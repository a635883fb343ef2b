import type { RuleMessage, RuleTexts } from './rule-message.ts'

/** One rule as a sentence, from the catalogue of a language (`texts/pt.ts`, `texts/en.ts`). */
export const ruleText = (texts: RuleTexts, { key, params }: RuleMessage): string => {
  // The union ties each key to its own parameters; the compiler cannot follow it through the index.
  const tell = texts[key] as (params: unknown) => string
  return tell(params)
}
