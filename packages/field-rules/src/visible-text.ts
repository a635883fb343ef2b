const unseen = /[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\p{Co}\p{Cs}\u2800]/u
// Two marks on a letter are what languages need; more of them are drawn over the lines above and below.
const markStack = /^\p{M}|\p{M}{3}/u
const seen = /[\p{L}\p{N}\p{P}\p{S}]/u
// Emoji are often followed by this selector, which has them drawn in colour.
const colouredEmoji = /(\p{Extended_Pictographic})\uFE0F/gu

/** Whether some character shows nothing, or marks are stacked over a letter. */
export const hidesCharacters = (text: string): boolean => {
  const plain = text.normalize('NFD').replaceAll(colouredEmoji, '$1')
  return unseen.test(plain) || markStack.test(plain)
}

/**
 * Whether a name shows something with every character: no letters that are drawn as nothing (U+3164 and
 * the like), no marks of direction, no stacks of combining marks.
 */
export const isVisible = (text: string): boolean => seen.test(text) && !hidesCharacters(text)
