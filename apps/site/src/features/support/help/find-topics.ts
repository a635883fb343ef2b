import type { HelpTopic } from '@trevo/contract/wps/help.ts'
import { foldText } from '@trevo/field-rules/fold-text.ts'

const textOf = ({ title, blocks }: HelpTopic): string =>
  [title, ...blocks.flatMap((block) => (block.type === 'list' ? block.items : [block.text]))].join(
    ' ',
  )

/** Topics that contain every search word, in order; all of them without a search. */
export const findTopics = (topics: readonly HelpTopic[], words: string): readonly HelpTopic[] => {
  const asked = foldText(words).split(/\s+/).filter(Boolean)
  return topics.filter((topic) => {
    const text = foldText(textOf(topic))
    return asked.every((word) => text.includes(word))
  })
}
