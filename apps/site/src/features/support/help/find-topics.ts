import type { HelpTopic } from '@trevo/contract/wps/help.ts'

/** As typed in a hurry: without capitals and accents. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase()

const textOf = ({ title, blocks }: HelpTopic): string =>
  [title, ...blocks.flatMap((block) => (block.type === 'list' ? block.items : [block.text]))].join(
    ' ',
  )

/** Topics that contain every word asked for, in their order; all when nothing is asked. */
export const findTopics = (topics: readonly HelpTopic[], words: string): readonly HelpTopic[] => {
  const asked = plain(words).split(/\s+/).filter(Boolean)
  return topics.filter((topic) => {
    const text = plain(textOf(topic))
    return asked.every((word) => text.includes(word))
  })
}
