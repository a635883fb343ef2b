const unseen = /[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\p{Co}\p{Cs}\u2800]/u
// Languages need two marks on a letter; more are drawn over the lines above and below.
const markStack = /^\p{M}|\p{M}{3}/u
const seen = /[\p{L}\p{N}\p{P}\p{S}]/u
// Emoji are often followed by this selector, which makes them coloured.
const colouredEmoji = /(\p{Extended_Pictographic})\uFE0F/gu

/** Whether some character is invisible, or marks are stacked on a letter. */
export const hidesCharacters = (text: string): boolean => {
  const plain = text.normalize('NFD').replaceAll(colouredEmoji, '$1')
  return unseen.test(plain) || markStack.test(plain)
}

/**
 * Whether every character of a name is visible: no letters that render as nothing (U+3164 and the
 * like), no direction marks, no stacks of combining marks.
 */
export const isVisible = (text: string): boolean => seen.test(text) && !hidesCharacters(text)
